import { expect, test, vi } from 'vitest'
import { createMachine } from '../headless.ts'
import { genuine } from '../policy.ts'
import { commandsOf, unsimulated } from './index.ts'
import { containers } from './reference/containers.ts'
import { images } from './reference/images.ts'
import { objects } from './reference/objects.ts'
import type { Reference, ReferenceFlag } from './reference/reference.ts'
import { system } from './reference/system.ts'
import { optionsOf } from './subcommand.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

const { bash } = createMachine({ now: Date.UTC(2026, 10, 22), docker: { images: ['alpine'], containers: [] } })

/** Every command of Docker's own help that is simulated here. */
const commands = [...containers, ...images, ...objects, ...system].filter(({ paths: [path = ''] }) =>
  commandsOf(genuine).has(path),
)

/** What is typed of an option, and a value that its type takes. */
function typed({ long, short, value }: ReferenceFlag, isShort: boolean): string {
  const name = isShort ? `-${short}` : `--${long}`
  if (value === undefined) return name
  const given = /int|decimal|bytes/.test(value) ? '1' : value === 'duration' ? '1s' : 'a=b'
  return `${name} ${given}`
}

async function isSimulated({ paths: [path = ''] }: Reference, { long, short }: ReferenceFlag): Promise<boolean> {
  const row = commandsOf(genuine).get(path)
  const options = row ? optionsOf((await row.load()).declaration, genuine) : []
  return options.some((option) => option.long === long && (short === undefined || option.short === short))
}

/** Options that may be given and have no effect that could be seen, with the reason. */
const inert: Readonly<Record<string, string>> = {
  'run --cgroup-parent': 'its own control group is all that a container sees in any case',
  'run --device-cgroup-rule': 'no device is kept from a container for its number',
  'run --kernel-memory': 'the daemon passes it over, as Linux has it no more',
  'run --annotation': 'what runs it passes it over; inspect tells it',
  'run --cgroupns': 'its own control group is all that a container sees in any case',
  'run --disable-content-trust': 'nothing is signed',
  'run --ipc': 'private and shareable memory are the same where nobody shares it; the others are refused',
  'run --memory-reservation': 'memory never gets short; the control group tells it',
  'run --memory-swappiness': 'nothing is swapped',
  'run --oom-score-adj': 'only processes of one container are compared',
  'run --runtime': 'there is runc only',
  'run --security-opt': 'no profile keeps programs here from anything',
  'run --userns': 'users are not mapped',
  'rmi --no-prune': 'images have no parents',
  'cp --archive': 'owners are kept in any case',
  'commit --pause': 'nothing runs meanwhile',
  'network disconnect --force': 'nothing holds a container in a network',
  'network inspect --verbose': 'it is about swarms',
  'network create --attachable': 'every network may be connected to',
}

test.each(commands.map((command) => [command.paths[0] ?? '', command] as const))(
  'an option of docker %s is simulated, or refused by its name',
  async (path, command) => {
    for (const flag of command.flags) {
      if (await isSimulated(command, flag)) continue
      if (flag.long === 'help') continue
      for (const isShort of flag.short === undefined ? [false] : [false, true]) {
        const { stderr, status } = await bash.exec(`docker ${path} ${typed(flag, isShort)} x y`)
        expect([stderr, status]).toEqual([
          expect.stringMatching(new RegExp(`Docker has the option --${flag.long}, but this playground does not`)),
          125,
        ])
      }
    }
  },
)

test('nothing is taken that Docker does not have', async () => {
  const more: string[] = []
  for (const { paths, flags } of commands) {
    const [path = ''] = paths
    const row = commandsOf(genuine).get(path)
    for (const { long } of row ? optionsOf((await row.load()).declaration, genuine) : [])
      if (!flags.some((flag) => flag.long === long)) more.push(`${path} --${long}`)
  }
  // their help hides these: older names, and options of the builder before BuildKit
  const old =
    'compress cpu-period cpu-quota cpu-shares cpuset-cpus cpuset-mems force-rm isolation memory memory-swap rm security-opt squash'
  expect(more.toSorted()).toEqual([
    ...old.split(' ').map((name) => `buildx build --${name}`),
    'create --net',
    'run --net',
    'update --kernel-memory',
    'volume create --name',
  ])
})

test('what has no effect is an option', async () => {
  for (const name of Object.keys(inert)) {
    const [path = '', long = ''] = name.split(' --')
    const command = commands.find(({ paths }) => paths.includes(path))
    const flag = command?.flags.find((one) => one.long === long)
    expect([name, command && flag && (await isSimulated(command, flag))]).toEqual([name, true])
  }
})

test('how many of them there are', async () => {
  let [simulated, all] = [0, 0]
  for (const command of commands)
    for (const flag of command.flags) {
      all += 1
      simulated += Number(await isSimulated(command, flag))
    }
  expect(simulated).toBeGreaterThanOrEqual(358)
  expect(all).toBe(436)
  expect(unsimulated.size).toBeGreaterThan(0)
})

test.each([
  ['docker run -d --name one alpine sleep 1000; docker stop -s KILL one', /one\n$/],
  ["docker inspect -f '{{.State.ExitCode}}' one", /^137\n$/],
  ['docker start one; docker stop --signal NOPE one', /^one\nError response from daemon: invalid signal: NOPE\n\[1\]$/],
  ['docker restart -s KILL one; docker ps -q --filter name=one | wc -l', /^one\n1\n$/],
  ["docker container inspect -s -f '{{.SizeRootFs}}' one", /^\d+\n$/],
  ['docker network rm -f nope; docker network create n > /dev/null; docker network rm -f n', /^n\n$/],
  [
    'docker pull --platform linux/arm64 alpine',
    /^no matching manifest for linux\/arm64 in the manifest list entries\n\[1\]$/,
  ],
  ['docker pull -q --platform linux/amd64 alpine', /^docker\.io\/library\/alpine:latest\n$/],
  [
    "docker create --name two --cpu-quota 50000 --cpu-period 200000 --cpuset-mems 0 --annotation a=b alpine > /dev/null; docker inspect -f '{{.HostConfig.CpuQuota}} {{.HostConfig.CpuPeriod}} {{.HostConfig.CpusetMems}} {{.HostConfig.Annotations}}' two",
    /^50000 200000 0 map\[a:b\]\n$/,
  ],
  ['docker run --rm --cpu-quota 50000 alpine cat /sys/fs/cgroup/cpu.max', /^50000 100000\n$/],
  ['docker run --cpus 1 --cpu-quota 50000 alpine', /Conflicting options: Nano CPUs and CPU Quota cannot both be set\./],
  ['docker run --cpuset-mems 1 alpine', /Requested memory nodes are not available - requested 1, available: 0\./],
  [
    'docker run --rm --blkio-weight 300 --blkio-weight-device /dev/sda:200 alpine true',
    /^WARNING: Your kernel does not support Block I\/O weight or the cgroup is not mounted\. Weight discarded\.\nWARNING: .* Weight-device discarded\.\n$/,
  ],
  [
    'docker run --rm --device-read-bps /dev/sda:1mb --device-write-iops /dev/sda:10 alpine true',
    /^WARNING: .* Block I\/O BPS read limit discarded\.\nWARNING: .* Block I\/O IOPS write limit discarded\.\n$/,
  ],
  ['docker run --device-read-bps sda:1 alpine', /"--device-read-bps" flag: bad format for device path: sda:1\n/],
  ['docker run --device-write-bps /dev/sda alpine', /flag: bad format: \/dev\/sda\n/],
  ['docker run --device-write-iops /dev/sda:1mb alpine', /<number>\. Number must be a positive integer\n/],
  ['docker run --blkio-weight-device /dev/sda:5 alpine', /flag: invalid weight for device: \/dev\/sda:5\n/],
  ["docker run --device-cgroup-rule 'c 1' alpine", /flag: invalid device cgroup format 'c 1'\n/],
  [
    "docker create --name ruled --cgroup-parent up --device-cgroup-rule 'c 42:* rmw' --kernel-memory 50M alpine > /dev/null; docker inspect -f '{{.HostConfig.CgroupParent}} {{.HostConfig.DeviceCgroupRules}}' ruled",
    /^up \[c 42:\* rmw\]\n$/,
  ],
  [
    "docker update --cpu-period 50000 --cpu-quota 20000 --cpuset-mems 0 ruled; docker inspect -f '{{.HostConfig.CpuQuota}}' ruled",
    /^ruled\n20000\n$/,
  ],
  [
    'docker update --kernel-memory 80M ruled; docker update --blkio-weight 20 ruled',
    /^ruled\nruled\nYour kernel .*\n$/,
  ],
  ['docker update ruled', /^you must provide one or more flags when using this command\n\[1\]$/],
  ['docker run --rm --group-add audio --group-add 777 alpine id -G', /^0 1 2 3 4 6 10 11 18 20 26 27 777\n$/],
  ['docker run --rm -u nobody --group-add 7 alpine id -G', /^65534 7\n$|^7 65534\n$/],
  [
    'docker run --group-add nosuch alpine',
    /^docker: Error response from daemon: Unable to find group nosuch\.\n\[125\]$/,
  ],
  [
    'docker run -d --name grouped --group-add 777 alpine sleep 1000 > /dev/null; docker exec grouped id -G',
    /^0 1 2 3 4 6 10 11 20 26 27 777\n$/,
  ],
  [
    'docker search --limit 101 alpine',
    /^Error response from daemon: limit 101 is outside the range of \[1, 100\]\n\[1\]$/,
  ],
  ['docker search --limit 0 --format {{.Name}} alpine', /^alpine\n/],
  ["docker commit -c 'FROM alpine' one", /^Error response from daemon: from is not a valid change command\n\[1\]$/],
  [
    'docker network connect host one',
    /^Error response from daemon: container cannot be disconnected from host network or connected to host network\n\[1\]$/,
  ],
  [
    "docker run --entrypoint '' alpine",
    /^docker: Error response from daemon: no command specified\.\nSee 'docker run --help'\.\n\[125\]$/,
  ],
  [
    "docker network create named > /dev/null; docker network connect --alias near named one; docker inspect -f '{{.NetworkSettings.Networks.named.Aliases}} {{.NetworkSettings.Networks.bridge.Aliases}}' one",
    /^\[near [0-9a-f]{12}\] \[\]\n$/,
  ],
  ['docker run --volume-driver nope alpine', /error looking up volume plugin nope: plugin "nope" not found\./],
])('%s', async (line, expected) => {
  const { stdout, stderr, status } = await bash.exec(line)
  expect(`${stdout}${stderr}${status === 0 ? '' : `[${status}]`}`).toMatch(expected)
})
