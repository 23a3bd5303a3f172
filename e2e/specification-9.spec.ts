import { expect, test } from './test.ts'
import { play, prove } from './transcript.ts'

/** Section 9 of the specification: business constants and limits. */

/** A time that stands, so that tables show the same each time. */
const still = { seed: 1, now: '2026-11-21T09:14:03Z' } as const

test('head/tail default lines: 10.', async ({ playground }) => {
  const { terminal } = playground
  await playground.open(still)
  expect(await terminal.run('head /usr/share/playground/animals.txt')).toHaveLength(10)
  expect(await terminal.run('tail /usr/share/playground/animals.txt')).toHaveLength(10)
})

test('Suggested-command holder clears after 100 ms; input highlight timeout 100 ms.', async ({ playground }) => {
  const { lessons, terminal } = playground
  await playground.open()
  await lessons.try()
  await expect(terminal.element).not.toHaveAttribute('data-highlight')
  // the holder is empty again: a terminal that is made now gets nothing
  await playground.modes.switchTo('docker')
  expect((await terminal.snapshot()).line).toBe('')
})

test('Terminal min height 24rem, max 34rem.', async ({ playground }) => {
  const { page, terminal } = playground
  await playground.open()
  await page.setViewportSize({ width: 1440, height: 2000 })
  await expect.poll(async () => (await terminal.element.boundingBox())?.height).toBe(34 * 16)
  await page.setViewportSize({ width: 700, height: 500 })
  await expect.poll(async () => (await terminal.element.boundingBox())?.height).toBe(24 * 16)
})

test('Simulated values: docker version 24.0.6, API 1.43; canned reclaimed space 1.234GB', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ mode: 'docker', ...still })
  const version = (await terminal.run('docker version')).join('\n')
  expect(version).toMatch(/Version: +24\.0\.6/)
  expect(version).toMatch(/API version: +1\.43/)
  expect(await terminal.run('docker --version')).toEqual([expect.stringContaining('24.0.6')])
  expect((await terminal.run('docker system prune')).at(-1)).toBe('Total reclaimed space: 1.234GB')
})

test('fixed fake outputs for ps, top, df, free, uname, uptime, ping (3 packets), traceroute (30 hops max), wget, curl', async ({
  playground,
}) => {
  await playground.open(still)
  await prove(playground, {
    ps: '$ ps\n/ +PID TTY +TIME CMD/\n/ +\\d+ tty1 +\\S+ bash/\n/ +\\d+ tty1 +\\S+ ps/',
    df: '$ df -h /\n/Filesystem +Size +Used +Avail Use% Mounted on/\n/\\S+ +20G +\\S+ +\\S+ +\\d+% \\//',
    free: '$ free\n/ +total +used +free +shared +buff\\/cache +available/\n/Mem:( +\\d+){6}/\n/Swap:( +\\d+){3}/',
    uname: '$ uname\nLinux\n$ uname -a\n/Linux linux-playground .* GNU\\/Linux/',
    uptime: '$ uptime\n/ 09:14:03 up .*, +1 user, +load average: .*/',
    curl: '$ curl http://example.com/hello.txt\n/.+/',
  })
  const { terminal } = playground
  const top = await terminal.run('top')
  expect(top[0]).toMatch(/^top - 09:14:0\d up /)
  expect(top.join('\n')).toMatch(/PID USER .*COMMAND/)
  const ping = await terminal.run('ping example.com')
  expect(ping.filter((line) => line.startsWith('64 bytes from'))).toHaveLength(3)
  expect(ping.join('\n')).toContain('3 packets transmitted, 3 received')
  expect((await terminal.run('traceroute example.com'))[0]).toContain('30 hops max')
  const wget = await terminal.run('wget http://files.example.com/fruits.txt')
  expect(wget.join('\n')).toContain("Saving to: 'fruits.txt'")
})

test('fixed fake outputs for logs', async ({ playground }) => {
  await playground.open({ mode: 'docker', ...still })
  const logs = await playground.terminal.run('docker logs my-nginx')
  expect(logs.length).toBeGreaterThan(3)
  expect(await playground.terminal.run('docker logs my-nginx')).toEqual(logs)
})

test('Docker run generates a random 12-character container id and a random name with prefix confident_.', async ({
  playground,
}) => {
  const { terminal } = playground
  await playground.open({ mode: 'docker' })
  const seen = new Set<string>()
  for (let time = 0; time < 3; time += 1) {
    await terminal.run('docker run -d nginx')
    const [row = ''] = await terminal.run('docker ps --format {{.ID}}:{{.Names}}')
    expect(row).toMatch(/^[0-9a-f]{12}:confident_[a-z]+$/)
    seen.add(row)
  }
  expect(seen.size).toBe(3)
})

test('Linux tutorial: 10 lessons: Navigation Basics, File Operations, File Content Management, Text Processing, System Information, Advanced File Operations, Network Commands, Text Analysis, System Commands, Cleanup and Archives.', async ({
  playground,
}) => {
  await playground.open({ mode: 'linux' })
  expect(await playground.lessons.titles()).toEqual([
    'Navigation Basics',
    'File Operations',
    'File Content Management',
    'Text Processing',
    'System Information',
    'Advanced File Operations',
    'Network Commands',
    'Text Analysis',
    'System Commands',
    'Cleanup and Archives',
  ])
})

test('Docker tutorial: 12 lessons: Docker Basics, Working with Images, Running Containers, Container Management, Container Logs and Inspection, Interactive Containers, Building Custom Images, Data Management, Networking, Multi-container Applications, Cleanup and Maintenance, Advanced Operations.', async ({
  playground,
}) => {
  await playground.open({ mode: 'docker' })
  expect(await playground.lessons.titles()).toEqual([
    'Docker Basics',
    'Working with Images',
    'Running Containers',
    'Container Management',
    'Container Logs and Inspection',
    'Interactive Containers',
    'Building Custom Images',
    'Data Management',
    'Networking',
    'Multi-container Applications',
    'Cleanup and Maintenance',
    'Advanced Operations',
  ])
})

test.describe('Linux commands (about 36)', () => {
  const files = 'mkdir d,touch f,cat welcome.txt,cp welcome.txt w,mv w d,find d,grep help welcome.txt,rm d'
  const rest =
    'help,pwd,ls,cd /tmp,head /etc/passwd,tail /etc/passwd,wc /etc/passwd,ps,top,df,free,uname,whoami,date,uptime,echo hi,' +
    'chmod 644 /etc/passwd,wget example.com,curl example.com,history,man ls,which ls,file /etc/passwd,tar -cf a.tar index.html,' +
    'sort /etc/passwd,ping -c 1 localhost,traceroute localhost,clear'

  for (const [title, lines] of [
    ['mkdir, touch, cat, rm, cp, mv, find, grep', files],
    [
      'help, clear, pwd, ls, cd, head, tail, wc, ps, top, df, free, uname, whoami, date, uptime, echo, chmod, wget, curl, history, man, which, file, tar, sort, ping, traceroute',
      rest,
    ],
  ] as const) {
    test(title, async ({ playground }) => {
      const { terminal } = playground
      await playground.open(still)
      for (const line of lines.split(',')) {
        await terminal.run(line)
        expect(await terminal.typedLines('error'), line).toEqual([])
      }
    })
  }

  test('The help text also lists others that are not implemented and answer command not found.', async ({
    playground,
  }) => {
    const { terminal } = playground
    await playground.open(still)
    const help = await terminal.run('help')
    const others = help
      .slice(help.findIndex((line) => line.startsWith('Only in Bash')) + 1)
      .join(' ')
      .match(/[a-z0-9]+/g)
    expect(others).toEqual(expect.arrayContaining(['less', 'sed', 'tree']))
    for (const name of ['less', 'sed', 'tree']) await play(playground, `$ ${name}\n! ${name}: command not found`)
  })
})

test('Docker commands: ps (-a/--all), images, pull, run, stop, start, rm, logs, exec (bash), build (-t), version/--help, system prune/df, network ls, volume ls.', async ({
  playground,
}) => {
  const { terminal } = playground
  await playground.open({ mode: 'docker', ...still })
  const name = '{{.Names}}'
  await prove(playground, {
    'ps (-a/--all)': `
$ docker ps --format ${name}
my-nginx
$ docker ps -a --format ${name}
my-nginx
my-db
$ docker ps --all --format ${name}
my-nginx
my-db`,
    images: `
$ docker images
/REPOSITORY +TAG +IMAGE ID +CREATED +SIZE/
/nginx +latest +[0-9a-f]{12} .* 133MB/
/postgres +13 +[0-9a-f]{12} .* 314MB/
/node +16-alpine +[0-9a-f]{12} .* 110MB/`,
    stop: '$ docker stop my-nginx\nmy-nginx',
    start: '$ docker start my-db\nmy-db',
    rm: '$ docker rm my-nginx\nmy-nginx',
    'system df':
      '$ docker system df\n/TYPE +TOTAL +ACTIVE +SIZE +RECLAIMABLE/\n/Images .*/\n/Containers .*/\n/Local Volumes .*/\n/Build Cache .*/',
    'network ls': '$ docker network ls\n/NETWORK ID +NAME +DRIVER +SCOPE/\n/.* bridge .*/\n/.* host .*/\n/.* none .*/',
    'volume ls': '$ docker volume ls\nDRIVER    VOLUME NAME',
  })
  expect((await terminal.run('docker pull redis')).join('\n')).toContain('Downloaded newer image for redis:latest')
  expect((await terminal.run('docker run hello-world')).join('\n')).toContain('Docker is working.')
  expect((await terminal.run('docker build -t my-app .')).join('\n')).toContain('naming to docker.io/library/my-app')
  expect((await terminal.run('docker --help')).join('\n')).toContain('Usage:  docker')
  await terminal.run('docker exec -it my-db bash')
  expect((await terminal.screen()).at(-1)).toMatch(/^root@[0-9a-f]{12}:\/#$/)
  expect(await terminal.typedLines('error')).toEqual([])
})
