# SPDX-FileCopyrightText: 2026 The Trichevron authors
# SPDX-License-Identifier: Apache-2.0
# Sourced by app/run, tests/run and .ci/run: installs missing packages and builds. For Debian 12 and Ubuntu 24.04.

build_packages=(g++ cmake ninja-build qt6-base-dev qt6-svg-dev libqcustomplot-dev nlohmann-json3-dev libcli11-dev libfmt-dev
  zlib1g-dev libelf-dev liblz4-dev libzstd-dev libsqlite3-dev pkg-config python3 qt6-l10n-tools qt6-translations-l10n fonts-dejavu-core fonts-inter fonts-jetbrains-mono fonts-nanum)
headless_packages=(xvfb)
accessibility_packages=(dbus dbus-daemon at-spi2-core python3-pyatspi) # tests/accessibility
test_packages=(libgtest-dev libbenchmark-dev libvalijson-dev "${headless_packages[@]}" "${accessibility_packages[@]}")
# For the tests of a worker behind ssh. With systemd, installing the server also starts it as a service, which a
# developer may not want: there only CI installs it.
ssh_packages=(openssh-server openssh-client)
[ -d /run/systemd/system ] || test_packages+=("${ssh_packages[@]}")
lint_packages=(clang-format clang-tidy)
clang_packages=(clang libclang-rt-dev lld) # for sanitizers and fuzzers

say() { printf '%s: %s\n' "${0##*/}" "$*" >&2; }
fail() { say "$*"; exit 1; }

# Seconds for which another apt-get, or a dpkg, may hold a lock.
apt_patience=600

# update_package_lists [sudo]: apt-get waits for the lock of dpkg itself, but not for that of the package lists.
update_package_lists() {
  local problem waited
  for ((waited = 0; waited < apt_patience; waited += 2)); do
    problem=$("$@" env LC_ALL=C apt-get update -qq -o "DPkg::Lock::Timeout=$apt_patience" 2>&1) && return
    [[ $problem == *"Could not get lock"* ]] || break
    [ "$waited" -gt 0 ] || say "waiting for another apt-get"
    sleep 2
  done
  printf '%s\n' "$problem" >&2
  return 1
}

# install_missing PACKAGE...: installs the packages that are missing.
install_missing() {
  local package missing=()
  local installed
  # dpkg-query fails if it does not know one of the names, which only means that the package is missing.
  installed=$({ dpkg-query -W -f '${db:Status-Status} ${Package}\n' "$@" 2>/dev/null || true; } |
    awk '$1 == "installed" { print $2 }')
  for package in "$@"; do
    grep -qxF -- "$package" <<<"$installed" || missing+=("$package")
  done
  [ ${#missing[@]} -gt 0 ] || return 0

  command -v apt-get >/dev/null || fail "missing packages: ${missing[*]}. There is no apt-get to install them; install them by hand"
  local as_root=()
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || fail "missing packages: ${missing[*]}. As root, run: apt-get install ${missing[*]}"
    as_root=(sudo)
  fi
  say "installing ${missing[*]}"
  update_package_lists "${as_root[@]}" || say "apt-get update failed; using the package lists of the last update"
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -o "DPkg::Lock::Timeout=$apt_patience" \
    -y -qq --no-install-recommends "${missing[@]}" >/dev/null ||
    fail "could not install ${missing[*]}"
}

# empty_if_of_other_sources BINARY_DIR: a build folder that was copied or moved with the sources would build those from
# which it was configured.
empty_if_of_other_sources() {
  local home
  home=$(sed -n 's/^CMAKE_HOME_DIRECTORY:INTERNAL=//p' "$1/CMakeCache.txt" 2>/dev/null) || return 0
  [ -n "$home" ] && ! [ "$home" -ef . ] || return 0
  say "$1 was configured for the sources in $home; configuring it for these"
  find "$1/" -mindepth 1 -delete
}

# build PRESET BINARY_DIR: configures once, then builds what changed. The lock on the folder ends with the process that
# holds it, however that ends; what is built and started later does not inherit it.
build() {
  local preset=$1 directory=$2
  mkdir -p "$directory"
  (
    if command -v flock >/dev/null && ! flock --nonblock 9; then
      say "waiting for another build in $directory"
      flock 9
    fi
    empty_if_of_other_sources "$directory"
    if [ ! -e "$directory/build.ninja" ]; then
      cmake --preset "$preset" | grep -E '^-- CUDA|Error|Warning' || true
      [ -e "$directory/build.ninja" ] || fail "could not configure the build; for the errors, run: cmake --preset $preset"
    fi
    cmake --build --preset "$preset"
  ) 9<"$directory"
}
