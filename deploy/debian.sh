#!/usr/bin/env bash
# Tries the image and the README in a clean Debian, without a container engine: deploy/debian.sh, as root, with debootstrap and git at hand.
# It performs deploy/Dockerfile step by step and runs what comes out of it, read-only and without root, until its health check is content; then it runs
# the commands of the README in a fresh clone, with nothing there but git and Debian's own Node. --quick leaves npm test out.
#
# What differs from machine to machine comes from the environment: DEBIAN_MIRROR, npm_config_registry, NPM_CONFIG_USERCONFIG (a file for npm),
# NODE_EXTRA_CA_CERTS (a file of certificates), http_proxy, https_proxy, no_proxy. The root lies in memory meanwhile (some 4 GB), or in the folder that
# TMPDIR names.
#
# Everything runs in namespaces of its own: however this ends, its processes and mounts end with it.
set -euo pipefail
shopt -s inherit_errexit
SUITE=trixie
MIRROR=${DEBIAN_MIRROR:-http://deb.debian.org/debian}
tree=$(cd "$(dirname "$0")/.." && pwd)

say() { printf '%4ss  %s\n' "$SECONDS" "$*"; }
fail() {
  echo "deploy/debian.sh: $*" >&2
  exit 1
}

if [ "${1:-}" != --inside ]; then
  [ "$(id -u)" = 0 ] || fail 'only root can make a root: run it with sudo'
  for program in debootstrap git unshare setpriv; do
    command -v "$program" >/dev/null || fail "needs the program $program: apt-get install debootstrap git util-linux"
  done
  work=$(mktemp -d -t orrery-debian.XXXXXX)
  running=
  tidy() {
    if [ -n "$running" ]; then
      kill -KILL "$running" 2>/dev/null || true
      wait "$running" 2>/dev/null || true
    fi
    rm -rf --one-file-system "$work"
  }
  trap tidy EXIT
  trap 'exit 130' INT
  trap 'exit 143' TERM HUP
  setpriv --pdeathsig KILL unshare --mount --pid --fork --kill-child "$0" --inside "$work" "$@" &
  running=$!
  code=0
  wait "$running" || code=$?
  running=
  exit "$code"
fi

work=$2
quick=${3:-}
mount -t proc proc /proc
[ -n "${TMPDIR:-}" ] || mount -t tmpfs -o mode=755,size=8g tmpfs "$work"

# Layers, each a folder of what it adds to those below, and roots they are seen at.
declare -A below=()

# layer NAME BELOW: a root at $work/roots/NAME that can be written to and leaves what lies below as it is.
layer() {
  mkdir -p "$work/layers/$1" "$work/scratch/$1" "$work/roots/$1"
  below[$1]=${2:+$work/layers/$2${below[$2]:+:${below[$2]}}}
  mount -t overlay overlay -o "lowerdir=${below[$1]},upperdir=$work/layers/$1,workdir=$work/scratch/$1" "$work/roots/$1"
  furnish "$work/roots/$1"
}

# What every Linux root has to have besides its files.
furnish() {
  mount -t proc proc "$1/proc"
  mount --rbind /dev "$1/dev"
  mount -t sysfs -o ro sysfs "$1/sys"
}

passed=()
for name in npm_config_registry http_proxy https_proxy no_proxy; do
  if [ -n "${!name:-}" ]; then passed+=("$name=${!name}"); fi
done

# inside NAME USER FOLDER COMMAND [VARIABLE=VALUE…]: a command of the shell in a root.
inside() {
  local name=$1 user=$2 folder=$3 command=$4 home=/root
  shift 4
  [ "$user" = root ] || home=/home/$user
  env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME="$home" LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
    "${passed[@]}" "$@" chroot --userspec="$user" --groups= "$work/roots/$name" sh -c "cd '$folder' && $command"
}

# serves NAME PORT SECONDS: waits until a server is ready and shows its page.
serves() {
  inside "$1" root / 'exec node -e "$SCRIPT"' AT="http://127.0.0.1:$2" SECONDS_LEFT="$3" SCRIPT='
    const { AT, SECONDS_LEFT } = process.env;
    const until = Date.now() + SECONDS_LEFT * 1000;
    const look = async (path) => {
      const answer = await fetch(AT + path);
      if (!answer.ok) throw new Error(path + " answers " + answer.status);
      return answer.text();
    };
    const attempt = async () => {
      try {
        await look("/readyz");
        if (!(await look("/")).includes("Orrery")) throw new Error("the page is another one");
      } catch (error) {
        if (Date.now() > until) throw error;
        setTimeout(attempt, 500);
      }
    };
    attempt();'
}

free_port() {
  inside node root / 'exec node -e "$SCRIPT"' SCRIPT='
    const probe = require("net").createServer();
    probe.listen(0, () => { console.log(probe.address().port); probe.close(); });'
}

# ends PID WHAT: a server ends by itself once it is told to.
ends() {
  kill -TERM "$1"
  for _ in $(seq 60); do
    kill -0 "$1" 2>/dev/null || return 0
    sleep 0.5
  done
  fail "$2 did not end within thirty seconds"
}

say "Debian $SUITE"
mkdir -p "$work/layers/debian" "$work/roots"
debootstrap --variant=minbase --include=ca-certificates "$SUITE" "$work/layers/debian" "$MIRROR" >"$work/debootstrap.log" 2>&1 ||
  { tail -5 "$work/debootstrap.log" >&2; fail 'debootstrap failed'; }
ln -s ../layers/debian "$work/roots/debian"
below[debian]=
furnish "$work/layers/debian"
if [ -n "${NODE_EXTRA_CA_CERTS:-}" ]; then
  cp "$NODE_EXTRA_CA_CERTS" "$work/layers/debian/etc/ssl/outside.pem"
  passed+=(NODE_EXTRA_CA_CERTS=/etc/ssl/outside.pem)
fi
if [ -n "${NPM_CONFIG_USERCONFIG:-}" ]; then cp "$NPM_CONFIG_USERCONFIG" "$work/layers/debian/root/.npmrc"; fi
inside debian root / 'apt-get -q update && apt-get -q install -y --no-install-recommends git nodejs npm' >"$work/apt.log" 2>&1 ||
  { tail -5 "$work/apt.log" >&2; fail 'Node could not be installed'; }

# What node:24-slim is: Debian, Node 24 and its npm in /usr/local, and somebody called node.
say 'Node 24, in the place of node:24-slim'
layer node debian
inside node root / 'npm install -g --prefix /usr/local --ignore-scripts --no-audit --no-fund node-linux-$(node -p process.arch)@24 npm@11 &&
  useradd -m -u 1000 node' >"$work/node.log" 2>&1 ||
  { tail -5 "$work/node.log" >&2; fail 'Node 24 could not be installed'; }

# A command in brackets as the words of a shell.
words() {
  local word
  sed -e 's/^\["//' -e 's/"\]$//' -e 's/", "/\n/g' <<<"$1" | while IFS= read -r word; do printf '%q ' "$word"; done
}

stage= dir=/ user=root health= command= volume=
variables=()
while read -r word rest; do
  case $word in
    FROM)
      stage=${rest#* AS }
      [ "$stage" != "$rest" ] || stage=image
      [ "${rest%% *}" = node:24-slim ] || fail "the Dockerfile begins from ${rest%% *}, which is not made here"
      layer "$stage" node
      dir=/ user=root variables=()
      ;;
    WORKDIR)
      dir=$rest
      mkdir -p "$work/roots/$stage$dir"
      ;;
    COPY)
      read -r a b c <<<"$rest"
      case $a in
        --from=*) cp -a "$work/roots/${a#--from=}$b" "$work/roots/$stage$c" ;;
        .) git -C "$tree" archive HEAD | tar -x -C "$work/roots/$stage$dir" --anchored --wildcards --exclude-from="$tree/.dockerignore" ;;
        *) fail "COPY $rest: only whole trees are copied here" ;;
      esac
      ;;
    RUN)
      say "$stage: $rest"
      inside "$stage" "$user" "$dir" "$rest" "${variables[@]}" >"$work/$stage.log" 2>&1 || { tail -20 "$work/$stage.log" >&2; fail "RUN $rest failed"; }
      ;;
    USER) user=$rest ;;
    ENV) read -ra more <<<"$rest" && variables+=("${more[@]}") ;;
    HEALTHCHECK) health=${rest#*CMD } ;;
    CMD) command=$rest ;;
    VOLUME) volume=$rest ;;
    EXPOSE | STOPSIGNAL) ;;
    *) fail "the Dockerfile says $word, which is not done here" ;;
  esac
done < <(sed -e ':line' -e '/\\$/{N;s/\\\n//;b line' -e '}' -e '/^#/d' -e '/^$/d' "$tree/deploy/Dockerfile")

# As docker run --read-only --tmpfs /tmp -v …:/data.
size=$(du -sm "$work/layers/$stage" | cut -f1)
say "the image adds $size MB to Node's; run it read-only as $user"
mkdir "$work/roots/run"
mount -t overlay overlay -o "ro,lowerdir=$work/layers/$stage:${below[$stage]}" "$work/roots/run"
furnish "$work/roots/run"
mount -t tmpfs tmpfs "$work/roots/run/tmp"
mkdir "$work/volume"
chown 1000:1000 "$work/volume"
mount --bind "$work/volume" "$work/roots/run$volume"
port=$(free_port)
inside run "$user" "$dir" "exec $(words "$command")" "${variables[@]}" PORT="$port" >"$work/run.log" 2>&1 &
server=$!
serves run "$port" 60 || { tail -20 "$work/run.log" >&2; fail 'the image does not serve'; }
inside run "$user" "$dir" "$(words "${health//4700/$port}")" || fail 'the health check is not content'
[ "$(stat -c %u "$work/volume/orrery.db")" = 1000 ] || fail 'the data are not in the volume'
if inside run "$user" / 'touch /orrery/x' 2>/dev/null; then fail 'the image can be written to'; fi
ends "$server" 'the image'
say 'the image serves, is well, and ends'

layer readme debian
home=/home/orrery
git clone -q --no-hardlinks "$tree" "$work/roots/readme$home"
say "npm start, on Node $(inside readme root / 'node --version')"
port=$(free_port)
inside readme root "$home" 'exec npm start' PORT="$port" >"$work/start.log" 2>&1 &
server=$!
serves readme "$port" 600 || { tail -20 "$work/start.log" >&2; fail 'npm start does not serve'; }
ends "$server" 'npm start'
say 'npm start serves and ends'
if [ "$quick" != --quick ]; then
  say 'npm test'
  inside readme root "$home" 'npm test' >"$work/test.log" 2>&1 || { grep -aE 'FAIL|failed|need' "$work/test.log" | tail -40 >&2; fail "npm test: $(tail -1 "$work/test.log")"; }
  say "npm test: $(tail -1 "$work/test.log")"
fi
say 'all of it works in a clean Debian'
