# Runs an image whose file system is a folder: programs of this machine in the place of its base, everything read-only but
# /tmp and what is mounted to be written, a network of its own, the image's account. Reads commands, one a line, which it
# runs inside, as that account, and says after each of them how it ended.
#   run-image.sh <root> <mounts: from, to, "ro" or "rw", separated by tabs> <account> <group> <folder> <variables…> -- <command…>
set -e
root=$1 mounts=$2 user=$3 group=$4 folder=$5
shift 5
variables=
while [ "$1" != -- ]; do
  variables="$variables $1"
  shift
done
shift
mount --bind "$root" "$root"
mkdir -p "$root/usr" "$root/dev" "$root/proc" "$root/tmp"
for link in bin sbin lib lib64; do
  [ -e "/$link" ] && ln -sfn "usr/$link" "$root/$link"
done
mount --rbind /usr "$root/usr"
mount -o remount,bind,ro "$root/usr"
mount --rbind /dev "$root/dev"
mount --rbind /proc "$root/proc"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
while IFS="$(printf '\t')" read -r from to mode; do
  [ -d "$from" ] && mkdir -p "$root$to"
  [ -d "$from" ] || { mkdir -p "$(dirname "$root$to")" && touch "$root$to"; }
  mount --bind "$from" "$root$to"
  [ "$mode" = rw ] || mount -o remount,bind,ro "$root$to"
done <"$mounts"
mount -o remount,bind,ro "$root"
ip link set lo up
inside() {
  exec chroot "$root" setpriv --reuid "$user" --regid "$group" --clear-groups --bounding-set=-all --inh-caps=-all \
    --no-new-privs env -i PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/tmp $variables \
    sh -c 'cd "$0" && exec "$@"' "$folder" "$@"
}
inside "$@" </dev/null >&2 &
program=$!
while read -r command; do
  if [ "$command" = stop ]; then
    kill -TERM $program
    code=0
    wait $program || code=$?
    echo "ended $code"
    exit 0
  fi
  code=0
  (inside sh -c "$command" </dev/null >&2) || code=$?
  echo "ended $code"
done
kill -KILL $program
