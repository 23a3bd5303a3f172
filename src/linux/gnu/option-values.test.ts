import { compareScripts, withStatus } from '../../testing/compare-scripts.ts'

// what an option takes, and what it does not
compareScripts([
  withStatus(`
    echo a > f; cp --preserve=foo f g
    cp --preserve=mode,foo f g
    cp --preserve= f g
    cp --preserve=context f g
    cp --preserve=xattr,m f g
    cp --no-preserve=foo f g
    cp --no-preserve=mode f g`),
  withStatus(`
    sort -S foo /dev/null
    sort -S 1x /dev/null
    sort -S 1KB /dev/null
    sort -S 10% /dev/null
    sort -S 5b /dev/null
    sort --parallel=0 /dev/null
    sort --parallel=x /dev/null
    sort --parallel=2x /dev/null
    sort --parallel=2 /dev/null`),
  withStatus(`
    fold -w -1 /dev/null
    fold -3 <<< abcd
    expand -t -1 /dev/null
    expand -4 <<< $'a\tb'
    unexpand -t -1 /dev/null`),
  withStatus(`
    echo p > f; patch -p foo f < /dev/null
    patch -F foo f < /dev/null
    patch --dry-run=foo f < /dev/null
    patch --for f < /dev/null`),
  withStatus(`
    join -o '' /dev/null /dev/null
    join -o 1x /dev/null /dev/null
    join -o 3.1 /dev/null /dev/null
    cut -d foo /dev/null
    cut -d foo -f 1 /dev/null
    od -A foo /dev/null
    od -A dfoo /dev/null
    od -j 1x /dev/null
    od -N x /dev/null`),
  withStatus(`
    column -l foo /dev/null
    column -l 0 /dev/null
    column -t -l 0 /dev/null
    cmp --verbose
    cmp -s
    cmp
    cmp f
    seq -f foo x
    seq -f foo 1`),
  withStatus(`
    touch f; rm --no-preserve-ro f
    rm --no-preserve f
    rm --no-preserve-root f
    touch f; chown --from=nosuch nobodyelse f
    chown --from=nosuch root f
    install -g nosuch f g
    install -o nosuch f g
    install -o '' f g
    install -t nosuch f
    ls -T foo f
    ls --tabsize=8 f
    ls --block-size=1x f
    du -B 1x f
    du --threshold=1x f`),
  withStatus(`
    xargs -L -1 < /dev/null
    xargs -n -1 < /dev/null
    xargs -P -1 < /dev/null
    xargs -s x < /dev/null`),
  withStatus(`
    grep -d foo x .
    grep --color=foo x . > /dev/null
    grep --color=foo > /dev/null
    grep --colour=no x s`),
  withStatus(`
    timeout -k foo x
    timeout -s foo 1 true
    timeout -s foo
    timeout -k 1 1 true
    nproc --ignore=x y
    split -l -1 /dev/null
    split -a -1 /dev/null
    split -2 /dev/null
    split --numeric-suffixes=x /dev/null
    split --hex-suffixes=x /dev/null
    split --hex-suffixes=a /dev/null`),
  withStatus(`
    split -a 99999999999999999999 /dev/null
    split -l 99999999999999999999 /dev/null
    split -b 9223372036854775808 /dev/null
    split -n 99999999999999999999 /dev/null
    split -l =100000 -a 2 /dev/null
    split -l 1k /dev/null
    split -n 1k /dev/null
    split -b 1k /dev/null
    split -a +2 /dev/null
    split -a 1 --numeric-suffixes=10 /dev/null
    echo x > f; split --numeric-suffixes= f; ls
    split --hex-suffixes= f q; ls`),
  withStatus(`
    ls -T 99999999999999999999 /dev/null
    ls -T 0x8 /dev/null
    ls -T 09 /dev/null
    ls -T "" /dev/null`),
  withStatus(`
    free -c x
    free -c ""
    free -c 0
    free -c 99999999999999999999
    free -s x
    free -s ""
    free -s -1
    free -s 1e1`),
  withStatus(`
    pgrep -P x zz
    pgrep -g x zz
    pgrep -s 1x zz
    pgrep -P -1 zz`),
  withStatus(`
    awk 'BEGIN { print 2**3 }'
    awk 'BEGIN { x = 2; x **= 3 }'
    echo 'a t b' | awk -F t '{ print $2 }'`),
  withStatus(`
    watch -n x true
    watch -n "" true
    watch -q 1e1 true
    top -b -n x
    top -b -n ""
    top -b -n 1 -d x
    top -b -n 1 -d -1
    top -b -n 1 -p x`),
  withStatus(`
    free -x
    free --foo
    free -s
    uptime foo
    uptime -x
    w -x
    watch
    watch -x
    top -x
    pgrep --foo
    pgrep -t
    pgrep -n -o x
    pgrep -v -n x
    pkill -foo x
    /usr/bin/kill
    /usr/bin/kill -foo 1`),
  withStatus(`
    ps -p
    ps -p ''
    ps --pid=x
    ps --pid
    ps --ppid x
    ps --ppid
    ps --sid x
    ps --sid
    ps -s x
    ps -g x
    ps -g nosuch
    ps -G nosuch
    ps -G
    ps --group nosuch
    ps --group
    ps --Group
    ps -U
    ps --User
    ps --user
    ps --tty
    ps -C
    ps -o
    ps -O
    ps --format
    ps --sort
    ps --cols x
    ps --cols 0
    ps --width=80x
    ps --columns
    ps --rows x
    ps --lines
    ps -q
    ps -q x
    ps --help foo`),
  withStatus(`
    echo a > f; xxd -c 300 f
    xxd -c -1 f
    xxd -c 0 f
    xxd -c x f
    xxd -l x f
    xxd -l -1 f
    xxd -l 0x1 f
    xxd -g x f
    xxd -e -g 3 f
    xxd -p -c 300 f
    xxd f nodir/x
    xxd -o x f`),
  withStatus(`
    echo a > f; gzip -S '' f
    gzip -S 1234567890123456789012345678901 f
    gzip -b x f
    gzip -b
    gzip -b 5 -c f > /dev/null
    file --foo f
    file -F
    wc --total=only f`),
  withStatus(`
    echo a > f; tar -cf a.tar --format=foo f
    tar -cf a.tar --mode=foo f
    tar -cf a.tar --owner=nosuch:x f
    tar -cf a.tar --group=nosuch f
    tar -xf a.tar --strip-components=-1
    tar -xf a.tar --strip-components=x
    tar -cf a.tar -T nope
    tar -czjf a.tar f
    tar -cf a.tar --sort=foo f
    chgrp nosuch f
    chgrp 99999999999 f
    chgrp -R --dereference root f
    chgrp --reference=nope f`),
  // what strings says besides is its whole help
  'strings -t foo /dev/null 2> /dev/null; echo $?; strings -n "" /dev/null; echo $?; strings -n 0 /dev/null; echo $?; strings --radix=x <<< abcdef',
])
