import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../linux/headless.ts'
import { createMachine } from '../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const FILE = [
  'services:',
  '  db:',
  '    image: redis:alpine',
  '  web:',
  '    image: nginx',
  '    ports: ["8080:80"]',
  '    depends_on: [db]',
].join('\\n')

let machine: HeadlessMachine

/** What a line writes to both streams, and its status. */
async function run(line: string): Promise<readonly [output: string, status: number]> {
  const { stdout, stderr, status } = await machine.bash.exec(line)
  return [stdout + stderr, status]
}

beforeAll(async () => {
  const images = ['nginx', 'redis:alpine']
  machine = createMachine({ now: Date.UTC(2026, 0, 1), docker: { images, containers: [] } })
  await machine.bash.exec(`mkdir app; cd app; printf '${FILE}\\n' > compose.yaml; docker compose up -d`)
})

describe('docker compose', () => {
  test.each<[line: string, output: string, status: number]>([
    ['run --rm db echo hi', 'hi\n', 0],
    ["run --rm --no-deps db sh -c 'exit 7'", '', 7],
    ['run --rm -e A=1 --entrypoint env db | grep ^A=', 'A=1\n', 0],
    ['run --rm --quiet-pull db echo hi', 'hi\n', 0],
    ["run --rm -u nobody db sh -c 'whoami'", 'nobody\n', 0],
    ['exec -it db echo hi', 'hi\n', 0],
    ['exec --user nobody db whoami', 'nobody\n', 0],
    ['run nosuch', 'no such service: nosuch\n', 1],
    ['scale db', 'invalid scale specifier: db\n', 1],
    ['wait', 'requires at least 1 arg(s), only received 0\n', 1],
    ['attach nosuch', 'no such service: nosuch\n', 1],
    ['port web', 'accepts 2 arg(s), received 1\n', 1],
    ['cp a b', 'unknown copy direction\n', 1],
    ['ps --filter state=up', 'unknown filter state\n', 1],
    ['--progress loud ps', 'unsupported --progress value "loud"\n', 1],
    ['--ansi sometimes ps', 'invalid value for --ansi: "sometimes"\n', 1],
    [
      '--parallel many ps',
      'invalid argument "many" for "--parallel" flag: strconv.ParseInt: parsing "many": invalid syntax\n',
      16,
    ],
    ['logs --since bogus', 'invalid value for "since": failed to parse value as time or duration: "bogus"\n', 1],
    ['pull --policy never', 'policy should be either "always" or "missing". Given policy: never\n', 1],
    ['ls --filter state=up', 'unknown filter state\n', 1],
    ['up --attach db --attach-dependencies', 'cannot combine --attach and --attach-dependencies\n', 1],
    ['config --hash nosuch', 'no such service: nosuch\n', 1],
    ['up --always-recreate-deps --no-recreate', '--always-recreate-deps and --no-recreate are incompatible\n', 1],
  ])('%s', async (line, output, status) => {
    expect(
      await run(`docker compose ${line.split(' | ')[0]} ${line.includes(' | ') ? `| ${line.split(' | ')[1]}` : ''}`),
    ).toEqual([output, status])
  })

  test('wait says of which project nothing runs', async () => {
    await run('docker compose stop -t 0')
    expect(await run('docker compose wait db')).toEqual(['no containers for project "app"\n', 1])
    await run('docker compose start')
  })

  test('what a service needs is made anew where that is asked for', async () => {
    const [said] = await run('docker compose up -d --always-recreate-deps web')
    expect(said).toContain(' Container app-db-1  Recreated\n')
    expect(said).not.toContain('app-web-1  Recreated')
    expect((await run('docker compose up -d --always-recreate-deps'))[0]).not.toContain('Recreated')
  })

  test('scale makes and removes containers', async () => {
    await run('docker compose scale db=3')
    expect((await run('docker compose ps -q db | wc -l'))[0]).toBe('3\n')
    expect((await run('docker compose scale db=1'))[0]).toContain(' Container app-db-3  Removed\n')
  })

  test('ps lists what the file does not have, unless it says otherwise', async () => {
    const other = "printf 'services: {other: {image: nginx}}' | docker compose -f - up -d 2> /dev/null"
    await run(`${other}; docker compose -f compose.yaml ps > /dev/null`)
    expect((await run('docker compose ps --services'))[0]).toBe('db\nother\nweb\n')
    expect((await run('docker compose ps --orphans=false --services'))[0]).toBe('db\nweb\n')
    await run('docker rm -f app-other-1')
  })

  test('images tells of images as JSON, too', async () => {
    const [text] = await run('docker compose images --format json db')
    expect(JSON.parse(text)).toEqual([
      {
        ID: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
        ContainerName: 'app-db-1',
        Repository: 'redis',
        Tag: 'alpine',
        Size: expect.any(Number),
      },
    ])
    expect(await run('docker compose images --format x')).toEqual([
      'format value "x" could not be parsed: parsing failed\n',
      1,
    ])
  })

  test('ls tells of projects as JSON, too', async () => {
    expect(await run('docker compose ls --format json')).toEqual([
      '[{"Name":"app","Status":"running(2)","ConfigFiles":"/home/user/app/compose.yaml"}]\n',
      0,
    ])
    expect(await run('docker compose ls --format x')).toEqual([
      'format value "x" could not be parsed: parsing failed\n',
      1,
    ])
  })

  test('cp copies into a container of a service, and out of it', async () => {
    const [said] = await run('docker compose cp compose.yaml web:/tmp/c')
    expect(said).toBe(
      ' app-web-1 copy compose.yaml to app-web-1:/tmp/c Copying\n app-web-1 copy compose.yaml to app-web-1:/tmp/c Copied\n',
    )
    expect((await run('docker compose cp web:/tmp/c back 2> /dev/null; cmp compose.yaml back'))[1]).toBe(0)
    expect((await run('docker compose cp web:/tmp/c - 2> /dev/null | tar -tf -'))[0]).toBe('c\n')
  })

  test('top has a table for each container', async () => {
    const [tables] = await run('docker compose top db')
    expect(tables).toMatch(
      /^app-db-1\nUID +PID +PPID +C +STIME +TTY +TIME +CMD\n\w+ +\d+ +\d+ +0 +\d\d:\d\d +\? +00:00:00 +redis-server.*\n\n$/,
    )
  })

  test('events tells what becomes of containers', async () => {
    const [told] = await run(
      'docker compose events > log & sleep 1; docker compose restart -t 0 db 2> /dev/null; sleep 1; kill %1; cat log',
    )
    expect(told.replaceAll(/[0-9a-f]{64}/g, 'ID')).toMatch(
      /^2026-01-01 .{15} container kill ID \(.*name=app-db-1.*\)\n.* container stop ID .*\n.* container die ID .*\n.* container start ID .*\n.* container restart ID /m,
    )
  })

  test('pause lets containers stand still until unpause', async () => {
    expect(await run('docker compose pause')).toEqual([
      ' Container app-web-1  Paused\n Container app-db-1  Paused\n',
      0,
    ])
    expect((await run('docker ps --format "{{.Status}}" | grep -c Paused'))[0]).toBe('2\n')
    expect(await run('docker compose unpause web')).toEqual([' Container app-web-1  Unpaused\n', 0])
    expect(await run('docker compose unpause')).toEqual([' Container app-db-1  Unpaused\n', 0])
  })

  test('wait gives the status of what ended first', async () => {
    const [told, status] = await run(
      'docker compose wait db > log & pid=$!; sleep 1; docker compose kill db 2> /dev/null; wait $pid; echo $?; cat log',
    )
    expect([told, status]).toEqual(['137\ncontainer "app-db-1" exited with status code 137\n', 0])
    await run('docker compose start')
  })

  test('a container that run has left goes with the project', async () => {
    await run('docker compose run -d --name job db sleep 100')
    expect((await run('docker compose ps --format "{{.Name}}"'))[0]).not.toContain('job')
    expect((await run('docker compose ps -a --format "{{.Name}}"'))[0]).toContain('job')
    expect((await run('docker compose down -t 0'))[0]).toMatch(
      / Container job {2}Removed\n[^]* Network app_default {2}Removed\n$/,
    )
  })
})
