// node bench/docker.mjs: how long `docker ps` of 100 containers and the start of a container take
import { withSources } from '../scripts/sources.mjs'

const CONTAINERS = 100
const ROUNDS = 100

await withSources(async (load) => {
  const { createMachine } = await load('/src/docker/headless.ts')
  const { bash } = createMachine({ now: Date.UTC(2026, 10, 22), docker: { images: ['alpine'], containers: [] } })
  await bash.exec('docker run -d alpine sleep 1d')
  let begin = performance.now()
  for (let at = 1; at < CONTAINERS; at += 1) await bash.exec('docker run -d alpine sleep 1d')
  console.log(`docker run -d: ${((performance.now() - begin) / (CONTAINERS - 1)).toFixed(2)} ms`)
  begin = performance.now()
  for (let at = 0; at < ROUNDS; at += 1) await bash.exec('docker ps')
  const listing = (performance.now() - begin) / ROUNDS
  begin = performance.now()
  for (let at = 0; at < ROUNDS; at += 1) await bash.exec('docker ps --filter name=nobody')
  const empty = (performance.now() - begin) / ROUNDS
  console.log(`docker ps of ${CONTAINERS} containers: ${listing.toFixed(2)} ms, of none of them ${empty.toFixed(2)} ms`)
})
process.exit(0)
