import { expect, test } from 'vitest'
import { createMachine } from './headless.ts'

const CONF = '/etc/nginx/conf.d/default.conf'
const serving = (text: string): string => `server { listen 80; location / { return 200 ${text}; } }`
const nginxWith = (configuration: string): string =>
  `docker run -d --name one -p 8181:80 nginx 2> /dev/null; docker exec one sh -c "echo '${configuration}' > ${CONF}; nginx -s reload" 2>&1`

/** What sets up what runs in containers, and what shows it: both answer as they did at once after the world was put back. */
test.each<[what: string, before: string, show: string, answer: string]>([
  ['a web server with its own configuration', nginxWith(serving('one')), 'curl -s localhost:8181', 'one'],
  [
    'a server in a language',
    `docker run -d --name one -p 8181:5000 node node -e 'require("http").createServer((q, r) => r.end("here")).listen(5000)' 2>&1; sleep 3`,
    'curl -s localhost:8181',
    'here',
  ],
  [
    'what a main program has told',
    'docker run -d --name one alpine sh -c "echo told; sleep 1; echo later; sleep 1000" 2>&1; sleep 3',
    'docker logs one',
    'told\nlater\n',
  ],
  [
    'what is run beside a server in Python',
    'docker run -d --name one python:3 python3 -m http.server 2> /dev/null; sleep 1',
    'docker exec one python3 -c "print(5)"',
    '5\n',
  ],
  [
    'what is run beside a server in JavaScript',
    `docker run -d --name one -p 8181:5000 node node -e 'console.log("up"); require("http").createServer((q, r) => r.end("here")).listen(5000)' 2> /dev/null; sleep 1`,
    'docker exec one node -e "console.log(5)"',
    '5\n',
  ],
  [
    'a loop whose programs tell something',
    `docker run -d --name one python:3 sh -c 'while sleep 2; do python3 -c "print(5)"; done' 2> /dev/null; sleep 3`,
    'sleep 9; test $(docker logs one | wc -l) -gt 3; echo $?',
    '0\n',
  ],
])('%s comes back', async (_what, before, show, answer) => {
  const machine = createMachine({ docker: { containers: [] }, now: 0 })
  await machine.bash.exec(before)
  const snapshot = machine.snapshot()
  for (let times = 0; times < 2; times += 1) {
    machine.restore(snapshot)
    expect((await machine.bash.exec(show)).stdout).toBe(answer)
  }
  await machine.bash.exec('docker rm -f one')
  machine.restore(snapshot)
  expect((await machine.bash.exec(show)).stdout).toBe(answer)
})
