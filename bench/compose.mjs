// node bench/compose.mjs: how long the page is kept from its turn while a project of five services is built, comes up and goes
import { setTimeout as wait } from 'node:timers/promises'
import { withSources } from '../scripts/sources.mjs'
import { Watch } from './watch.mjs'

/** The first rounds load and compile what the others find there. */
const COLD = 2
const ROUNDS = 9
const PROJECT = `services:
  proxy:
    image: nginx:alpine
    ports: ["8080:80"]
    depends_on: [api]
  api:
    build: ./api
    environment: { DATABASE: db, CACHE: cache }
    depends_on:
      db: { condition: service_healthy }
      cache: { condition: service_started }
  db:
    image: postgres:16-alpine
    environment: { POSTGRES_PASSWORD: secret }
    volumes: [data:/var/lib/postgresql/data]
    healthcheck: { test: [CMD, pg_isready, -U, postgres], interval: 1s, retries: 5 }
  cache:
    image: redis:alpine
  worker:
    image: python:3.12-alpine
    command: python -m http.server 8000
volumes:
  data:
`
const DOCKERFILE = 'FROM node:20-alpine\nWORKDIR /app\nCOPY . .\nRUN npm install\nCMD ["node", "server.js"]\n'
const SERVER = "require('http').createServer((request, response) => response.end('hello')).listen(3000)\n"
const LINES = ['docker compose up -d', 'docker compose ps', 'docker compose logs', 'docker compose down -v']

await withSources(async (load) => {
  const { createMachine } = await load('/src/docker/headless.ts')
  const longest = new Map(LINES.map((line) => [line, []]))
  for (let round = 0; round < ROUNDS; round += 1) {
    const files = {
      'shop/compose.yaml': PROJECT,
      'shop/api/Dockerfile': DOCKERFILE,
      'shop/api/package.json': '{ "name": "api" }\n',
      'shop/api/server.js': SERVER,
    }
    const { bash } = createMachine({ files, docker: {} })
    await bash.exec('docker --version; cd shop')
    for (const line of LINES) {
      const watch = new Watch()
      let block = 0
      const look = () => (block = Math.max(block, watch.look()))
      const ticks = setInterval(look, 1)
      const { status, stderr } = await bash.exec(`cd ~/shop; ${line}`)
      look()
      clearInterval(ticks)
      if (status !== 0) console.error(stderr)
      longest.get(line).push(block)
      await wait(0)
    }
  }
  for (const [line, blocks] of longest) {
    const warm = blocks.slice(COLD).toSorted((one, other) => one - other)
    const [median, worst] = [warm[warm.length >> 1], warm.at(-1)].map((block) => block.toFixed(0))
    console.log(`${line}: longest block median ${median} ms, worst ${worst} ms`)
  }
})
process.exit(0)
