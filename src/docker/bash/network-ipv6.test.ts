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

const inside = 'docker run --rm --network ip6net'

// each line comes after those before it
test.each([
  [
    'docker network create --ipv6 none6',
    'Error response from daemon: could not find an available, non-overlapping IPv6 address pool among the defaults to assign to the network\n[1]',
  ],
  ['docker network create --ipv6 --subnet 2001:0DB8::/112 ip6net', 'ID\n'],
  [
    "docker network inspect ip6net -f '{{.EnableIPv6}} {{json .IPAM.Config}}'",
    'true [{"Subnet":"172.18.0.0/16","Gateway":"172.18.0.1"},{"Subnet":"2001:db8::/112"}]\n',
  ],
  ['docker run -d --network ip6net --name web nginx; sleep 1', 'ID\n'],
  [
    "docker inspect -f '{{with .NetworkSettings.Networks.ip6net}}{{.IPv6Gateway}} {{.GlobalIPv6Address}}/{{.GlobalIPv6PrefixLen}}{{end}}' web",
    '2001:db8::1 2001:db8::2/112\n',
  ],
  ["docker network inspect ip6net -f '{{range .Containers}}{{.IPv6Address}}{{end}}'", '2001:db8::2/112\n'],
  [
    `${inside} --ip6 2001:db8::33 alpine ip -6 addr | grep inet6`,
    '    inet6 2001:db8::33/112 scope global flags 02 \n    inet6 fe80::42:acff:fe12:3/64 scope link \n',
  ],
  [`${inside} -h box alpine tail -n 2 /etc/hosts`, '172.18.0.3\tbox\n2001:db8::3\tbox\n'],
  [`${inside} alpine ping -6 -c 1 web | head -n 1`, 'PING web (2001:db8::2): 56 data bytes\n'],
  [
    `${inside} alpine nslookup web | grep -A1 ^Name`,
    'Name:\tweb\nAddress: 172.18.0.2\n--\nName:\tweb\nAddress: 2001:db8::2\n',
  ],
  [`${inside} alpine wget -qO- 'http://[2001:db8::2]/' | grep -c 'Welcome to nginx'`, '2\n'],
  ["curl -sg 'http://[2001:db8::2]/' | grep -c 'Welcome to nginx'", '2\n'],
  [
    `${inside} --ip6 2001:dead::1 alpine true`,
    "docker: Error response from daemon: Invalid address 2001:dead::1: It does not belong to any of this network's subnets.\n[125]",
  ],
  [`${inside} --ip6 2001:db8::2 alpine true`, 'docker: Error response from daemon: Address already in use.\n[125]'],
  [
    'docker run --rm --ip6 2001:db8::9 alpine true',
    'docker: Error response from daemon: user specified IP address is supported on user defined networks only.\n[125]',
  ],
  [
    'docker network create --ipv6 --subnet 2001:db8::/64 other',
    'Error response from daemon: Pool overlaps with other one on this address space\n[1]',
  ],
  [
    'docker network create --subnet 10.1.0.0/16 --subnet 10.2.0.0/16 two',
    "Error response from daemon: bridge driver doesn't support multiple subnets\n[1]",
  ],
  [
    'docker network create --ipv6 --subnet 2001:db8:7::/64 --gateway 2001:db8:8::1 bad',
    'no matching subnet for gateway 2001:db8:8::1\n[1]',
  ],
  [
    'docker network create --ipv6 --subnet 10.3.0.0/16 --gateway 10.3.0.9 --subnet 2001:db8:1::/64 --gateway 2001:db8:1::9 dual',
    'ID\n',
  ],
  [
    "docker network connect --ip6 2001:db8:1::5 dual web; docker inspect -f '{{json .NetworkSettings.Networks.dual.IPAMConfig}}' web; docker exec web tail -n 1 /etc/hosts | cut -f 1",
    '{"IPv6Address":"2001:db8:1::5"}\n2001:db8:1::5\n',
  ],
  ["docker network ls -f name=6net --format '{{.Name}} {{.IPv6}}'", 'ip6net true\n'],
  [
    'ip -6 addr show br-$(docker network ls -qf name=6net) | grep inet6',
    '    inet6 2001:db8::1/112 scope global nodad \n    inet6 fe80::1/64 scope link \n',
  ],
  ["docker run -d -p 8080:80 nginx; sleep 1; curl -sI 'http://[::1]:8080/' | head -n 1", 'ID\nHTTP/1.1 200 OK\r\n'],
  ["docker stop -t 0 web; docker inspect -f '{{.NetworkSettings.Networks.ip6net.GlobalIPv6Address}}' web", 'web\n\n'],
])('%s', async (line, expected) => {
  expect(await said(line)).toBe(expected)
})

test('Compose makes networks with addresses of version 6', async () => {
  const file = [
    'services: {web: {image: alpine, command: sleep 1d, networks: {six: {ipv6_address: "2001:db8:a::10"}}}}',
    'networks: {six: {enable_ipv6: true, ipam: {config: [{subnet: "2001:db8:a::/64", gateway: "2001:db8:a::1"}]}}}',
  ]
  await said(`mkdir app; cd app; printf '%s\\n' '${file.join("' '")}' > compose.yaml; docker compose up -d`)
  expect(
    await said("docker inspect -f '{{range .NetworkSettings.Networks}}{{.GlobalIPv6Address}}{{end}}' app-web-1"),
  ).toBe('2001:db8:a::10\n')
})

test('a gateway of version 6 has to be in its subnet', async () => {
  const pool = '{subnet: "2001:db8:b::/64", gateway: "2001:db8:c::1"}'
  const file = `services: {web: {image: alpine, networks: [far]}}\nnetworks: {far: {enable_ipv6: true, ipam: {config: [${pool}]}}}`
  expect(await said(`mkdir far; cd far; echo '${file}' > compose.yaml; docker compose up -d 2>&1 | tail -n 1`)).toBe(
    'failed to create network far_far: Error response from daemon: no matching subnet for gateway 2001:db8:c::1\n',
  )
})

test('ip tells of one version of addresses, and in one line', async () => {
  expect(await said('ip -o -4 addr show eth0')).toBe(
    '2: eth0    inet 10.0.2.15/24 brd 10.0.2.255 scope global eth0\\       valid_lft forever preferred_lft forever\n',
  )
  expect(await said('ip -4 addr show eth0 | head -n 2 | tail -n 1')).toBe(
    '    inet 10.0.2.15/24 brd 10.0.2.255 scope global eth0\n',
  )
})
