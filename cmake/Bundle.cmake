# SPDX-FileCopyrightText: 2026 The Trichevron authors
# SPDX-License-Identifier: Apache-2.0
# A self-contained tree, with the window, for a machine where no packages can be installed:
#   cmake --install build --component bundle --prefix DIR && DIR/trichevron
# It contains Qt, its plugins, its translations and fonts, but not libc, libstdc++, libcuda or a graphics driver.
set(bundle COMPONENT bundle EXCLUDE_FROM_ALL)

install(TARGETS trichevron_cli RUNTIME_DEPENDENCY_SET trichevron_dependencies RUNTIME DESTINATION bin ${bundle})
install(TARGETS trichevron RUNTIME_DEPENDENCY_SET trichevron_dependencies RUNTIME DESTINATION bin ${bundle})

set(plugin_targets)
foreach(plugin QOffscreenIntegrationPlugin QXcbIntegrationPlugin)
  find_package(Qt6${plugin} QUIET PATHS ${Qt6Gui_DIR} NO_DEFAULT_PATH)
  if(TARGET Qt6::${plugin})
    list(APPEND plugin_targets Qt6::${plugin})
  endif()
endforeach()
if(plugin_targets)
  install(IMPORTED_RUNTIME_ARTIFACTS ${plugin_targets} RUNTIME_DEPENDENCY_SET trichevron_dependencies
    LIBRARY DESTINATION plugins/platforms ${bundle})
endif()
install(RUNTIME_DEPENDENCY_SET trichevron_dependencies
  PRE_EXCLUDE_REGEXES "^ld-linux" "^lib(c|m|dl|rt|pthread|resolv|util)\\.so" "^libstdc\\+\\+" "^libgcc_s"
    "^lib(GLX_mesa|EGL_mesa|gbm|drm|cuda)"
  DIRECTORIES /usr/lib/${CMAKE_LIBRARY_ARCHITECTURE} /lib/${CMAKE_LIBRARY_ARCHITECTURE}
  LIBRARY DESTINATION lib ${bundle})

install(DIRECTORY ${PROJECT_SOURCE_DIR}/resources/devices ${PROJECT_SOURCE_DIR}/resources/lessons
    ${PROJECT_SOURCE_DIR}/resources/recordings ${PROJECT_SOURCE_DIR}/resources/schemas
  DESTINATION share/trichevron ${bundle})
# Qt's own texts in the languages of the program: the window loads them from the bundle (qt.conf).
find_program(QTPATHS NAMES qtpaths6 qtpaths HINTS /usr/lib/qt6/bin)
set(qt_translations_folder)
if(QTPATHS)
  execute_process(COMMAND ${QTPATHS} --query QT_INSTALL_TRANSLATIONS
    OUTPUT_VARIABLE qt_translations_folder OUTPUT_STRIP_TRAILING_WHITESPACE)
endif()
set(qt_translations)
foreach(file ${trichevron_translation_files})
  string(REGEX REPLACE ".*trichevron_(.+)\\.ts$" "qtbase_\\1.qm" name ${file})
  if(EXISTS ${qt_translations_folder}/${name})
    list(APPEND qt_translations ${qt_translations_folder}/${name})
  else()
    message(STATUS "The bundle has no ${name}: install qt6-translations-l10n")
  endif()
endforeach()
install(FILES ${qt_translations} DESTINATION translations ${bundle})

file(GLOB bundle_fonts
  /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf
  /usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf
  /usr/share/fonts/opentype/inter/Inter-Regular.otf
  /usr/share/fonts/opentype/inter/Inter-SemiBold.otf
  /usr/share/fonts/opentype/inter/Inter-Bold.otf
  /usr/share/fonts/truetype/jetbrains-mono/JetBrainsMono-Regular.ttf
  /usr/share/fonts/truetype/jetbrains-mono/JetBrainsMono-Bold.ttf
  /usr/share/fonts/truetype/nanum/NanumGothic.ttf
  /usr/share/fonts/truetype/nanum/NanumGothicBold.ttf)
install(FILES ${bundle_fonts} DESTINATION share/fonts ${bundle})
# The licences of the fonts (OFL) and their authors, as Debian's packages state them.
foreach(package fonts-dejavu-core fonts-inter fonts-jetbrains-mono fonts-nanum)
  if(EXISTS /usr/share/doc/${package}/copyright)
    install(FILES /usr/share/doc/${package}/copyright DESTINATION LICENSES RENAME ${package}.txt ${bundle})
  endif()
endforeach()
install(FILES ${PROJECT_SOURCE_DIR}/LICENSES/GPL-3.0-or-later.txt ${PROJECT_SOURCE_DIR}/LICENSES/Apache-2.0.txt
  DESTINATION LICENSES ${bundle})
install(FILES ${PROJECT_SOURCE_DIR}/cmake/bundle/qt.conf DESTINATION bin ${bundle})
install(FILES ${PROJECT_SOURCE_DIR}/cmake/bundle/fonts.conf DESTINATION share/fonts ${bundle})
install(PROGRAMS ${PROJECT_SOURCE_DIR}/cmake/bundle/trichevron DESTINATION . ${bundle})
