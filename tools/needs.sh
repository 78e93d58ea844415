#!/usr/bin/env bash
# What the machine itself must have.
#   tools/needs.sh has NAME     is it there?
#   tools/needs.sh get NAME…    installs what is missing, as root or where sudo asks nobody; what cannot be had is noted
#                               in build/skips
# NO_APT=1 never installs anything.
set -euo pipefail
cd "$(dirname "$0")/.."
PYTHON=${PYTHON:-python3}

# name | found by | Debian packages | what is skipped without it
table() {
  cat <<'END'
venv       | "$PYTHON" -c 'import ensurepip, venv' | python3-venv              | everything
compiler   | includes_python                       | gcc libc6-dev python3-dev | tests of the compiled engine
valgrind   | valgrind --version                    | valgrind                  | the check of the instruction counts
postgresql | has_postgres                          | postgresql                | tests of the server on PostgreSQL
redis      | redis-server --version                | redis-server              | tests of several processes of the server
chromium   | chromium --version                    | chromium fonts-dejavu-core | tests in a real browser
END
}

# Asks the compiler that the build would use for the header that the build would include.
includes_python() {
  local compiler include
  compiler=${CC:-$("$PYTHON" -c 'import sysconfig; print(sysconfig.get_config_var("CC") or "cc")')}
  include=$("$PYTHON" -c 'import sysconfig; print(sysconfig.get_path("include"))')
  echo '#include <Python.h>' | $compiler -fsyntax-only -I"$include" -x c -
}

# Debian keeps the server's programs off the path.
has_postgres() { compgen -G '/usr/lib/postgresql/*/bin/initdb' || command -v initdb; }

column() { table | awk -F'|' -v name="$1" -v n="$2" '{ gsub(/ +$/, "", $1) } $1 == name { gsub(/^ +| +$/, "", $n); print $n }'; }

has() { eval "$(column "$1" 2)" >/dev/null 2>&1 </dev/null; }

lacking() { for name in "$@"; do has "$name" || echo "$name"; done; }

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}

# Why nothing can be installed; nothing when it can.
obstacle() {
  if [ "${NO_APT:-}" = 1 ]; then echo "NO_APT=1 was said"
  elif ! command -v apt-get >/dev/null; then echo "this machine has no apt"
  elif ! as_root true 2>/dev/null; then echo "that takes root, or a sudo that asks nobody"
  fi
}

install() {
  local packages why
  packages=$(echo $(for name in "$@"; do column "$name" 3; done))
  why=$(obstacle)
  if [ -n "$why" ]; then
    echo "Missing here, and not installed, since $why. By hand: apt-get install $packages" >&2
    return 1
  fi
  echo "Installing with apt, as $(as_root id -un): $packages (NO_APT=1 installs nothing)"
  export DEBIAN_FRONTEND=noninteractive
  as_root apt-get update -qq && as_root apt-get install -y -qq --no-install-recommends $packages >/dev/null ||
    { echo "That did not work." >&2; return 1; }
}

get() {
  local missing
  missing=$(lacking "$@")
  [ -n "$missing" ] || return 0
  install $missing </dev/null || echo "The tests say at the end what was left out." >&2
  mkdir -p build/skips
  for name in $(lacking $missing); do
    echo "$(column "$name" 4) (missing here: $(column "$name" 3))" >"build/skips/$name"
  done
}

case ${1:-} in
  has) has "$2" ;;
  get) shift; get "$@" ;;
  *) sed -n '2,6s/^# //p' "$0"; exit 2 ;;
esac
