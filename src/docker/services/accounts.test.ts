import { expect, test, vi } from 'vitest'
import { createMachine } from '../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

const machine = createMachine({ now: 0, docker: { images: ['alpine', 'debian'], containers: [] } })

test.each([
  ['alpine', 'addgroup -S app && adduser -S -G app app && id app', 'uid=100(app) gid=101(app) groups=101(app)\n'],
  [
    'alpine',
    'addgroup -g 1001 js; adduser -S -u 1001 next; id next',
    'uid=1001(next) gid=65533(nogroup) groups=65533(nogroup)\n',
  ],
  [
    'alpine',
    'adduser -D bob; adduser bob mail; id bob; ls -d /home/bob',
    'uid=1000(bob) gid=1000(bob) groups=1000(bob),12(mail)\n/home/bob\n',
  ],
  [
    'alpine',
    'adduser -D -H -s /bin/sh -h /srv bob; tail -n 1 /etc/passwd',
    'bob:x:1000:1000:Linux User,,,:/srv:/bin/sh\n',
  ],
  [
    'alpine',
    'adduser ada nosuch; addgroup root; adduser -D -G nosuch ada',
    "adduser: unknown user ada\naddgroup: group 'root' in use\nadduser: unknown group nosuch\n",
  ],
  ['alpine', 'adduser -Z ada', 'adduser: unrecognized option: Z\nUsage: adduser [OPTIONS] USER [GROUP]\n'],
  [
    'alpine',
    'for name in a:b "x y" "" .a é; do adduser -D "$name" 2>&1; done; addgroup a,b 2>&1; adduser -D a.b 2>&1; tail -n 1 /etc/passwd',
    'adduser: illegal character with code 58 at position 1\nadduser: illegal character with code 32 at position 1\n' +
      'adduser: illegal character with code 0 at position 0\nadduser: illegal character with code 46 at position 0\n' +
      'adduser: illegal character with code 195 at position 0\naddgroup: illegal character with code 44 at position 1\n' +
      'a.b:x:1000:1000:Linux User,,,:/home/a.b:/bin/sh\n',
  ],
  [
    'alpine',
    'adduser -D -u 70000000000 a; adduser -D -u 300000 a; adduser -D -u 1000 a; adduser -D -u 01000 b; addgroup -g 01000 c; adduser -D -g x:y d',
    "adduser: invalid number '70000000000'\nadduser: number 300000 is not in 0..256000 range\nadduser: uid '01000' in use\naddgroup: gid '01000' in use\nadduser: illegal character in 'x:y'\n",
  ],
  ['alpine', 'mkdir /new; echo hi > /new/f; adduser -D -k /new bob; cat /home/bob/f', 'hi\n'],
  [
    'alpine',
    'adduser bob 2>&1; echo $?; echo secret | adduser ann 2>&1; grep -c secret /etc/shadow',
    'Changing password for bob\nNew password: \npasswd: password for bob is unchanged\n1\n' +
      'Changing password for ann\nNew password: \npasswd: passwords are not simulated here: password for ann is unchanged\n0\n',
  ],
  ['debian', 'groupadd -r app && useradd -r -g app app && id app', 'uid=999(app) gid=999(app) groups=999(app)\n'],
])('%s: %s', async (image, line, output) => {
  const { stdout, stderr } = await machine.bash.exec(`docker run --rm ${image} sh -c '${line}'`)
  expect(stdout + stderr).toBe(output)
})

test('rabbitmq answers whether it is there', async () => {
  const { bash } = createMachine({ now: 0, docker: { images: ['rabbitmq:3-management'], containers: [] } })
  await bash.exec('docker run -d --name mq -p 15672:15672 rabbitmq:3-management')
  expect((await bash.exec('docker exec mq rabbitmq-diagnostics -q ping')).stdout).toBe('Ping succeeded\n')
  expect((await bash.exec('docker exec mq rabbitmqctl list_queues')).status).toBe(64)
  expect((await bash.exec('docker exec mq rabbitmqctl toString')).status).toBe(64)
  expect((await bash.exec('curl -s localhost:15672')).stdout).toContain('not simulated here')
  expect((await bash.exec('docker run --rm rabbitmq:3-management rabbitmqctl ping')).status).toBe(69)
})

test('what is told of only can be started', async () => {
  const { bash } = createMachine({ now: 0, docker: { images: [], containers: [] } })
  await bash.exec('for image in prom/prometheus nats tomcat; do docker run -d $image; done')
  expect((await bash.exec('docker ps -q | wc -l')).stdout.trim()).toBe('3')
})
