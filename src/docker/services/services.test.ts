import { expect, test, vi } from 'vitest'
import { createMachine } from '../headless.ts'
import { streams } from '../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

const NOW = Date.UTC(2026, 10, 22)

/** What lines say, one after another, on a host with some images. */
function host(...images: readonly string[]) {
  const { bash } = createMachine({ now: NOW, docker: { images } })
  return async (line: string): Promise<string> => {
    return streams(await bash.exec(line))
  }
}

test('nginx serves what its configuration says, and reads it anew', async () => {
  const said = host('nginx', 'alpine')
  await said('docker run -d --name web -p 8080:80 nginx')
  expect(await said('curl -s localhost:8080 | grep -c Welcome')).not.toBe('0\n')
  await said(
    `docker exec web sh -c 'echo "server { listen 80; location = /x { return 418 tea; } location / { root /srv; } }" > /etc/nginx/conf.d/default.conf; mkdir -p /srv; echo hi > /srv/index.html'`,
  )
  expect(await said('curl -s localhost:8080/x')).not.toBe('tea')
  expect(await said('docker exec web nginx -t')).toContain('test is successful')
  await said('docker exec web nginx -s reload')
  expect(await said('curl -s localhost:8080/x')).toBe('tea')
  expect(await said('curl -s localhost:8080/')).toBe('hi\n')
  expect(await said('docker logs web 2>&1 | tail -1')).toContain('"GET / HTTP/1.1" 200 3')
})

/** Starts nginx with a configuration of its own. */
const nginxWith = (options: string, configuration: string): string =>
  `docker run -d --network up ${options} nginx sh -c 'echo "${configuration}" > /etc/nginx/conf.d/default.conf; exec nginx -g "daemon off;"'`

test.each([
  ['server wa; server wb weight=3; server wc down;', 'babbbabb', 'aaa'],
  ['server wa backup; server wb weight=2; server wc max_fails=2 fail_timeout=5s;', 'bcbbcbbc', 'ccc'],
  ['least_conn; server wa backup; server wb;', 'bbbbbbbb', 'aaa'],
])('nginx shares requests out among the servers of an upstream: %s', async (servers, answers, withoutB) => {
  const said = host('nginx')
  await said('docker network create up')
  for (const name of ['a', 'b', 'c'])
    await said(nginxWith(`--name w${name}`, `server { listen 80; return 200 ${name}; }`))
  await said(
    nginxWith(
      '-p 8080:80',
      `upstream u { ${servers} } server { listen 80; location = /up { return 204; } location / { proxy_pass http://u; } }`,
    ),
  )
  await said('until curl -s localhost:8080/up; do :; done')
  expect(await said('for i in 1 2 3 4 5 6 7 8; do curl -s localhost:8080; done')).toBe(answers)
  await said('docker stop wb')
  expect(await said('for i in 1 2 3; do curl -s localhost:8080; done')).toBe(withoutB)
})

test.each([
  ['server 127.0.0.1:1 weight=0;', 'invalid parameter "weight=0"'],
  ['server 127.0.0.1:1 nosuch;', 'invalid parameter "nosuch"'],
  ['server 127.0.0.1:1 backup;', 'no servers are inside upstream'],
  ['ip_hash; server 127.0.0.1:1;', '"ip_hash" directive is not simulated here'],
])('nginx does not take an upstream of: %s', async (servers, message) => {
  const said = host('nginx')
  expect(
    await said(
      `docker run --rm nginx sh -c 'echo "upstream u { ${servers} }" > /etc/nginx/conf.d/default.conf; nginx -t; echo $?'`,
    ),
  ).toContain(`nginx: [emerg] ${message} in /etc/nginx/conf.d/default.conf:1\n`)
})

test('nginx says what is wrong with its configuration, and does not start with it', async () => {
  const said = host('nginx')
  const line = `docker run --rm nginx sh -c 'echo "server { lisen 80; }" > /etc/nginx/conf.d/default.conf; nginx -t; nginx -g "daemon off;"; echo failed $?'`
  const text = await said(line)
  expect(text).toContain(
    'nginx: [emerg] unknown directive "lisen" in /etc/nginx/conf.d/default.conf:1\nnginx: configuration file /etc/nginx/nginx.conf test failed\n',
  )
  expect(text).toContain('failed 1\n')
})

test('nginx hands on to another container by its name', async () => {
  const said = host('nginx', 'traefik/whoami')
  await said('docker network create n; docker run -d --name who --network n traefik/whoami')
  await said(`mkdir c; echo 'server { listen 80; location / { proxy_pass http://who; } }' > c/default.conf`)
  await said('docker run -d --network n -p 81:80 -v $PWD/c:/etc/nginx/conf.d nginx')
  expect(await said('curl -s localhost:81/a | grep GET')).toBe('GET /a HTTP/1.1\n')
})

test('a container ends when its main program goes into the background', async () => {
  const said = host('nginx')
  await said('docker run -d --name web nginx nginx')
  expect(await said("docker ps -a --format '{{.Status}}'")).toMatch(/^Exited \(0\)/)
})

test('redis keeps its keys in its volume', async () => {
  const said = host('redis')
  await said('docker run -d --name kv -v data:/data redis')
  const cli = (line: string) => said(`docker exec kv redis-cli ${line}`)
  expect(await cli('set a 1 EX 100')).toBe('OK\n')
  expect(await cli('incr a')).toBe('2\n')
  expect(await cli('rpush l x y z')).toBe('3\n')
  expect(await cli('lrange l 0 -1')).toBe('x\ny\nz\n')
  expect(await cli('hset h k v')).toBe('1\n')
  expect(await cli('get h')).toContain('WRONGTYPE')
  await said('docker rm -f kv; docker run -d --name kv -v data:/data redis')
  expect(await cli('get a')).toBe('2\n')
  expect(await said('docker run --rm redis redis-cli ping')).toBe(
    'Could not connect to Redis at 127.0.0.1:6379: Connection refused\n',
  )
})

test('postgres keeps tables, and refuses as it does', async () => {
  const said = host('postgres')
  expect(await said('docker run --rm postgres')).toContain(
    'Error: Database is uninitialized and superuser password is not specified.',
  )
  await said('docker network create n; docker run -d --name db --network n -e POSTGRES_PASSWORD=s postgres')
  const psql = (sql: string) => said(`docker exec db psql -U postgres -c "${sql}"`)
  expect(
    await said('docker exec db psql -U postgres -c "CREATE TABLE twice (n int)" -c "DROP TABLE twice"'),
    // every -c is run, in its turn
  ).toBe('CREATE TABLE\nDROP TABLE\n')
  expect(await psql('create table t (id serial primary key, name text not null, n int)')).toBe('CREATE TABLE\n')
  expect(await psql("insert into t (name, n) values ('ann', 3), ('bob', 5)")).toBe('INSERT 0 2\n')
  expect(await psql('select name, n from t where n > 3 order by n')).toBe(
    ' name | n \n------+---\n bob  | 5\n(1 row)\n\n',
  )
  expect(await psql('select count(*) from t')).toBe(' count \n-------\n     2\n(1 row)\n\n')
  expect(await psql('select * from nope')).toBe(
    'ERROR:  relation "nope" does not exist\nLINE 1: select * from nope\n                      ^\n',
  )
  expect(await psql('insert into t (n) values (1)')).toContain(
    'null value in column "name" of relation "t" violates not-null constraint',
  )
  expect(await said('docker run --rm --network n postgres psql -h db -U postgres -c "select 1"')).toContain(
    'fe_sendauth: no password supplied',
  )
  expect(
    await said('docker run --rm --network n -e PGPASSWORD=s postgres psql -h db -U postgres -tc "select 1 + 1"'),
  ).toBe('        2\n\n')
  expect(await said('docker exec db pg_isready')).toBe('/var/run/postgresql:5432 - accepting connections\n')
})

test('mysql keeps tables', async () => {
  const said = host('mysql')
  expect(await said('docker run --rm mysql')).toContain(
    'Database is uninitialized and password option is not specified',
  )
  await said('docker run -d --name db -e MYSQL_ROOT_PASSWORD=s -e MYSQL_DATABASE=todos mysql')
  const mysql = (sql: string) => said(`docker exec -e MYSQL_PWD=s db mysql -uroot todos -e "${sql}"`)
  expect(
    await mysql(
      "create table t (id int auto_increment primary key, name varchar(9)); insert into t (name) values ('a'), ('b')",
    ),
  ).toBe('')
  expect(await mysql('select * from t')).toBe('id\tname\n1\ta\n2\tb\n')
  expect(await mysql('show tables')).toBe('Tables_in_todos\nt\n')
  expect(await mysql('select * from nope')).toBe("ERROR 1146 (42S02) at line 1: Table 'todos.nope' doesn't exist\n")
  expect(await said('docker exec db mysql -uroot -e "select 1"')).toContain('Access denied for user')
  expect(await said('docker exec -e MYSQL_PWD=s db mysqladmin ping')).toBe('mysqld is alive\n')
})

test('memcached answers every line of what it is sent', async () => {
  const said = host('memcached:alpine')
  await said('docker run -d --name cache memcached:alpine; sleep 1')
  const sent = String.raw`set a 0 0 1\r\n1\r\nget a b\r\nadd a 0 0 1\r\n2\r\nreplace b 0 0 1\r\n3\r\nincr a 1\r\nno\r\nquit\r\nget a\r\n`
  expect(await said(`printf '${sent}' | docker exec -i cache nc localhost 11211`)).toBe(
    'STORED\r\nVALUE a 0 1\r\n1\r\nEND\r\nNOT_STORED\r\nNOT_STORED\r\nSERVER_ERROR incr is not simulated here\r\nERROR\r\n',
  )
})

test('memcached is silent where it is asked to be, and has nothing that has expired', async () => {
  const said = host('memcached:alpine')
  await said('docker run -d --name cache memcached:alpine; sleep 1')
  const sent = String.raw`set k 0 0 1 noreply\r\na\r\nget k\r\ndelete k noreply\r\ndelete k\r\nget\r\nset x 0 -1 1\r\nz\r\nget x\r\ndelete x\r\n`
  expect(await said(`printf '${sent}' | docker exec -i cache nc localhost 11211`)).toBe(
    'VALUE k 0 1\r\na\r\nEND\r\nNOT_FOUND\r\nERROR\r\nSTORED\r\nEND\r\nNOT_FOUND\r\n',
  )
})

test('psql -l asks the database that every server has', async () => {
  const said = host('postgres')
  await said('docker run -d --name pg -e POSTGRES_PASSWORD=s -e POSTGRES_USER=me -e POSTGRES_DB=shop postgres; sleep 3')
  expect(await said("docker exec pg psql -U me -l | grep -c -e ' shop ' -e ' postgres '")).toBe('2\n')
})

test('redis keeps members in the order of their scores', async () => {
  const said = host('redis')
  await said('docker run -d --name kv redis')
  const cli = (line: string) => said(`docker exec kv redis-cli ${line}`)
  expect(await cli('zadd z 1 one 2 two 3 three')).toBe('3\n')
  expect(await cli('zadd z CH 4 one inf last')).toBe('2\n')
  expect(await cli('zrange z 0 -1 withscores')).toBe('two\n2\nthree\n3\none\n4\nlast\ninf\n')
  expect(await cli('zrevrange z 0 1')).toBe('last\none\n')
  expect(await cli('zrangebyscore z "(2" 4 LIMIT 0 1')).toBe('three\n')
  expect(await cli('zincrby z 1.5 two')).toBe('3.5\n')
  expect(await cli('zrank z two')).toBe('1\n')
  expect(await cli('zrevrank z two')).toBe('2\n')
  expect(await cli('zscore z three')).toBe('3\n')
  expect(await cli('zcount z -inf 4')).toBe('3\n')
  expect(await cli('zadd z nx 9 two')).toBe('0\n')
  expect(await cli('zpopmin z')).toBe('three\n3\n')
  expect(await cli('zrem z two nobody')).toBe('1\n')
  expect(await cli('zcard z')).toBe('2\n')
  expect(await cli('type z')).toBe('zset\n')
  expect(await cli('zadd z x y')).toBe('ERR value is not a valid float\n')
  expect(await cli('get z')).toContain('WRONGTYPE')
})

test('redis goes through its keys in parts, and tells of itself', async () => {
  const said = host('redis')
  await said('docker run -d --name kv redis')
  const cli = (line: string) => said(`docker exec kv redis-cli ${line}`)
  await cli('mset a 1 b 2 c 3')
  expect(await cli('scan 0')).toBe('0\na\nb\nc\n')
  expect(await cli('scan 0 count 2')).toBe('2\na\nb\n')
  expect(await cli('scan 2 count 2 match c*')).toBe('0\nc\n')
  expect(await cli('scan x')).toBe('ERR invalid cursor\n')
  expect(await cli('--scan')).toBe('a\nb\nc\n')
  expect(await cli("--scan --pattern '[ab]'")).toBe('a\nb\n')
  await cli('expire a 10')
  expect(await cli('info keyspace')).toMatch(/^# Keyspace\r\ndb0:keys=3,expires=1,avg_ttl=\d+\r\n\n$/)
  expect(await cli('info')).toMatch(/^# Server\r\nredis_version:7\.2\.3\r\n.*role:master\r\n.*# Keyspace/s)
})

test('redis-server reads its file and its options, and says what it does not know', async () => {
  const said = host('redis')
  await said(`printf 'port 7000\\nrequirepass hidden\\nappendonly yes\\n' > redis.conf`)
  await said('docker run -d --name kv -v $PWD/redis.conf:/redis.conf redis redis-server /redis.conf')
  const cli = (line: string) => said(`docker exec kv redis-cli -p 7000 ${line}`)
  expect(await cli('ping')).toBe('NOAUTH Authentication required.\n')
  expect(await cli('--no-auth-warning -a hidden ping')).toBe('PONG\n')
  expect(await cli('-a hidden ping 2>&1')).toBe(
    "Warning: Using a password with '-a' or '-u' option on the command line interface may not be safe.\nPONG\n",
  )
  expect(await said('docker run --rm redis redis-server --nosuch x 2>&1')).toMatch(
    /^\n\*{3} FATAL CONFIG FILE ERROR \(Redis [\d.]+\) \*{3}\nReading the configuration file, at line 2\n>>> 'nosuch "x"'\nBad directive or wrong number of arguments\n$/,
  )
  expect(await said('docker run --rm redis redis-server --port many 2>&1')).toContain(
    "argument couldn't be parsed into an integer\n",
  )
  expect(await said('docker run --rm redis redis-server /nosuch.conf 2>&1')).toBe(
    "Fatal error, can't open config file '/nosuch.conf': No such file or directory\n",
  )
})

test('redis-cli repeats, reads its last word, shows kinds where it is told to, and refuses what it has not', async () => {
  const said = host('redis')
  await said('docker run -d --name kv redis')
  const cli = (line: string) => said(`docker exec -i kv redis-cli ${line}`)
  expect(await cli('-r 3 incr n')).toBe('1\n2\n3\n')
  expect(await cli('--no-raw get n')).toBe('"3"\n')
  expect(await said(`printf text | docker exec -i kv redis-cli -x set word; docker exec kv redis-cli get word`)).toBe(
    'OK\ntext\n',
  )
  expect(await cli('--wrong 2>&1')).toBe("Unrecognized option or bad number of args for: '--wrong'\n")
  expect(await cli('--bigkeys 2>&1')).toBe('redis-cli: the option --bigkeys is not simulated here\n')
  expect(await cli('-n 2 get n 2>&1')).toBe('redis-cli: only database 0 is simulated here\n')
  expect(await cli('-p abc ping 2>&1')).toBe('Could not connect to Redis at 127.0.0.1:0: Connection refused\n')
  expect(await cli('-p 70000 ping 2>&1')).toBe('Invalid server port.\n')
  expect(await cli('-u redis://ann:secret@localhost ping 2>&1')).toBe(
    'redis-cli: no user but default is simulated here\n',
  )
})

test('redis-server answers what is no message of its clients', async () => {
  const said = host('redis')
  await said('docker run -d --name kv -p 6379:6379 redis')
  const curl = (line: string) => said(`curl -sS ${line} localhost:6379 2>&1; echo $?`)
  expect(await curl('')).toBe('curl: (1) Received HTTP/0.9 when not allowed\n1\n')
  expect(await curl('-d x')).toBe('curl: (52) Empty reply from server\n52\n')
})
