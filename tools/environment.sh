#!/usr/bin/env bash
# Sets up an environment, doing only what has changed since the last time.
#   tools/environment.sh uv         .venv with nothing but uv, enough for `make lock`
#   tools/environment.sh dev        .venv: the checkout itself, interpreted, and all tools
#   tools/environment.sh client     web/node_modules, and the browser client built into src/zunft/web_dist
#   tools/environment.sh npm …      the client's npm, with our own Node where there is none
#   tools/environment.sh release    build/release: what makes wheels for other machines
#   tools/environment.sh play       .venv-compiled: the built wheel with the client, and what it needs to run
#   tools/environment.sh compiled   .venv-compiled: that and what its tests need
set -euo pipefail
cd "$(dirname "$0")/.."
export PYTHON=${PYTHON:-python3}
export UV_FIND_LINKS=${UV_FIND_LINKS-${PIP_FIND_LINKS-}} # pip's folder of wheels, if the machine has one

die() { echo "$*" >&2; exit 1; }

hash_of() { sha256sum "$@" | sha256sum | cut -c1-16; }

# is_done STAMP KEY: was this step finished with this very key?
is_done() { [ "$(cat "$1" 2>/dev/null)" = "$2" ]; }

create() { # FOLDER
  local key
  "$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null ||
    die "Zunft needs Python 3.11 or newer, and '$PYTHON' is not. Name another one: make PYTHON=python3.12 …"
  key="$("$PYTHON" -c 'import sys; print(sys.version.split()[0], sys.base_prefix)') $(hash_of requirements/bootstrap.lock)"
  is_done "$1/.created" "$key" && return
  tools/needs.sh get venv
  tools/needs.sh has venv || die "Python's venv is missing and could not be installed. On Debian: apt-get install python3-venv"
  echo "Setting up $1"
  rm -rf "$1"
  "$PYTHON" -m venv "$1"
  "$1/bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bootstrap.lock ||
    die "uv could not be fetched. Is this machine on the internet, and does pip work?"
  echo "$key" >"$1/.created"
}

install_lock() { # FOLDER NAME
  local key
  key=$(hash_of "requirements/$2.lock")
  is_done "$1/.$2" "$key" && return
  "$1/bin/uv" pip install --quiet --python "$1/bin/python" --require-hashes -r "requirements/$2.lock" ||
    die "The packages of requirements/$2.lock could not be installed. Is this machine on the internet?"
  echo "$key" >"$1/.$2"
}

install_checkout() { # FOLDER
  local key
  key=$(hash_of pyproject.toml)
  is_done "$1/.checkout" "$key" && return
  "$1/bin/uv" pip install --quiet --python "$1/bin/python" --no-deps --no-build-isolation -e .
  echo "$key" >"$1/.checkout"
}

# A Node that is new enough for the client's tools: the machine's, else one of our own under build/.
find_node() {
  "$PYTHON" tools/client.py node && return
  create build/node
  install_lock build/node node
  export PATH="$PWD/build/node/bin:$PATH"
}

install_client() {
  local key stamp=src/zunft/web_dist/built-from.txt
  key=$("$PYTHON" tools/client.py key)
  is_done "$stamp" "$key" && return
  find_node
  install_node_modules
  echo "Building the browser client"
  npm --prefix web run --silent build >build/client.log 2>&1 || { tail -n 40 build/client.log >&2; die "The client could not be built."; }
  echo "$key" >"$stamp"
}

install_node_modules() {
  local key
  key=$(hash_of web/package.json web/package-lock.json)
  is_done web/node_modules/.ready "$key" && return
  npm --prefix web ci --silent || die "The packages of web/package-lock.json could not be installed. Is this machine on the internet?"
  echo "$key" >web/node_modules/.ready
}

build_wheel() { # FOLDER COMPILE
  rm -rf build/wheel
  ZUNFT_COMPILE=$2 ZUNFT_BUILD_DIR=build/mypyc "$1/bin/uv" build --wheel --python "$1/bin/python" \
    --require-hashes --build-constraint requirements/build.lock --out-dir build/wheel >build/wheel.log 2>&1 ||
    { tail -n 40 build/wheel.log >&2; return 1; }
}

install_wheel() { # FOLDER PURPOSE
  local key compile=0
  if tools/needs.sh has compiler; then compile=1; fi
  key="$compile $(find src -type f ! -path '*/__pycache__/*' ! -path '*/.*' -print0 | LC_ALL=C sort -z |
    xargs -0 sha256sum pyproject.toml hatch_build.py requirements/build.lock | sha256sum)"
  is_done "$1/.wheel" "$key" && return
  if [ "$2" = play ] && is_done "$1/.wheel" "interpreted instead: $key"; then return; fi
  case $compile in
    1) echo "Compiling the engine" ;;
    0) echo "There is no C compiler with Python.h here, so the engine runs interpreted: the same game, slower bots." ;;
  esac
  if ! build_wheel "$1" "$compile"; then
    [ "$2" = play ] || die "The wheel could not be built."
    echo "The engine could not be compiled, so it runs interpreted: the same game, slower bots."
    key="interpreted instead: $key"
    build_wheel "$1" 0 || die "The wheel could not be built."
  fi
  "$1/bin/uv" pip install --quiet --python "$1/bin/python" --no-deps --reinstall build/wheel/*.whl
  echo "$key" >"$1/.wheel"
}

mkdir -p build
exec 9>build/.environment-lock
flock 9 # two `make` at once would tear each other's environment

case ${1:-} in
  uv) create .venv ;;
  dev) create .venv; install_lock .venv dev; install_checkout .venv ;;
  client) install_client ;;
  npm) shift; find_node; install_node_modules; exec npm --prefix web --silent "$@" 9>&- ;;
  release) create build/release; install_lock build/release release ;;
  play) create .venv-compiled; install_lock .venv-compiled run; install_client; install_wheel .venv-compiled play ;;
  compiled) create .venv-compiled; install_lock .venv-compiled compiled; install_wheel .venv-compiled tests ;;
  *) sed -n '2,9s/^# //p' "$0"; exit 2 ;;
esac
