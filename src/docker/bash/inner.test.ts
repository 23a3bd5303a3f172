import { expect, it } from 'vitest'
import { createChance } from '../../base/chance.ts'
import { createAbort } from '../../base/signal.ts'
import { standingClock } from '../../host.ts'
import { steadyHost } from '../../steady-host.ts'
import { createDockerMachine } from '../machine.ts'

it('tells what each line does in a shell that was entered, and what it runs in a container', async () => {
  const host = steadyHost()
  const machine = createDockerMachine({
    clock: standingClock(Date.UTC(2026, 10, 21), host),
    chance: createChance(1),
    host,
  })
  await host.during(machine.session.choose('Bash'))
  const told: unknown[] = []
  machine.inner.subscribe(() => {
    const inner = machine.inner.get()
    told.push(inner && [inner.line, inner.evidence.ran.map(({ argv }) => argv.join(' ')), inner.evidence.stdout])
  })
  const lines = ['echo hi; cat /etc/hostname', 'cd /etc', 'false']
  const places: unknown[] = []
  const ended = machine.session.submit('docker run -it --rm --name web --hostname box nginx sh', {
    stdin: {
      readLine: () => {
        const { inside, where } = machine.session.state.get()
        places.push([inside, where, machine.session.program])
        return Promise.resolve(lines.shift())
      },
    },
    stdout: { write: () => undefined },
    stderr: { write: () => undefined },
    signal: createAbort().signal,
  })
  await host.during(ended)
  expect(told).toEqual([
    [
      'docker run -it --rm --name web --hostname box nginx sh',
      ['docker run -it --rm --name web --hostname box nginx sh'],
      '',
    ],
    ['echo hi; cat /etc/hostname', ['echo hi', 'cat /etc/hostname'], 'hi\nbox\n'],
    ['cd /etc', ['cd /etc'], ''],
    ['false', ['false'], ''],
    undefined,
  ])
  const at = (where: string): unknown => ['web', where, 'sh']
  expect(places).toEqual([at('/'), at('/'), at('/etc'), at('/etc')])
  const { inside, where } = machine.session.state.get()
  expect([inside, where]).toEqual([undefined, '~'])
})
