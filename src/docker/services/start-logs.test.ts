import { expect, test, vi } from 'vitest'
import { createMachine } from '../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

/** What a server that was started with these words wrote to one of its streams, without times; lines of the kernel's release are left out. */
async function logOf(words: string, stream: 1 | 2): Promise<readonly string[]> {
  const { bash } = createMachine({ now: Date.UTC(2026, 10, 22), docker: { images: [], containers: [] } })
  await bash.exec(`docker run -d --name server ${words}; sleep 9`)
  const { stdout } = await bash.exec(`docker logs server ${stream === 1 ? '2> /dev/null' : '2>&1 > /dev/null'}`)
  return stdout.split('\n').filter((line) => line !== '' && !line.includes('OS: Linux'))
}

// as docker logs shows it of the images of these versions
test('nginx tells what its entrypoint does, and how it starts', async () => {
  expect(await logOf('nginx:1.25', 1)).toEqual([
    '/docker-entrypoint.sh: /docker-entrypoint.d/ is not empty, will attempt to perform configuration',
    '/docker-entrypoint.sh: Looking for shell scripts in /docker-entrypoint.d/',
    '/docker-entrypoint.sh: Launching /docker-entrypoint.d/10-listen-on-ipv6-by-default.sh',
    '10-listen-on-ipv6-by-default.sh: info: Getting the checksum of /etc/nginx/conf.d/default.conf',
    '10-listen-on-ipv6-by-default.sh: info: Enabled listen on IPv6 in /etc/nginx/conf.d/default.conf',
    '/docker-entrypoint.sh: Sourcing /docker-entrypoint.d/15-local-resolvers.envsh',
    '/docker-entrypoint.sh: Launching /docker-entrypoint.d/20-envsubst-on-templates.sh',
    '/docker-entrypoint.sh: Launching /docker-entrypoint.d/30-tune-worker-processes.sh',
    '/docker-entrypoint.sh: Configuration complete; ready for start up',
  ])
  expect(await logOf('nginx:1.25', 2)).toEqual(
    [
      'using the "epoll" event method',
      'nginx/1.25.3',
      'built by gcc 12.2.0 (Debian 12.2.0-14) ',
      'getrlimit(RLIMIT_NOFILE): 1048576:1048576',
      'start worker processes',
      'start worker process 29',
    ].map((text) => expect.stringMatching(new RegExp(`\\[notice\\] 1#1: ${text.replaceAll(/[()[\].]/g, '\\$&')}$`))),
  )
})

test('what nginx’s entrypoint finds is in its log and in its site', async () => {
  const { bash } = createMachine({ now: Date.UTC(2026, 10, 22), docker: { images: ['nginx'], containers: [] } })
  const said = async (line: string): Promise<string> => (await bash.exec(line)).stdout
  await said('docker run -d --name web nginx; docker restart web')
  expect(await said('docker exec web grep listen /etc/nginx/conf.d/default.conf')).toBe(
    '    listen       80;\n    listen  [::]:80;\n',
  )
  const told = 'docker logs web 2>&1 | grep -o "info: .*" | tail -n 1'
  expect(await said(told)).toBe('info: IPv6 listen already enabled\n')
  await said('echo "server { listen 80; }" > own.conf; docker rm -f web')
  await said('docker run -d --name web -v $PWD/own.conf:/etc/nginx/conf.d/default.conf:ro nginx')
  expect(await said(told)).toBe('info: /etc/nginx/conf.d/default.conf differs from the packaged version\n')
  await said('docker rm -f web; docker run -d --name web -v $PWD/none:/etc/nginx/conf.d nginx')
  expect(await said(told)).toBe('info: /etc/nginx/conf.d/default.conf is not a file or does not exist\n')
})

const redisLog = (third: string): readonly unknown[] =>
  [
    'C TIME * oO0OoO0OoO0Oo Redis is starting oO0OoO0OoO0Oo',
    'C TIME * Redis version=7.2.3, bits=64, commit=00000000, modified=0, pid=1, just started',
    third,
    'M TIME * monotonic clock: POSIX clock_gettime',
    'M TIME * Running mode=standalone, port=6379.',
    'M TIME * Server initialized',
    'M TIME * Ready to accept connections tcp',
  ].map((text) => `1:${text}`)

test.each([
  [
    'redis:7',
    'C TIME # Warning: no config file specified, using the default config. In order to specify a config file use redis-server /path/to/redis.conf',
  ],
  ['redis:7 redis-server --appendonly yes', 'C TIME * Configuration loaded'],
])('the log of %s', async (words, third) => {
  const lines = await logOf(words, 1)
  expect(lines.map((line) => line.replace(/\d\d \w{3} \d{4} [\d:.]+/, 'TIME'))).toEqual(redisLog(third))
})

test('PostgreSQL tells of the database that it makes, and of the server that the scripts of the first start reach', async () => {
  const out = await logOf('-e POSTGRES_PASSWORD=s postgres:16', 1)
  expect(out[0]).toBe('The files belonging to this database system will be owned by user "postgres".')
  expect(out.slice(-6)).toEqual([
    'waiting for server to start.... done',
    'server started',
    '/usr/local/bin/docker-entrypoint.sh: ignoring /docker-entrypoint-initdb.d/*',
    'waiting for server to shut down.... done',
    'server stopped',
    'PostgreSQL init process complete; ready for start up.',
  ])
  const log = await logOf('-e POSTGRES_PASSWORD=s postgres:16', 2)
  expect(log.flatMap((line) => /\[1\] LOG: {2}(.*)/.exec(line)?.[1] ?? [])).toEqual([
    'starting PostgreSQL 16.1 on x86_64-pc-linux-gnu, 64-bit',
    'listening on IPv4 address "0.0.0.0", port 5432',
    'listening on IPv6 address "::", port 5432',
    'listening on Unix socket "/var/run/postgresql/.s.PGSQL.5432"',
    'database system is ready to accept connections',
  ])
})

const bare = (lines: readonly string[]): readonly string[] =>
  lines.map((text) => text.replace(/^[-\d]+[T ][\d:.]+(?:Z|\+00:00)? /, ''))

const started = (product: string, release: string): readonly string[] => [
  `[Note] [Entrypoint]: Entrypoint script for ${product} Server ${release} started.`,
  "[Note] [Entrypoint]: Switching to dedicated user 'mysql'",
  `[Note] [Entrypoint]: Entrypoint script for ${product} Server ${release} started.`,
]

test('MySQL tells of its data, of the server that only the entrypoint reaches, and of its own start', async () => {
  const words = '-e MYSQL_ROOT_PASSWORD=s -e MYSQL_DATABASE=todos -e MYSQL_USER=ann -e MYSQL_PASSWORD=b mysql:8.0'
  const out = bare(await logOf(words, 1))
  expect(out.slice(0, 3)).toEqual(started('MySQL', '8.0.44-1.el8'))
  expect(out.slice(3).map((text) => text.replace('[Note] [Entrypoint]: ', ''))).toEqual([
    'Initializing database files',
    'Database files initialized',
    'Starting temporary server',
    'Temporary server started.',
    "'/var/lib/mysql/mysql.sock' -> '/var/run/mysqld/mysqld.sock'",
    'Creating database todos',
    'Creating user ann',
    'Giving user ann access to schema todos',
    'Stopping temporary server',
    'Temporary server stopped',
    'MySQL init process done. Ready for start up.',
  ])
  const ready = bare(await logOf(words, 2)).filter((text) => text.includes('/usr/sbin/mysqld: ready for connections.'))
  expect(ready).toEqual(
    [0, 3306].map(
      (port) =>
        `0 [System] [MY-010931] [Server] /usr/sbin/mysqld: ready for connections. Version: '8.0.44'  socket: '/var/run/mysqld/mysqld.sock'  port: ${port}  MySQL Community Server - GPL.`,
    ),
  )
})

test('MariaDB tells of its start, and names its version behind it', async () => {
  const words = '-e MARIADB_ROOT_PASSWORD=s mariadb:11.2'
  expect(bare(await logOf(words, 1)).slice(0, 3)).toEqual(started('MariaDB', '1:11.2.2+maria~ubu2204'))
  expect((await logOf(words, 2)).slice(-2)).toEqual([
    expect.stringMatching(/^2026-11-22 00:00:\d\d 0 \[Note\] mariadbd: ready for connections\.$/),
    "Version: '11.2.2-MariaDB-1:11.2.2+maria~ubu2204'  socket: '/run/mysqld/mysqld.sock'  port: 3306  mariadb.org binary distribution",
  ])
})

test('a database without a password says why it does not start, a second start says only that', async () => {
  const { bash } = createMachine({ now: Date.UTC(2026, 10, 22), docker: { images: ['mysql:8.0'], containers: [] } })
  const { stderr, status } = await bash.exec('docker run mysql:8.0')
  expect([stderr, status]).toEqual([
    '2026-11-22 00:00:00+00:00 [ERROR] [Entrypoint]: Database is uninitialized and password option is not specified\n' +
      '    You need to specify one of the following as an environment variable:\n    - MYSQL_ROOT_PASSWORD\n    - MYSQL_ALLOW_EMPTY_PASSWORD\n    - MYSQL_RANDOM_ROOT_PASSWORD\n',
    1,
  ])
  expect((await bash.exec('docker run --rm mysql:8.0 mysql --version')).stdout).toBe(
    'mysql  Ver 8.0.44 for Linux on x86_64 (MySQL Community Server - GPL)\n',
  )
  await bash.exec('docker run -d --name db -e MYSQL_ROOT_PASSWORD=s mysql:8.0; sleep 5; docker restart db; sleep 5')
  const { stdout } = await bash.exec(
    'docker logs db 2>&1 | grep -c "init process done"; docker logs db | grep -c started.',
  )
  expect(stdout).toBe('1\n5\n')
})

test('httpd says twice that nobody told it its name', async () => {
  const unknown =
    "AH00558: httpd: Could not reliably determine the server's fully qualified domain name, using 172.17.0.2. Set the 'ServerName' directive globally to suppress this message"
  expect(await logOf('httpd:2.4', 2)).toEqual([
    unknown,
    unknown,
    expect.stringMatching(/AH00489: Apache\/2\.4\.\d+ \(Unix\) configured -- resuming normal operations$/),
    expect.stringMatching(/AH00094: Command line: 'httpd -D FOREGROUND'$/),
  ])
})
