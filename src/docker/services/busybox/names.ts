/** The programs that BusyBox is, with blanks between. */
export const APPLETS =
  '[ addgroup adduser arch ash awk base32 base64 basename bc bunzip2 busybox bzip2 cal cat chgrp chmod chown chroot cksum clear cmp ' +
  'comm cp crontab cut date dd delgroup deluser df diff dirname dmesg du echo egrep env expand expr factor false fdisk ' +
  'fgrep find fold free getent grep groups gunzip gzip halt head hexdump hostname id ifconfig install ip kill killall ' +
  'less link ln logname ls lsof md5sum mkdir mkfifo mknod mktemp more mount mv nc netstat nice nl nohup nproc nslookup ' +
  'od passwd paste patch pgrep pidof ping pkill poweroff printenv printf ps pwd readlink realpath reboot renice reset ' +
  'rev rm rmdir sed seq setsid sh sha1sum sha256sum sha512sum shred shuf sleep sort split stat strings stty su sum sync ' +
  'tac tail tar tee test time timeout top touch tr traceroute tree true truncate tsort tty umount uname unexpand uniq ' +
  'unlink unzip uptime vi watch wc wget which who whoami xargs xxd yes zcat'

/** Those that Alpine has in a package of its own, `busybox-extras`. */
export const EXTRA_APPLETS = 'httpd'
