import { expect, test, vi } from 'vitest'
import { createMachine } from '../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

test('clones samples, and nothing else', async () => {
  const { bash } = createMachine({ now: 0, docker: { images: [] } })
  const said = await bash.exec('git clone https://github.com/docker/getting-started-app.git && ls getting-started-app')
  expect(said).toMatchObject({ status: 0, stderr: "Cloning into 'getting-started-app'...\n" })
  // the workshop has its reader write the Dockerfile and the compose file
  expect(said.stdout).toBe('README.md\npackage.json\nspec\nsrc\nyarn.lock\n')
  const other = await bash.exec('git clone -q https://github.com/dockersamples/todo-list-app && ls todo-list-app')
  expect(other.stdout).toBe('Dockerfile\nREADME.md\ncompose.yaml\npackage.json\nspec\nsrc\nyarn.lock\n')
  expect(await bash.exec('git clone https://github.com/docker/getting-started-app')).toMatchObject({
    status: 128,
    stderr: "fatal: destination path 'getting-started-app' already exists and is not an empty directory.\n",
  })
  expect((await bash.exec('git clone https://github.com/a/b')).status).toBe(128)
  expect((await bash.exec('git status')).status).toBe(1)
})

test.each([
  [
    'dockersamples/linux_tweet_app',
    'docker build -q -t page . > /dev/null && docker run -d -p 80:80 --mount type=bind,source="$(pwd)",target=/usr/share/nginx/html page > /dev/null; sleep 1; cp index-new.html index.html; curl -s localhost',
    '<h1>A new page about Linux</h1>\n',
  ],
  [
    'docker/docker-nodejs-sample',
    "printf 'FROM node:18-alpine\\nENV TODO_FILE=/tmp/items\\nWORKDIR /app\\nCOPY . .\\nRUN npm ci --omit=dev\\nCMD node src/index.js\\n' | docker build -q -t node -f - . > /dev/null && docker run -d -p 3000:3000 node > /dev/null; sleep 2; curl -s localhost:3000/items",
    '[]',
  ],
  [
    'estebanx64/python-docker-example',
    "printf 'FROM python:3.11-slim\\nWORKDIR /app\\nCOPY . .\\nRUN pip install -r requirements.txt\\nCMD python3 -m uvicorn app:app --host=0.0.0.0 --port=8000\\n' | docker build -q -t python -f - . > /dev/null && docker run -d -p 8000:8000 python > /dev/null; sleep 2; curl -s localhost:8000",
    '{"message":"Hello from a container"}',
  ],
])('%s is cloned, built and run', async (repository, line, answer) => {
  const { bash } = createMachine({ now: 0, docker: { images: [], containers: [] } })
  const clone = `git clone -q https://github.com/${repository} sample; cd sample`
  expect((await bash.exec(`${clone}; ${line}`)).stdout).toBe(answer)
})

test('the workshop changes a line of the sample, and runs it with nodemon', async () => {
  const { bash } = createMachine({ now: 0, docker: { images: ['node:18-alpine'], containers: [] } })
  await bash.exec('mkdir w; cd w; git clone -q https://github.com/docker/getting-started-app.git .')
  await bash.exec(
    'docker run -dp 3000:3000 --name app -w /app -v .:/app node:18-alpine sh -c "yarn install && yarn run dev"; sleep 5',
  )
  const change = "sed -i 's/No items yet!/You have no todo items yet!/' src/static/js/app.js; sleep 5"
  expect((await bash.exec(`${change}; curl -s localhost:3000`)).stdout).toContain(
    'You have no todo items yet! Add one above!',
  )
  expect((await bash.exec('docker logs app')).stdout).toContain('[nodemon] restarting due to changes...')
})

test.each([
  ['git clone --foo x', "error: unknown option `foo'\nusage: git clone [<options>] [--] <repo> [<dir>]\n", 129],
  ['git clone -Z x', "error: unknown switch `Z'\nusage: git clone [<options>] [--] <repo> [<dir>]\n", 129],
  ['git clone -b', "error: switch `b' requires a value\nusage: git clone [<options>] [--] <repo> [<dir>]\n", 129],
  [
    'git clone --depth',
    "error: option `depth' requires a value\nusage: git clone [<options>] [--] <repo> [<dir>]\n",
    129,
  ],
  [
    'git clone --quiet=3',
    "error: option `quiet' takes no value\nusage: git clone [<options>] [--] <repo> [<dir>]\n",
    129,
  ],
  [
    'git clone',
    'fatal: You must specify a repository to clone.\n\nusage: git clone [<options>] [--] <repo> [<dir>]\n',
    129,
  ],
  ['git clone a b c', 'fatal: Too many arguments.\n\nusage: git clone [<options>] [--] <repo> [<dir>]\n', 129],
  ['git clone --bare x', "fatal: option `bare' is not simulated here\n", 128],
  [
    'git clone -qbdev https://github.com/docker/welcome-to-docker',
    'fatal: Remote branch dev not found in upstream origin\n',
    128,
  ],
  [
    'git clone -q --depth 1 -b main -- https://github.com/docker/welcome-to-docker here && test -f here/Dockerfile',
    '',
    0,
  ],
])('%s', async (line, stderr, status) => {
  const { bash } = createMachine({ now: 0, docker: { images: [] } })
  expect(await bash.exec(line)).toEqual({ stdout: '', stderr, status })
})

test('is there in containers where it is installed', async () => {
  const { bash } = createMachine({ now: 0, docker: { images: ['alpine', 'debian', 'node:20'], containers: [] } })
  const line = 'git clone -q https://github.com/docker/welcome-to-docker . && test -f Dockerfile && git --version'
  const answer = { stdout: expect.stringMatching(/^git version 2\.\d+\.\d+\n$/) as string, stderr: '', status: 0 }
  const inNew = (image: string, before: string): string =>
    `docker run --rm -w /app ${image} sh -c '(${before}) > /dev/null && ${line}'`
  expect(await bash.exec(inNew('alpine', 'apk add git'))).toEqual(answer)
  expect(await bash.exec(inNew('debian', 'apt-get update && apt-get install -y git'))).toEqual(answer)
})

test('says which samples there are', async () => {
  const { bash } = createMachine({ now: 0, docker: { images: [] } })
  const { stderr, status } = await bash.exec('git clone https://github.com/a/b')
  expect(status).toBe(128)
  expect(stderr.split('\n')).toContain('  https://github.com/dockersamples/nginx-node-redis')
})
