import { beforeAll, expect, it } from 'vitest'
import { temporaryContainer } from '../../docker/runtime/temporary-container.ts'
import type { Container, Engine } from '../../docker/engine/model.ts'
import { seedEngine } from '../../docker/engine/seeds.ts'
import { TrialWorld } from '../../trial/world.ts'
import { unreachedBy } from './unreached.ts'

const container = (name: string, more: Partial<Container>): Container => ({
  ...temporaryContainer(0),
  id: name,
  name,
  ...more,
})

// as the lines below make them
const SETUP = 'docker run -d --name web -p 8080:80 nginx; docker run -d --name api nginx; docker stop web'
const web = container('web', {
  ports: [{ address: '0.0.0.0', host: 8080, container: 80, protocol: 'tcp' }],
  state: { type: 'exited', code: 0, startedAt: 0, finishedAt: 0 },
})
const engine: Engine = { ...seedEngine(0, ''), containers: [web, container('api', {})] }

let world: TrialWorld
beforeAll(async () => {
  world = await TrialWorld.load('docker', 'Bash', { now: 0, seed: 1 })
  await world.begin()
  await world.type({ line: SETUP })
})

it.each([
  ['curl localhost:8080', 'localhost:8080', ' to web 80'],
  ['curl -s http://127.0.0.1:8080/x | cat', 'http://127.0.0.1:8080/x', ' to web 80'],
  ['wget -q http://localhost:8080', 'http://localhost:8080', ' to web 80'],
  ['curl localhost:9999', 'localhost:9999', ' to api 0'],
  ['curl http://api', 'http://api', ' to api 80'],
  ['docker exec api curl -s http://web', 'http://web', 'api to web 80'],
  ['docker exec api curl -s http://web -o out', 'http://web', 'api to web 80'],
  ['curl -o out --max-time 2 localhost:8080', 'localhost:8080', ' to web 80'],
  ['docker exec -e A=1 api curl localhost:81', 'localhost:81', 'api to api 81'],
  // who was answered, what is no container's, and what asks for nothing
  ['docker exec api curl -s localhost', undefined, undefined],
  ['curl http://nowhere.invalid', undefined, undefined],
  ['curl', undefined, undefined],
  ['cat nowhere', undefined, undefined],
])('%s asks in vain for %s', async (line, address, asks) => {
  const found = unreachedBy(await world.type({ line }), engine, undefined)
  const question = found && `${found.question.from} to ${found.question.to} ${found.question.port}`
  expect([found?.address, question]).toEqual([address, asks])
})

it('asks for the container whose shell the line was typed in', async () => {
  const line = await world.type({ line: 'curl http://api' })
  expect(unreachedBy(line, engine, 'web')?.question).toEqual({ from: 'web', to: 'api', port: 80 })
  expect(unreachedBy(line, engine, 'gone')).toBeUndefined()
})
