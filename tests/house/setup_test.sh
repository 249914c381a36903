#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Trichevron authors
# SPDX-License-Identifier: Apache-2.0
# app/run and tests/run from places where they must not go astray, with a cmake that only notes what it is asked to do.
#   tests/house/setup_test.sh SOURCE_DIRECTORY
set -euo pipefail
source=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0

# expect WHAT ACTUAL EXPECTED
expect() {
  [ "$2" = "$3" ] && return
  printf '%s: got "%s", expected "%s"\n' "$1" "$2" "$3" >&2
  failures=$((failures + 1))
}

mkdir "$work/bin"
# Every package is installed.
cat >"$work/bin/dpkg-query" <<'END'
#!/bin/sh
for word; do printf 'installed %s\n' "$word"; done
END
# Configuring fails beside another one; building makes a program that says where it is.
cat >"$work/bin/cmake" <<'END'
#!/bin/sh
set -e
if [ "$1" = --preset ]; then
  mkdir -p build
  mkdir build/configuring
  sleep 0.3
  printf 'CMAKE_HOME_DIRECTORY:INTERNAL=%s\n' "$PWD" >build/CMakeCache.txt
  touch build/build.ninja
  echo configured >>configured
  rmdir build/configuring
else
  mkdir -p build/app/gui
  printf '#!/bin/sh\n[ ! -e /proc/self/fd/9 ] || echo inherits the lock\necho "$0"\n' >build/app/gui/trichevron
  chmod +x build/app/gui/trichevron
  sed -n 's/^CMAKE_HOME_DIRECTORY:INTERNAL=/built /p' build/CMakeCache.txt >built
fi
END
chmod +x "$work"/bin/*
export PATH="$work/bin:$PATH" DISPLAY=:none

clone="$work/a clone é ő"
mkdir -p "$clone/app"
cp "$source/app/run" "$source/app/setup.sh" "$clone/app"
program=build/app/gui/trichevron

expect "in a path with a blank" "$("$clone/app/run")" "$clone/$program"

mkdir -p "$work/decoy/app"
expect "with CDPATH" "$(cd "$clone" && CDPATH="$work/decoy" app/run)" "$clone/$program"

ln -s "$clone/app/run" "$work/linked"
expect "by a symbolic link" "$(cd / && "$work/linked")" "$clone/$program"
expect "configured once" "$(cat "$clone/configured")" configured

# Its help is read from the file, which it finds only in its own clone.
mkdir "$clone/tests" "$work/decoy/tests"
cp "$source/tests/run" "$clone/tests"
help=$("$clone/tests/run" --help)
expect "the help of the tests" "$(grep -c -- --bench <<<"$help")" 1
expect "of the tests with CDPATH" "$(cd "$clone" && CDPATH="$work/decoy" tests/run --help)" "$help"
ln -s "$clone/tests/run" "$work/linked-tests"
expect "of the tests by a symbolic link" "$(cd / && "$work/linked-tests" --help)" "$help"

cp -r "$clone" "$work/copy"
expect "of a copy" "$("$work/copy/app/run" 2>/dev/null)" "$work/copy/$program"
expect "builds its own sources" "$(cat "$work/copy/built")" "built $work/copy"
expect "leaves the original" "$(cat "$clone/built")" "built $clone"

mv "$work/copy" "$work/moved"
expect "of a moved clone" "$("$work/moved/app/run" 2>/dev/null)" "$work/moved/$program"
expect "builds the moved sources" "$(cat "$work/moved/built")" "built $work/moved"

mkdir -p "$work/new/app"
cp "$source/app/run" "$source/app/setup.sh" "$work/new/app"
"$work/new/app/run" >"$work/first" 2>/dev/null &
first=$!
"$work/new/app/run" >"$work/second" 2>/dev/null || true
wait "$first" || true
expect "the first of two at once" "$(cat "$work/first")" "$work/new/$program"
expect "the second of two at once" "$(cat "$work/second")" "$work/new/$program"
expect "configured once by both" "$(cat "$work/new/configured")" configured

# On a new machine, while another apt-get holds its locks: that of the package lists is free at the third call.
mkdir "$work/apt"
cat >"$work/apt/dpkg-query" <<END
#!/bin/sh
[ -e "$work/apt/installed" ] && for word; do printf 'installed %s\\n' "\$word"; done
END
cat >"$work/apt/apt-get" <<END
#!/bin/sh
echo "\$*" >>"$work/apt/calls"
case \$1 in
update)
  [ "\$(grep -c '^update' "$work/apt/calls")" -ge 3 ] && exit
  echo 'E: Could not get lock /var/lib/apt/lists/lock. It is held by process 7 (apt-get)' >&2
  exit 100 ;;
install) touch "$work/apt/installed" ;;
esac
END
printf '#!/bin/sh\nexec "$@"\n' >"$work/apt/sudo"
printf '#!/bin/sh\n' >"$work/apt/sleep"
chmod +x "$work"/apt/*
rm -r "$work/new/build"
expect "on a new machine" "$(PATH="$work/apt:$PATH" "$work/new/app/run" 2>"$work/said")" "$work/new/$program"
expect "waits for the package lists" "$(grep -c '^update' "$work/apt/calls")" 3
expect "says so once" "$(grep -c 'waiting for another apt-get' "$work/said")" 1
expect "says nothing else of it" "$(grep -c 'lock\|failed' "$work/said")" 0
expect "apt-get waits for dpkg" "$(grep -c '^install .*DPkg::Lock::Timeout=[1-9]' "$work/apt/calls")" 1

[ "$failures" = 0 ] || exit 1
