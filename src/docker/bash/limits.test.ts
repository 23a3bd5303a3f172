import { expect, test, vi } from 'vitest'
import { createMachine } from '../headless.ts'
import { streamsAndStatus, withoutIds } from '../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

const { bash } = createMachine({
  now: Date.UTC(2026, 10, 22),
  docker: { images: ['nginx', 'alpine', 'ubuntu'], containers: [] },
})

async function said(line: string): Promise<string> {
  return withoutIds(streamsAndStatus(await bash.exec(line))).replaceAll(/ {2,}/g, ' ')
}

const twenty = '-m 20m --memory-swap 20m'

// the lines follow one another
test.each([
  // the last line of what has no lines is all of it
  [`docker run ${twenty} --name tail alpine tail /dev/zero`, '[137]'],
  ["docker inspect -f '{{.State.OOMKilled}} {{.State.ExitCode}}' tail", 'true 137\n[0]'],
  [`docker run --rm ${twenty} ubuntu bash -c 'text=$(head -c 50000000 /dev/zero | tr "\\0" a); echo here'`, '[137]'],
  [`docker run --rm ${twenty} ubuntu bash -c 'mapfile -t a < <(seq 400000); echo here'`, '[137]'],
  // who has most is ended, the others go on
  [
    `docker run --rm ${twenty} ubuntu bash -c 'dd if=/dev/zero of=/dev/null bs=30M count=1; echo $?'`,
    '137\nbash: line 1: 2 Killed dd if=/dev/zero of=/dev/null bs=30M count=1\n[0]',
  ],
  [
    `docker run --rm -m 20m ubuntu bash -c 'dd if=/dev/zero of=/dev/null bs=30M count=1 status=none; echo $?'`,
    '0\n[0]',
  ],
  // what a variable had is given back with it
  [
    `docker run --rm ${twenty} ubuntu bash -c 'for i in {1..25}; do x=$(head -c 3000000 /dev/zero | tr "\\0" a); unset x; done; echo ok'`,
    'ok\n[0]',
  ],
  [
    `docker run --rm ${twenty} ubuntu bash -c 'f() { local x=$(head -c 3000000 /dev/zero | tr "\\0" a); }; for i in {1..25}; do f; done; echo ok'`,
    'ok\n[0]',
  ],
  [
    `docker run --rm ${twenty} ubuntu bash -c 'head -c 6000000 /dev/zero > f; tail -n 1 f f f f f f f | wc -c'`,
    '42000076\n[0]',
  ],
  [
    'docker run --rm -m 10m --memory-swap 10m --shm-size 1g ubuntu dd if=/dev/zero of=/dev/shm/x bs=1M count=20',
    '[137]',
  ],
  ['docker run -d --name grows -m 64m alpine sh -c "sleep 5; tail /dev/zero"', 'ID\n[0]'],
  ['docker update -m 20m --memory-swap 20m grows; docker wait grows', 'grows\n137\n[0]'],
  ['docker run --rm --shm-size 1m alpine df -h /dev/shm | tail -1', 'shm 1.0M 0 1.0M 0% /dev/shm\n[0]'],
  [
    'docker run --rm --shm-size 1m alpine dd if=/dev/zero of=/dev/shm/x bs=2M count=1 status=none',
    "dd: error writing '/dev/shm/x': No space left on device\n[1]",
  ],
  [
    'docker run --rm --tmpfs /run:size=1m,mode=700,ro alpine sh -c "stat -c %a /run; touch /run/x"',
    '700\ntouch: /run/x: Read-only file system\n[1]',
  ],
  [
    'docker run --rm --tmpfs /run:huge=always alpine true',
    "docker: Error response from daemon: tmpfs options are not simulated by this playground: huge=always.\nSee 'docker run --help'.\n[125]",
  ],
  // the names of options are told by their letters' case, tmpfs(5)
  [
    'docker run --rm --tmpfs /run:SIZE=1m alpine true',
    "docker: Error response from daemon: tmpfs options are not simulated by this playground: SIZE=1m.\nSee 'docker run --help'.\n[125]",
  ],
  [
    "docker run --rm --mount type=tmpfs,target=/t,tmpfs-size=1000000,tmpfs-mode=700 alpine sh -c 'df /t | tail -1; stat -c %a /t'",
    'tmpfs 980 0 980 0% /t\n700\n[0]',
  ],
  ['docker run --rm --mount type=tmpfs,target=/t,ro alpine touch /t/x', 'touch: /t/x: Read-only file system\n[1]'],
  [
    'docker run --rm --pids-limit 3 ubuntu bash -c "sleep 1 & sleep 1 & sleep 1 & echo here"',
    'bash: line 1: fork: retry: Resource temporarily unavailable\n[254]',
  ],
  [
    'docker run --rm --ulimit nofile=5:10 ubuntu bash -c "ulimit -n; ulimit -Hn; exec 3< /etc/passwd 4< /etc/passwd 5< /etc/passwd; echo here"',
    '5\n10\nhere\nbash: line 1: /etc/passwd: Too many open files\n[0]',
  ],
  ['docker run --rm --ulimit core=2048:-1 ubuntu bash -c "ulimit -c; ulimit -Hc"', '2\nunlimited\n[0]'],
  [
    'docker run --rm -u nobody --ulimit nproc=2 ubuntu bash -c "sleep 1 & sleep 1 & echo here"',
    'bash: line 1: fork: retry: Resource temporarily unavailable\n[254]',
  ],
  ['docker run --rm --ulimit nproc=1 ubuntu bash -c "sleep 0 & wait; echo root may"', 'root may\n[0]'],
  ['docker run --rm --cpuset-cpus 1 ubuntu sh -c "nproc; nproc --all"', '1\n2\n[0]'],
  ['docker run --rm --cpuset-cpus 0-1 alpine nproc', '2\n[0]'],
  [
    'docker run --rm --cpuset-cpus 5 alpine nproc',
    "docker: Error response from daemon: Requested CPUs are not available - requested 5, available: 0-1.\nSee 'docker run --help'.\n[125]",
  ],
  [
    'docker run --rm --cpuset-cpus 1-0 alpine nproc',
    "docker: Error response from daemon: Invalid value 1-0 for cpuset cpus.\nSee 'docker run --help'.\n[125]",
  ],
  ['docker run --rm --ipc none alpine sh -c "mount | grep -c shm"', '0\n[1]'],
  [
    'docker run --rm --security-opt no-new-privileges --security-opt seccomp=unconfined --security-opt label:disable alpine true',
    '[0]',
  ],
  [
    'docker create --name logged --log-opt max-size=1m --log-opt max-file=3 alpine > /dev/null; docker inspect -f "{{json .HostConfig.LogConfig}}" logged',
    '{"Type":"json-file","Config":{"max-file":"3","max-size":"1m"}}\n[0]',
  ],
  ...(
    [
      ['max-size=big', "invalid size: 'big'"],
      ['max-size=0', 'max-size must be a positive number'],
      ['max-file=two', 'strconv.Atoi: parsing "two": invalid syntax'],
      ['max-file=0', 'max-file cannot be less than 1'],
      ['compress=true', 'compress cannot be true when max-file is less than 2 or max-size is not set'],
    ] as const
  ).map(([option, reason]) => [
    `docker run --rm --log-opt ${option} alpine true`,
    `docker: Error response from daemon: failed to create task for container: failed to initialize logging driver: ${reason}.\n[125]`,
  ]),
  ['docker run --rm --log-opt max-size=1m --log-opt max-file=3 --log-opt compress=true alpine echo here', 'here\n[0]'],
  // what is given or not anyway stays so
  ['docker run --rm --cap-add chown --cap-add NET_ADMIN --cap-drop CAP_SYS_ADMIN alpine echo here', 'here\n[0]'],
  ...(
    [
      ['CHOWN', 'chown nobody f', 'chown: f: Operation not permitted'],
      ['cap_chown', 'chown root f', ''],
      ['FOWNER', 'chmod 600 /tmp/n', 'chmod: /tmp/n: Operation not permitted'],
      ['DAC_OVERRIDE', 'chmod 0 f; cat f', "cat: can't open 'f': Permission denied"],
      ['KILL', 'kill $(pgrep sleep)', 'sh: kill: (5) - Operation not permitted'],
      ['NET_RAW', 'ping -c1 localhost', 'ping: permission denied (are you root?)'],
      ['SETUID', 'su nobody -s /bin/sh -c id', 'su: cannot set groups: Operation not permitted'],
      ['ALL', 'chown nobody f', 'chown: f: Operation not permitted'],
      ['ALL --cap-add CHOWN', 'chown nobody f', ''],
      ['MKNOD --cap-drop SYS_CHROOT', 'chown nobody f', ''],
      ['ALL --privileged', 'chown nobody f', ''],
    ] as const
  ).map(([capability, line, complaint]) => [
    `docker build -qt owned - > /dev/null <<< $'FROM alpine\nRUN touch /f /tmp/n && chown nobody /tmp/n\nWORKDIR /'; docker run --rm --cap-drop ${capability} owned sh -c 'su nobody -s /bin/sh -c "sleep 9 &" 2> /dev/null; ${line}'`,
    complaint === '' ? '[0]' : `${complaint}\n[1]`,
  ]),
  // its user is another matter, and programs beside the main one are no better off
  ['docker run --rm --cap-drop ALL -u nobody alpine id -u', '65534\n[0]'],
  [
    'docker run -d --name dropped --cap-drop ALL alpine sleep 1000 > /dev/null; docker exec dropped chown nobody /tmp; docker rm -f dropped',
    'dropped\nchown: /tmp: Operation not permitted\n[0]',
  ],
  [
    'docker run --rm --cap-drop ALL nginx',
    "docker: Error response from daemon: a server without CHOWN is not simulated by this playground.\nSee 'docker run --help'.\n[125]",
  ],
  ['docker create --cap-drop NET_RAW nginx | wc -l', '1\n[0]'],
  ...(
    [
      ['--cap-drop nope', 'invalid CapDrop: unknown capability: "CAP_NOPE"'],
      ['--log-opt max-sizes=1m', "unknown log opt 'max-sizes' for json-file log driver"],
      ['--log-driver local --log-opt x=1', "unknown log opt 'x' for log driver local"],
      ['--log-opt mode=slow', 'logger: logging mode not supported: slow'],
      ['--log-opt max-buffer-size=4m', "logger: max-buffer-size option is only supported with 'mode=non-blocking'"],
      ['--security-opt foo=bar', 'invalid --security-opt 2: "foo=bar"'],
    ] as const
  ).map(([option, reason]) => [
    `docker run --rm ${option} alpine true`,
    `docker: Error response from daemon: ${reason}.\nSee 'docker run --help'.\n[125]`,
  ]),
  [
    'docker run --ulimit fsize=9 alpine true',
    'invalid argument "fsize=9" for "--ulimit" flag: the limit fsize is not simulated by this playground\nSee \'docker run --help\'.\n[125]',
  ],
])('%s', async (line, answer) => expect(await said(line)).toBe(answer))

test('docker stats tells of what is used, docker top as ps does', async () => {
  await said('docker run -d --name web nginx; docker run -d --name box -m 64m alpine sleep 99')
  expect(await said("docker stats --no-stream --format '{{.Name}}: {{.MemUsage}}, {{.PIDs}}, {{.NetIO}}'")).toBe(
    'box: 512KiB / 64MiB, 1, 0B / 0B\nweb: 1MiB / 1.921GiB, 2, 0B / 0B\n[0]',
  )
  expect(await said("timeout 3 docker stats --format '{{.Name}}' box tail")).toBe(
    '\x1b[2J\x1b[Hbox\ntail\n\x1b[2J\x1b[Hbox\ntail\n[124]',
  )
  expect(await said('docker top web -eo pid,comm | head -2')).toMatch(/^PID COMMAND\n\d+ nginx\n\[0\]$/)
  expect(await said('docker top box aux | tail -1')).toMatch(
    /^root \d+ 0\.0 0\.2 10624 3328 \? Ss \d\d:\d\d 0:00 sleep 99\n/,
  )
  expect(await said('docker top box -o user')).toBe(
    "Error response from daemon: Couldn't find PID field in ps output\n[1]",
  )
  expect(await said('docker top box -o nope')).toBe(
    'Error response from daemon: ps: error: unknown user-defined format specifier "nope"\n[1]',
  )
})

test.each([
  ["docker version --format '{{.Server.Version}} {{.Client.APIVersion}}'", '24.0.6 1.43\n[0]'],
  ["docker info -f '{{.Driver}} {{.NCPU}} {{json .Plugins.Volume}}'", 'overlay2 2 ["local"]\n[0]'],
  [
    'docker info | grep -E "Cgroup Version|Swarm|buildx:"',
    ' buildx: Docker Buildx (Docker Inc.)\n Cgroup Version: 2\n Swarm: inactive\n[0]',
  ],
])('%s', async (line, answer) => expect(await said(line)).toBe(answer))
