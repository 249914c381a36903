# SPDX-FileCopyrightText: 2026 The Trichevron authors
# SPDX-License-Identifier: Apache-2.0
# Sourced by app/run, tests/run and .ci/run: finds out what is missing and installs it. Debian 12, Ubuntu 24.04.

build_packages=(g++ cmake ninja-build qt6-base-dev qt6-svg-dev libqcustomplot-dev nlohmann-json3-dev libcli11-dev libfmt-dev
  zlib1g-dev fonts-dejavu-core fonts-inter fonts-jetbrains-mono)
headless_packages=(xvfb)
test_packages=(libgtest-dev libbenchmark-dev libvalijson-dev "${headless_packages[@]}")
# For the tests of a worker behind ssh. Where there is systemd, installing the server starts a service, which nobody
# asked for at a desk: there it is left to whoever wants those tests, and CI.
ssh_packages=(openssh-server openssh-client)
[ -d /run/systemd/system ] || test_packages+=("${ssh_packages[@]}")
lint_packages=(clang-format clang-tidy)
fuzz_packages=(clang libclang-rt-dev)

say() { printf '%s: %s\n' "${0##*/}" "$*" >&2; }
fail() { say "$*"; exit 1; }

# install_missing PACKAGE...: does nothing, and asks for nothing, when all are there.
install_missing() {
  local package missing=()
  local installed
  # dpkg-query fails as soon as it does not know one of the names, which is what is to be found out here.
  installed=$({ dpkg-query -W -f '${db:Status-Status} ${Package}\n' "$@" 2>/dev/null || true; } |
    awk '$1 == "installed" { print $2 }')
  for package in "$@"; do
    grep -qxF -- "$package" <<<"$installed" || missing+=("$package")
  done
  [ ${#missing[@]} -gt 0 ] || return 0

  command -v apt-get >/dev/null || fail "needs ${missing[*]}, and can install packages only with apt-get; install them by hand and start again"
  local as_root=()
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || fail "needs root to install ${missing[*]}; as root, run: apt-get install ${missing[*]}"
    as_root=(sudo)
  fi
  say "installing ${missing[*]}"
  "${as_root[@]}" apt-get update -qq || say "the package lists could not be brought up to date; going on with those there are"
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null ||
    fail "could not install ${missing[*]}"
}

# build PRESET BINARY_DIR [TARGET...]: configures once, then builds what changed, with progress.
build() {
  local preset=$1 directory=$2
  shift 2
  if [ ! -e "$directory/build.ninja" ]; then
    cmake --preset "$preset" | grep -E '^-- CUDA|Error|Warning' || true
    [ -e "$directory/build.ninja" ] || fail "could not configure the build; see what cmake says: cmake --preset $preset"
  fi
  cmake --build "$directory" ${1:+--target "$@"}
}
