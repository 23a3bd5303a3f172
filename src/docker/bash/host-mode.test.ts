import { expect, test, vi } from 'vitest'
import { createMachine } from '../headless.ts'
import { streamsAndFailure, withoutIds } from '../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

const images = ['alpine', 'nginx']
const { bash } = createMachine({ now: Date.UTC(2026, 10, 22), docker: { images, containers: [] } })

async function said(line: string): Promise<string> {
  return withoutIds(streamsAndFailure(await bash.exec(line)))
}

const alpine = 'docker run --rm --network host alpine'

// each line comes after those before it
test.each([
  ['docker run -d --network host --name web nginx; sleep 1', 'ID\n'],
  [`${alpine} ip addr | grep -o 'inet [^ ]*'`, 'inet 127.0.0.1/8\ninet 10.0.2.15/24\ninet 172.17.0.1/16\n'],
  [`${alpine} ls /sys/class/net`, 'docker0\neth0\nlo\n'],
  [`${alpine} wget -qO- localhost | grep -c 'Welcome to nginx'`, '2\n'],
  [`${alpine} netstat -tln | grep -c ':80 '`, '1\n'],
  [`${alpine} cat /etc/hosts | cmp - /etc/hosts`, ''],
  [
    "docker network inspect host -f '{{range .Containers}}{{.Name}} [{{.IPv4Address}}] [{{.MacAddress}}]{{end}}'",
    'web [] []\n',
  ],
  [
    'docker network disconnect host web',
    'Error response from daemon: container cannot be disconnected from host network or connected to host network\n[1]',
  ],
  [
    'docker run --rm --uts host --hostname x alpine true',
    "docker: Error response from daemon: conflicting options: hostname and the UTS mode.\nSee 'docker run --help'.\n[125]",
  ],
  [`${alpine} nc -l -p 80`, /^nc: .*Address already in use\n\[1\]$/],
  [
    'docker run -d -p 80:80 --name second nginx',
    'ID\ndocker: Error response from daemon: driver failed programming external connectivity on endpoint second (ID): Error starting userland proxy: listen tcp4 0.0.0.0:80: bind: address already in use.\n[125]',
  ],
  ['docker stop web; docker start second; sleep 1; curl -sI localhost | head -1', 'web\nsecond\nHTTP/1.1 200 OK\r\n'],
  // nginx finds the port taken, and ends
  ['docker start web; sleep 1; docker ps -q -f name=web', 'web\n'],
  ['sudo nc -l -p 80', /^nc: .*Address already in use\n\[1\]$/],
])('%s', async (line, expected) => {
  const text = await said(line)
  if (typeof expected === 'string') expect(text).toBe(expected)
  else expect(text).toMatch(expected)
})

test('a card has an address in /sys', async () => {
  expect(await said('docker run --rm alpine cat /sys/class/net/eth0/address /sys/class/net/eth0/mtu')).toMatch(
    /^(?:[0-9a-f]{2}:){5}[0-9a-f]{2}\n1500\n$/,
  )
  expect(await said('docker run --rm --network none alpine ls /sys/class/net')).toBe('lo\n')
  expect(await said('docker run --rm alpine sh -c "mount | grep ^sysfs; cd /sys/class/net/lo; pwd -P"')).toBe(
    'sysfs on /sys type sysfs (ro,nosuid,nodev,noexec,relatime)\n/sys/devices/virtual/net/lo\n',
  )
})
