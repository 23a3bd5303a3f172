import { expect, test, vi } from 'vitest'
import { createMachine } from '../headless.ts'
import { streamsAndFailure, withoutIds } from '../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

const { bash } = createMachine({ now: Date.UTC(2026, 10, 22), docker: { images: ['alpine'], containers: [] } })

async function said(line: string): Promise<string> {
  return withoutIds(streamsAndFailure(await bash.exec(line)))
}

// each line comes after those before it
test.each([
  ['docker network create --subnet 172.28.0.0/16 --ip-range 172.28.5.0/24 --gateway 172.28.5.254 br0', 'ID\n'],
  [
    "docker network inspect br0 -f '{{json .IPAM.Config}} {{.Internal}}'",
    '[{"Subnet":"172.28.0.0/16","IPRange":"172.28.5.0/24","Gateway":"172.28.5.254"}] false\n',
  ],
  ['docker run -d --name web --network br0 --ip 172.28.5.10 alpine sleep 1d', 'ID\n'],
  [
    "docker inspect -f '{{range .NetworkSettings.Networks}}{{.IPAddress}}/{{.IPPrefixLen}} {{.Gateway}}{{end}}' web",
    '172.28.5.10/16 172.28.5.254\n',
  ],
  ['docker run --rm --network br0 alpine hostname -i', '172.28.5.0\n'],
  // the gateway is the host's own address there, and nobody's in another network
  [
    'docker run --rm --network br0 alpine ping -qc 1 172.28.5.254 | grep -o ".* received"',
    '1 packets transmitted, 1 packets received\n',
  ],
  ['docker run --rm alpine ping -qc 1 172.17.0.1 | grep -c "1 packets received"', '1\n'],
  [
    'docker run --rm --network br0 --ip 172.28.5.10 alpine true',
    'docker: Error response from daemon: Address already in use.\n[125]',
  ],
  [
    'docker run --rm --network br0 --ip 9.9.9.9 alpine true',
    "docker: Error response from daemon: Invalid address 9.9.9.9: It does not belong to any of this network's subnets.\n[125]",
  ],
  [
    'docker network create --subnet 172.28.0.0/24 b2',
    'Error response from daemon: Pool overlaps with other one on this address space\n[1]',
  ],
  [
    'docker network create --subnet nope b2',
    'Error response from daemon: Invalid subnet nope : invalid CIDR address: nope\n[1]',
  ],
  ['docker network create --gateway 10.0.0.1 b2', 'every ip-range or gateway must have a corresponding subnet\n[1]'],
  ['docker network create --subnet 10.1.0.0/16 --gateway 10.2.0.1 b2', 'no matching subnet for gateway 10.2.0.1\n[1]'],
  [
    'docker network create -d host b2',
    'Error response from daemon: only one instance of "host" network is allowed\n[1]',
  ],
  ['docker network create --subnet 10.13.0.0/24 --ip-range 10.13.0.0/30 tiny', 'ID\n'],
  [
    'docker run -d --name t1 --network tiny alpine sleep 1d; docker run -d --name t2 --network tiny alpine sleep 1d',
    'ID\nID\n',
  ],
  [
    'docker run --name t3 --network tiny alpine true',
    "docker: Error response from daemon: no available IPv4 addresses on this network's address pools: tiny (ID).\n[125]",
  ],
  [
    'docker network connect tiny web',
    "Error response from daemon: no available IPv4 addresses on this network's address pools: tiny (ID)\n[1]",
  ],
  [
    'docker network connect --ip 10.13.0.99 --alias far tiny web; docker exec t1 ping -qc1 far | head -1',
    'PING far (10.13.0.99): 56 data bytes\n',
  ],
  [
    'docker network connect --ip 10.13.0.99 tiny t3; docker rm -f t1 t2 t3',
    expect.stringContaining('endpoint with name t3 already exists'),
  ],
  ['docker network create --subnet 172.18.0.0/24 b2; docker network create auto', 'ID\nID\n'],
  ["docker network inspect auto -f '{{(index .IPAM.Config 0).Subnet}}'", '172.19.0.0/16\n'],
  ['docker network create -d overlay o', expect.stringContaining('This node is not a swarm manager.')],
  [
    'docker network create -d macvlan --subnet 10.8.0.0/24 --gateway 10.8.0.1 --aux-address host=10.8.0.2 --aux-address more=10.8.0.3 -o parent=eth0 mac',
    'ID\n',
  ],
  [
    "docker network inspect mac -f '{{.Driver}} {{json .IPAM.Config}} {{json .Options}}'",
    'macvlan [{"Subnet":"10.8.0.0/24","Gateway":"10.8.0.1","AuxiliaryAddresses":{"host":"10.8.0.2","more":"10.8.0.3"}}] {"parent":"eth0"}\n',
  ],
  ['docker run -d --name apart --network mac alpine sleep 1d', 'ID\n'],
  ['docker run --rm --network mac alpine ping -qc1 apart | grep -o 10.8.0.4', '10.8.0.4\n'],
  // the host is no neighbour of them, and has no card in their network
  ['ping -qc1 -W1 10.8.0.4 > pinged 2>&1 || echo no', 'no\n'],
  ['ip -br addr | grep -c 10.8', '0\n[1]'],
  ['docker rm -f apart', 'apart\n'],
  [
    'docker network create --subnet 10.7.0.0/24 --aux-address x=10.9.9.9 stray',
    'no matching subnet for aux-address 10.9.9.9\n[1]',
  ],
  ['docker network create --internal in', 'ID\n'],
  ['docker run --rm --network in alpine wget -qO- example.com', "wget: bad address 'example.com'\n[1]"],
  ['docker run --rm --network in alpine ip route | grep -c default', '0\n[1]'],
  // a container that runs reads in its files which networks it is in
  [
    "docker run -d --name both --read-only --network auto --hostname box alpine sleep 1d; docker exec both grep box /etc/hosts; docker network connect bridge both; docker exec both sh -c 'grep box /etc/hosts; ip route'",
    'ID\n172.19.0.2\tbox\n172.19.0.2\tbox\n172.17.0.2\tbox\ndefault via 172.19.0.1 dev eth0 \n172.17.0.0/16 dev eth1 scope link  src 172.17.0.2 \n172.19.0.0/16 dev eth0 scope link  src 172.19.0.2 \n',
  ],
  [
    'docker network disconnect auto both; docker exec both grep box /etc/hosts; docker exec both cat /etc/resolv.conf | grep -c 127.0.0.11; docker rm -f both',
    '172.17.0.2\tbox\n0\nboth\n',
  ],
  [
    "printf 'services: {a: {image: alpine, command: hostname -i, networks: {n: {ipv4_address: 10.9.0.7}}}}\nnetworks: {n: {internal: true, ipam: {config: [{subnet: 10.9.0.0/24}]}}}\n' > compose.yaml; docker compose up -d 2>/dev/null; docker wait user-a-1; docker logs user-a-1",
    '0\n10.9.0.7\n',
  ],
  [
    "printf 'services: {a: {image: alpine, network_mode: host, networks: [n]}}\\nnetworks: {n: }' > compose.yaml; docker compose config",
    'service a declares mutually exclusive `network_mode` and `networks`: invalid compose project\n[15]',
  ],
])('%s', async (line, answer) => {
  expect(await said(line)).toEqual(answer)
})

test.each([
  [
    'docker network create -o com.docker.network.bridge.name=lan0 --opt com.docker.network.driver.mtu=1400 lan',
    /^ID\n$/,
  ],
  [
    "docker network inspect -f '{{json .Options}} {{.Attachable}}' lan",
    /^\{.*"com\.docker\.network\.bridge\.name":"lan0".*\} false\n$/,
  ],
  ['ip -br addr show lan0', /^lan0 +DOWN +172\.\d+\.0\.1\/16/],
  ['docker run --rm --network lan alpine ip link show eth0', /mtu 1400/],
  [
    'docker network create -o com.docker.network.bridge.enable_icc=false x',
    /^Error .*enable_icc=false is not simulated/,
  ],
  [
    'docker network create -o com.docker.network.driver.mtu=much x',
    /^Error .*strconv\.Atoi: parsing "much": invalid syntax/,
  ],
  ['docker network create --attachable --subnet 10.44.0.0/16 chosen', /^ID\n$/],
  [
    "docker network inspect -f '{{.Attachable}} {{json .IPAM.Config}}' chosen",
    /^true \[\{"Subnet":"10\.44\.0\.0\/16"\}\]\n$/,
  ],
])('options of a network: %s', async (line, answer) => expect(await said(line)).toMatch(answer))

test.each([
  [
    'docker run --rm --mac-address 92:D0:c6:0a:29:33 alpine ip link show eth0 | tail -n 1',
    '    link/ether 92:d0:c6:0a:29:33 brd ff:ff:ff:ff:ff:ff\n',
  ],
  ['docker run -d --name mac --mac-address 92:d0:c6:0a:29:33 alpine sleep 1d', 'ID\n'],
  ["docker inspect -f '{{.NetworkSettings.MacAddress}}' mac", '92:d0:c6:0a:29:33\n'],
  ['docker network inspect bridge | grep -c 92:d0:c6:0a:29:33', '1\n'],
  ['docker network create left; docker run --name gone --network left alpine true', 'ID\n'],
  ['docker network prune -f | grep left', 'left\n'],
])('%s tells of what its network is', async (line, expected) => {
  expect(await said(line)).toBe(expected)
})
