/** The programs that BusyBox is, with blanks between. */
export const APPLETS =
  '[ addgroup adduser arch ash awk base32 base64 basename bc bunzip2 busybox bzcat bzip2 cal cat chgrp chmod chown chroot cksum ' +
  'clear cmp comm cp cpio crontab cut date dc dd delgroup deluser df diff dirname dmesg dnsdomainname du echo ed egrep env expand ' +
  'expr factor fallocate false fdisk fgrep find flock fold free getent getopt grep groups gunzip gzip halt hd head hexdump hostid ' +
  'hostname id ifconfig install ionice ip kill killall last less link ln logger logname ls lsof md5sum mesg mkdir mkfifo mknod ' +
  'mktemp more mount mountpoint mv nc netstat nice nl nohup nproc nslookup od passwd paste patch pgrep pidof ping pkill poweroff ' +
  'printenv printf ps pstree pwd readlink realpath reboot renice reset rev rm rmdir sed seq setsid sh sha1sum sha256sum sha512sum ' +
  'shred shuf sleep sort split stat strings stty su sum sync sysctl tac tail tar tee test time timeout top touch tr traceroute ' +
  'tree true truncate tsort tty umount uname unexpand uniq unlink unxz unzip uptime uudecode uuencode vi watch wc wget which who ' +
  'whoami xargs xxd xzcat yes zcat'

/** Those that Alpine has in a package of its own, `busybox-extras`. */
export const EXTRA_APPLETS = 'httpd'
