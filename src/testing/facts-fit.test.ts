import { expect, it } from 'vitest'
import { createChance } from '../base/chance.ts'
import type { Facts, LineFacts } from '../course/facts.ts'
import { createDockerMachine } from '../docker/machine.ts'
import { standingClock } from '../host.ts'
import { createLinuxMachine } from '../linux/machine.ts'
import type { MachineOptions } from '../shell/machine.ts'
import type { Evidence } from '../shell/watch.ts'
import { steadyHost } from '../steady-host.ts'
import { openBash } from './bash-session.ts'

const options = (): MachineOptions => {
  const host = steadyHost()
  return { clock: standingClock(Date.UTC(2026, 10, 21), host), chance: createChance(1), host }
}

// types alone: what the course asks for is what machines and shells give
const factsOfLinux = (): Promise<Facts> => createLinuxMachine(options()).facts()
const factsOfDocker = (): Promise<Facts> => createDockerMachine(options()).facts()
const toldOf = (evidence: Evidence): Omit<LineFacts, 'line'> => evidence

it('tells of a Linux in the words of the course', async () => {
  const facts = await factsOfLinux()
  expect(facts.cwd).toBe('/home/user')
  expect(facts.names('~')).toEqual(['Documents', 'Downloads', 'welcome.txt'])
  expect(facts.file('~/welcome.txt')).toMatchObject({
    kind: 'file',
    mode: 0o644,
    owner: 'user',
    group: 'user',
    size: 87,
  })
  expect(facts.file('welcome.txt')?.text()).toMatch(/^Welcome!\n/)
  expect(facts.file('~/none')).toBeUndefined()
  expect(facts.names('~/welcome.txt')).toEqual([])
  expect(facts.docker).toBeUndefined()
})

it('tells of a Docker host', async () => {
  const { docker } = await factsOfDocker()
  expect(docker?.containers.map(({ name, state, ports }) => ({ name, state, ports }))).toContainEqual({
    name: 'my-nginx',
    state: 'running',
    ports: [{ host: 80, container: 8080 }],
  })
  expect(docker?.networks.map(({ name }) => name)).toContain('bridge')
})

it('tells of what Bash knows, and of a world before', async () => {
  const machine = createLinuxMachine(options())
  const bash = await openBash(machine.session)
  const before = machine.snapshot()
  await bash.run('x=1; export y=2; f() { :; }; alias ll="ls -l"; ln -s welcome.txt w; cd /tmp; sleep 60 & :')
  const facts: Facts = await machine.facts()
  expect(facts.cwd).toBe('/tmp')
  expect([facts.variable('x'), facts.exported('x'), facts.variable('y'), facts.exported('y')]).toEqual([
    '1',
    false,
    '2',
    true,
  ])
  expect(facts.functions).toContain('f')
  expect(facts.aliases.get('ll')).toBe('ls -l')
  expect(facts.jobs).toEqual([{ id: 1, state: 'running', command: 'sleep 60' }])
  expect(facts.file('~/w')).toMatchObject({ kind: 'link', target: 'welcome.txt' })
  expect(facts.file('~/w')?.text()).toMatch(/^Welcome!/)
  const earlier = await machine.facts(before)
  expect([earlier.cwd, earlier.variable('x'), earlier.file('~/w'), earlier.jobs]).toEqual([
    '/home/user',
    undefined,
    undefined,
    [],
  ])
})

it('tells what was asked of programs, whichever way it was written', async () => {
  const machine = createDockerMachine(options())
  const bash = await openBash(machine.session)
  await bash.run('docker container ls --all; \\ls -la /tmp')
  const [moment] = machine.timeline.get().moments
  const line = moment && toldOf(moment.evidence)
  expect(line?.ran.map(({ program, given, operands }) => ({ program, given, operands }))).toEqual([
    { program: 'docker ps', given: [{ name: 'a', value: undefined }], operands: [] },
    {
      program: 'ls',
      given: [
        { name: 'l', value: undefined },
        { name: 'a', value: undefined },
      ],
      operands: ['/tmp'],
    },
  ])
})

it('finds lines with extended patterns, and takes no others', async () => {
  const facts = await factsOfLinux()
  expect(facts.matches('one\n  4 two\n', '^ *4( |$)')).toBe(true)
  expect(facts.matches('14\n', '^ *4( |$)')).toBe(false)
  expect(facts.groups('cat: a b: Is a directory\n', '^cat: (.*): Is')).toEqual(['cat: a b: Is', 'a b'])
  expect(facts.matches('aa', '(a)\\1')).toBe(false)
  expect(facts.matches('a', '(')).toBe(false)
  expect(facts.matches('a', 'a'.repeat(2000))).toBe(false)
})
