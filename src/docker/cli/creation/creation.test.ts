import { expect, test, vi } from 'vitest'
import { createMachine } from '../../headless.ts'
import { readMount } from './mount-option.ts'
import { streamsAndStatus, withoutIds } from '../../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

const { bash } = createMachine({ now: Date.UTC(2026, 10, 22), docker: { images: ['alpine', 'redis'], containers: [] } })

async function said(line: string): Promise<string> {
  return withoutIds(streamsAndStatus(await bash.exec(line)))
}

test.each([
  ['type=bind,src=/a,dst=/b,ro', { Type: 'bind', Source: '/a', Target: '/b', ReadOnly: true }],
  ['target=/b', { Type: 'volume', Target: '/b', ReadOnly: false }],
  ['"source=a,b",destination=/c,readonly=false', { Type: 'volume', Source: 'a,b', Target: '/c', ReadOnly: false }],
  [
    'type=tmpfs,target=/t,tmpfs-size=1m,tmpfs-mode=0700',
    { Type: 'tmpfs', Target: '/t', ReadOnly: false, TmpfsOptions: { SizeBytes: 1_048_576, Mode: 0o700 } },
  ],
  ['type=tmpfs,target=/t,tmpfs-size=much', 'invalid value for tmpfs-size: much'],
  ['type=tmpfs,target=/t,tmpfs-mode=9', 'invalid value for tmpfs-mode: 9'],
  ['target=/t,tmpfs-mode=700', "cannot mix 'tmpfs-*' options with mount type 'volume'"],
  ['type=volume', 'target is required'],
  ['target=/b,readonly=perhaps', 'invalid value for readonly: perhaps'],
  ['colour=red', "unexpected key 'colour' in 'colour=red'"],
  ['type=tmpfs,target=/x,bind-propagation=rshared', "cannot mix 'bind-*' options with mount type 'tmpfs'"],
  ['volume-label=a=b', 'the key volume-label is not simulated by this playground'],
  ['', 'EOF'],
])('--mount %s', (text, expected) => {
  const read = readMount(text)
  expect(read.type === 'mount' ? read.mount : read.reason).toEqual(expected)
})

test.each([
  ['docker run --rm --read-only alpine touch /tmp/x 2> /dev/null', '[1]'],
  ['docker run --rm --read-only --tmpfs /tmp alpine sh -c "echo hi > /tmp/x; cat /tmp/x"', 'hi\n[0]'],
  ['docker run --rm --mount type=tmpfs,target=/t alpine stat -c %a /t', '1777\n[0]'],
  ['mkdir -p ~/d; docker run --rm --mount type=bind,src=$HOME/d,dst=/d alpine touch /d/x; ls ~/d', 'x\n[0]'],
  ['docker run --name keeper -v kept:/data alpine sh -c "echo one > /data/f"', '[0]'],
  ['docker run --rm --volumes-from keeper alpine cat /data/f', 'one\n[0]'],
  ['docker run --rm --volumes-from keeper:ro alpine touch /data/g 2> /dev/null', '[1]'],
  ['docker run --rm --add-host db:10.0.0.7 alpine grep db /etc/hosts', '10.0.0.7\tdb\n[0]'],
  [
    'docker run --rm --dns 1.1.1.1 --dns-search example.org alpine cat /etc/resolv.conf',
    'search example.org\nnameserver 1.1.1.1\n[0]',
  ],
  ['docker run --rm --env-file <(echo A=1) --label-file <(echo b=2) alpine env | grep ^A=', 'A=1\n[0]'],
  ['echo A=2 | docker run --rm --env-file /dev/stdin alpine env | grep ^A=', 'A=2\n[0]'],
  [
    'printf "# no\\nA=1\\nHOME\\nNOPE\\n" > v.env; docker run --rm --env-file v.env alpine env | grep -E "^(A|NOPE)="',
    'A=1\n[0]',
  ],
  ['TOKEN=abc docker run --rm -e TOKEN alpine printenv TOKEN', 'abc\n[0]'],
  ['docker run --rm --cidfile id.txt alpine true; wc -c < id.txt', '64\n[0]'],
  [
    'docker run -d --name quick --stop-timeout 0 alpine sleep 100; docker stop quick; docker inspect -f "{{.State.ExitCode}}" quick',
    'ID\nquick\n137\n[0]',
  ],
  [
    'docker run -d --name nolog --log-driver none alpine echo hi > /dev/null; docker logs nolog',
    'Error response from daemon: configured logging driver does not support reading\n[1]',
  ],
  [
    'docker run -d --log-driver syslog alpine true; docker run -d --log-driver nosuch alpine true',
    "docker: Error response from daemon: the logging driver syslog is not simulated by this playground.\nSee 'docker run --help'.\n" +
      'docker: Error response from daemon: error looking up logging plugin nosuch: plugin "nosuch" not found.\nSee \'docker run --help\'.\n[125]',
  ],
  [
    'docker run --rm --ip 172.17.0.9 alpine true',
    'docker: Error response from daemon: user specified IP address is supported on user defined networks only.\n[125]',
  ],
  [
    'docker run --rm --network-alias a alpine true',
    "docker: network-scoped aliases are only supported for user-defined networks.\nSee 'docker run --help'.\n[125]",
  ],
  [
    'docker network create n > /dev/null; docker run -d --network n --network-alias store redis > /dev/null; docker run --rm --network n alpine ping -c1 store | head -1',
    'PING store (172.18.0.2): 56 data bytes\n[0]',
  ],
])('%s', async (line, answer) => expect(await said(line)).toBe(answer))
