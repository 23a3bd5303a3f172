import { expect, test, vi } from 'vitest'
import { createMachine } from '../headless.ts'
import { streamsAndStatus } from '../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

const { bash } = createMachine({
  now: Date.UTC(2026, 10, 22),
  docker: { images: ['alpine', 'busybox', 'ubuntu', 'nginx'], containers: [] },
})

async function said(line: string): Promise<string> {
  return streamsAndStatus(await bash.exec(line))
}

test('the image of BusyBox has fewer directories than Alpine’s', async () => {
  const names = 'bin dev etc home lib lib64 proc root sys tmp usr var'
  expect(await said('docker run --rm busybox ls / | xargs')).toBe(`${names}\n[0]`)
})

// what BusyBox 1.36 says of the same lines
test.each([
  ['ls /nosuch', 'ls: /nosuch: No such file or directory\n[1]'],
  ['cat /nosuch', "cat: can't open '/nosuch': No such file or directory\n[1]"],
  ['cat /etc', 'cat: read error: Is a directory\n[1]'],
  ["sh -c 'cat < /etc'", 'cat: read error: Is a directory\n[1]'],
  ['mv /nosuch x', "mv: can't rename '/nosuch': No such file or directory\n[1]"],
  ["sh -c 'mkdir d; mv d d/e'", "mv: can't rename 'd': Invalid argument\n[1]"],
  ["sh -c 'touch f; mv f /nosuch/x'", "mv: can't rename 'f': No such file or directory\n[1]"],
  ['touch /nosuch/x', 'touch: /nosuch/x: No such file or directory\n[1]'],
  ['rm /nosuch', "rm: can't remove '/nosuch': No such file or directory\n[1]"],
  ['rmdir /nosuch', "rmdir: '/nosuch': No such file or directory\n[1]"],
  ['mkdir /nosuch/x', "mkdir: can't create directory '/nosuch/x': No such file or directory\n[1]"],
  ['cp /nosuch /tmp', "cp: can't stat '/nosuch': No such file or directory\n[1]"],
  [
    "sh -c \"printf 'true\\nexec nosuch\\n' > a; sh a; printf 'cd /nosuch\\nnosuch\\n' > b; sh b\"",
    "a: exec: line 2: nosuch: not found\nb: cd: line 1: can't cd to /nosuch: No such file or directory\nb: line 2: nosuch: not found\n[127]",
  ],
  ['sysctl net.ipv4.ip_forward', 'net.ipv4.ip_forward = 1\n[0]'],
  ['sh -c "mountpoint /proc; getopt -o a -- -a; echo 1 2+p | dc"', '/proc is a mountpoint\n -a --\n3\n[0]'],
  ['ip addr show eth9', "ip: can't find device 'eth9'\n[1]"],
  ["sh -c 'nosuch'", 'sh: nosuch: not found\n[127]'],
  ["sh -c 'echo hi > /nosuch/f'", "sh: can't create /nosuch/f: nonexistent directory\n[1]"],
  ["sh -c 'cat < /nosuch'", "sh: can't open /nosuch: no such file\n[1]"],
  ["sh -c './nosuch; PATH= nosuch'", 'sh: ./nosuch: not found\nsh: nosuch: not found\n[127]'],
  ['printf default args', 'default[0]'],
  [
    'top -bn1 | tail -2',
    '  PID  PPID USER     STAT   VSZ %VSZ CPU %CPU COMMAND\n    1     0 root     R    10624   1%   0   0% top -bn1\n[0]',
  ],
  // long options that it does not know are passed over
  ['sh --version', '[0]'],
  ["sh --version -c 'echo hi'", 'hi\n[0]'],
  ["sh -Z -c 'echo hi'", 'sh: illegal option -Z\n[2]'],
  ["sh -c 'echo nosuch | sh'", 'sh: nosuch: not found\n[127]'],
  ["sh -ic 'nosuch'", "sh: can't access tty; job control turned off\nsh: nosuch: not found\n[127]"],
  ['sh --help', "Usage: sh [-il] [-|+Cabefmnuvx] [-|+o OPT]... [-c 'SCRIPT' [ARG0 ARGS] | FILE ARGS | -s ARGS]\n[0]"],
  ["sh -c 'echo nosuch > x; chmod +x x; ./x'", './x: line 1: nosuch: not found\n[127]'],
  ["sh -c 'echo nosuch > x.sh; sh x.sh'", 'x.sh: line 1: nosuch: not found\n[127]'],
])('%s', async (line, answer) => {
  expect(await said(`docker run --rm alpine ${line}`)).toBe(answer)
})

const PICTURE =
  /^Mem: \d+K used, \d+K free, \d+K shrd, \d+K buff, \d+K cached\nCPU: +\d+% usr .*\nLoad average: [\d. ]+ 1\/1 1\n {2}PID {2}PPID USER {5}STAT {3}VSZ %VSZ CPU %CPU COMMAND\n {4}1 {5}0 root {5}R {3}[\d. ]+[mg]? +\d+% {3}0 +\d+% top .*\n\[0\]$/

test.each([
  ['top -bn1', expect.stringMatching(PICTURE)],
  [
    'top -n 1',
    expect.stringMatching(/^\x1b\[H\x1b\[JMem: [^]*\n\x1b\[7m {2}PID .*COMMAND\x1b\[m\n.* top -n 1\n\[0\]$/),
  ],
  ["sh -c 'top -bn2 -d1 | grep -c ^Mem'", '2\n[0]'],
  ['top -n x', "top: invalid number 'x'\n[1]"],
  ['top -z', expect.stringMatching(/^top: unrecognized option: z\nBusyBox /)],
])('a view of the processes: %s', async (line, answer) => {
  expect(await said(`docker run --rm alpine ${line}`)).toEqual(answer)
})

test('top needs no terminal, and goes on until it is ended', async () => {
  expect(
    await said(
      "docker run -d --name seen alpine top > /dev/null; docker ps --filter name=seen --format '{{.Command}}'",
    ),
  ).toBe('"top"\n[0]')
  expect(await said('docker pause seen; docker unpause seen; docker rm -f seen')).toBe('seen\nseen\nseen\n[0]')
})

test.each([
  ['ps aux', 'PID   USER     TIME  COMMAND\n    1 root      0:00 ps aux\n[0]'],
  ['ps -o user,pid,comm', 'USER     PID   COMMAND\nroot         1 ps\n[0]'],
  ['ps -o nosuch', expect.stringContaining("ps: bad -o argument 'nosuch', supported arguments: pid,")],
  ['ps -z', expect.stringMatching(/^ps: unrecognized option: z\nBusyBox v1\.36\.1 .*\n\nUsage: ps .*\n\[1\]$/)],
  ['ping -c1 nosuch', "ping: bad address 'nosuch'\n[1]"],
  [
    'ping -c2 -W1 8.8.8.8',
    'PING 8.8.8.8 (8.8.8.8): 56 data bytes\n\n--- 8.8.8.8 ping statistics ---\n2 packets transmitted, 0 packets received, 100% packet loss\n[1]',
  ],
  ['ping -c1 -6 web', "ping: bad address 'web'\n[1]"],
  ['ping -c1 -I eth9 web', "ping: can't bind to interface eth9: No such device\n[1]"],
  ['ping -c1 -I 9.9.9.9 web', 'ping: bind: Address not available\n[1]'],
  ['ping -c1 -p xy web', "ping: invalid number 'xy'\n[1]"],
  ['ping -qc1 -I eth0 -t 3 -p ff web', expect.stringContaining('1 packets received')],
  ['ping -qc1 -W1 -t 1 example.com', expect.stringContaining('0 packets received, 100% packet loss\n[1]')],
  [
    'ping -c2 web',
    expect.stringMatching(
      /^PING web \(172\.18\.0\.2\): 56 data bytes\n64 bytes from 172\.18\.0\.2: seq=0 ttl=64 time=0\.\d{3} ms\n.* seq=1 .*\n\n--- web ping statistics ---\n2 packets transmitted, 2 packets received, 0% packet loss\nround-trip min\/avg\/max = [\d.]+\/[\d.]+\/[\d.]+ ms\n\[0\]$/,
    ),
  ],
  [
    'nslookup web',
    'Server:\t\t127.0.0.11\nAddress:\t127.0.0.11:53\n\nNon-authoritative answer:\nName:\tweb\nAddress: 172.18.0.2\n\nNon-authoritative answer:\n\n[0]',
  ],
  ['nslookup wob', expect.stringMatching(/\*\* server can't find wob: NXDOMAIN\n\n\[1\]$/)],
  [
    'wget web',
    `Connecting to web (172.18.0.2:80)\nsaving to 'index.html'\nindex.html           100% |${'*'.repeat(32)}|   181  0:00:00 ETA\n'index.html' saved\n[0]`,
  ],
  ['wget -q web/nope', 'wget: server returned error: HTTP/1.1 404 Not Found\n[1]'],
  ['wget -q web:81', "wget: can't connect to remote host (172.18.0.2): Connection refused\n[1]"],
  ['wget -q nosuch', "wget: bad address 'nosuch'\n[1]"],
  ["sh -c 'wget -q web; wget -q web'", "wget: can't open 'index.html': File exists\n[1]"],
  ['wget -q --spider web', '[0]'],
  ['busybox echo hi', 'hi\n[0]'],
  ['busybox nosuch', 'nosuch: applet not found\n[127]'],
  ['cat /etc/resolv.conf', 'nameserver 127.0.0.11\noptions ndots:0\n[0]'],
])('on a network with nginx: %s', async (line, answer) => {
  await bash.exec('docker network create n; docker run -d --name web --network n nginx')
  expect(await said(`docker run --rm --network n alpine ${line}`)).toEqual(answer)
})

test('Bash that was installed there is Bash', async () => {
  expect(await said('docker run --rm alpine sh -c \'apk add bash > /dev/null; bash -c "nosuch; echo < /nope"\'')).toBe(
    'bash: line 1: nosuch: command not found\nbash: line 1: /nope: No such file or directory\n[1]',
  )
  expect(await said("docker run --rm alpine sh -c 'apk add bash > /dev/null; bash --version'")).toMatch(/^GNU bash/)
})

test.each([
  ['ls -l /bin/ls', /-> \/bin\/busybox\n\[0\]$/],
  ["sh -c 'ln -s /bin/busybox /tmp/rev; echo abc | /tmp/rev'", /^cba\n\[0\]$/],
  ["sh -c 'ln -s /bin/busybox /tmp/foo; /tmp/foo'", /^foo: applet not found\n\[127\]$/],
  ["sh -c 'apk add procps wget > /dev/null; ps --version; test -L /usr/bin/wget'", /^ps \(.*\[1\]$/s],
  ["sh -c 'apk add procps > /dev/null; busybox ps -o pid,comm | head -1'", /^PID   COMMAND\n\[0\]$/],
  [
    "sh -c 'apk add procps > /dev/null; apk del procps > /dev/null; ps --version' 2>&1",
    /^ps: unrecognized option: version/,
  ],
])('BusyBox is all programs by links, which packages take the place of: %s', async (line, answer) => {
  expect(await said(`docker run --rm alpine ${line}`)).toMatch(answer)
})

// what BusyBox says of such files and cards
test.each([
  [
    "sh -c 'cd /tmp; touch a; ln -s a b; mkdir c; chown 12345 c; ls -l'",
    'total 4\n-rw-r--r--    1 root     root             0 Nov 22 00:00 a\nlrwxrwxrwx    1 root     root             1 Nov 22 00:00 b -> a\ndrwxr-xr-x    2 12345    root          4096 Nov 22 00:00 c\n[0]',
  ],
  [
    "sh -c 'cd /tmp; head -c 1234567 /dev/zero > a; ls -lh a; ls -ln a; ls -l /dev/null'",
    '-rw-r--r--    1 root     root        1.2M Nov 22 00:00 a\n-rw-r--r--    1 0        0          1234567 Nov 22 00:00 a\ncrw-rw-rw-    1 root     root        1,   3 Nov  8 00:00 /dev/null\n[0]',
  ],
  [
    'ip addr show eth0',
    '4: eth0@if5: <BROADCAST,MULTICAST,UP,LOWER_UP,M-DOWN> mtu 1500 qdisc noqueue state UP \n    link/ether 02:42:ac:11:00:02 brd ff:ff:ff:ff:ff:ff\n    inet 172.17.0.2/16 brd 172.17.255.255 scope global eth0\n       valid_lft forever preferred_lft forever\n[0]',
  ],
  ['ip route', 'default via 172.17.0.1 dev eth0 \n172.17.0.0/16 dev eth0 scope link  src 172.17.0.2 \n[0]'],
  [
    'ifconfig eth0',
    'eth0      Link encap:Ethernet  HWaddr 02:42:AC:11:00:02  \n          inet addr:172.17.0.2  Bcast:172.17.255.255  Mask:255.255.0.0\n          UP BROADCAST RUNNING MULTICAST  MTU:1500  Metric:1\n          RX packets:0 errors:0 dropped:0 overruns:0 frame:0\n          TX packets:0 errors:0 dropped:0 overruns:0 carrier:0\n          collisions:0 txqueuelen:0 \n          RX bytes:0 (0.0 B)  TX bytes:0 (0.0 B)\n\n[0]',
  ],
])('files and cards as BusyBox lists them: %s', async (line, answer) => {
  expect((await said(`docker run --rm alpine ${line}`)).replaceAll(/\d\d:00 /g, '00:00 ')).toBe(answer)
})

test('other images have GNU’s', async () => {
  expect(await said('docker run --rm ubuntu ls /nosuch')).toBe(
    "ls: cannot access '/nosuch': No such file or directory\n[2]",
  )
})

test('ash is there by its own name, and runs what is meant for sh', async () => {
  expect(await said("docker run --rm alpine ash -c 'echo $0'")).toBe('ash\n[0]')
  expect(await said("docker pull -q busybox > /dev/null; docker run --rm busybox /bin/ash -c 'echo here'")).toBe(
    'here\n[0]',
  )
})

test.each(['alpine', 'ubuntu'])('the sh of %s has no variable that tells who runs it', async (image) => {
  expect(await said(`docker run --rm -e UID=10001 ${image} sh -c 'echo $UID $EUID; UID=5; echo $UID'`)).toBe(
    '10001\n5\n[0]',
  )
  const file = `FROM ${image}\\nARG UID=10001\\nRUN echo is $UID\\n`
  expect(await said(`printf '${file}' | docker build --no-cache --progress=plain - 2>&1 | grep -o 'is 10001$'`)).toBe(
    'is 10001\nis 10001\n[0]',
  )
})

test.each([
  ['ubuntu:24.04', 'PRETTY_NAME="Ubuntu 24.04.3 LTS"'],
  ['ubuntu', 'PRETTY_NAME="Ubuntu 22.04.3 LTS"'],
  ['debian:trixie', 'PRETTY_NAME="Debian GNU/Linux 13 (trixie)"'],
  ['debian:sid', 'PRETTY_NAME="Debian GNU/Linux forky/sid"'],
  ['alpine:3.18', 'PRETTY_NAME="Alpine Linux v3.18"'],
  ['node:20-alpine', 'PRETTY_NAME="Alpine Linux v3.19"'],
])('%s tells which distribution it is', async (image, name) => {
  expect(await said(`docker pull -q ${image} > /dev/null; docker run --rm ${image} grep PRETTY /etc/os-release`)).toBe(
    `${name}\n[0]`,
  )
})

test('top goes on without a terminal, and ends when it is told to', async () => {
  await said('docker run -d --name top alpine top')
  expect(await said('docker logs top | head -1 | cut -c1-10')).toBe('\x1b[H\x1b[JMem:\n[0]')
  expect(await said('docker stop top; docker ps -a --filter name=top --format "{{.Status}}"')).toMatch(
    /^top\nExited \(143\)/,
  )
})
