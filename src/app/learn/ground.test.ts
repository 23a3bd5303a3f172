import { expect, test } from 'vitest'
import { createChance } from '../../base/chance.ts'
import type { Goal } from '../../course/goal.ts'
import type { Word } from '../../course/lesson.ts'
import { createLinuxMachine } from '../../linux/machine.ts'
import { openBash } from '../../testing/bash-session.ts'
import { instantClock } from '../../testing/run-line.ts'
import { lostGround } from './ground.ts'

test('the line is named that removed what a step stands on', async () => {
  const machine = createLinuxMachine({ clock: instantClock(), chance: createChance(1) })
  const bash = await openBash(machine.session)
  const lost = async (text: string, goal?: Goal, earlier: readonly Goal[] = []) => {
    const { moments } = machine.timeline.get()
    const words = [{ text, kind: 'file', meaning: '' } as const]
    return lostGround({ words, goal, earlier }, await machine.facts(), moments, (world) => machine.facts(world))
  }
  await bash.run('mkdir trip')
  await bash.run('touch trip/a')
  expect(await lost('trip/b')).toBeUndefined()
  await bash.run('rm -r trip')
  await bash.run('ls')
  expect(await lost('trip/b')).toEqual({ path: '/home/user/trip', at: 2, line: 'rm -r trip' })
  // nobody has made that one
  expect(await lost('other/b')).toBeUndefined()
  await bash.run('rm -rf ~')
  expect(await lost('welcome.txt')).toEqual({ path: '/home/user/welcome.txt', at: 4, line: 'rm -rf ~' })
  // that one is to be made
  expect(await lost('welcome.txt', { type: 'file', path: '~/welcome.txt' })).toBeUndefined()
  // a step before made it, and this one adds to it
  const welcome: Goal = { type: 'file', path: '~/welcome.txt' }
  const added: Goal = { ...welcome, content: { contains: 'more' } }
  expect(await lost('welcome.txt', added, [welcome])).toMatchObject({ at: 4, line: 'rm -rf ~' })
  expect(await lost('welcome.txt', added, [welcome, { ...welcome, gone: true }])).toBeUndefined()
  await bash.run('mkdir -p ~/here && cd ~/here')
  await bash.run('rmdir ~/here')
  expect(await lost('-')).toMatchObject({ path: '/home/user/here' })
})

test('what a step stands on is missed from elsewhere, and where no word names it', async () => {
  const machine = createLinuxMachine({ clock: instantClock(), chance: createChance(1) })
  const bash = await openBash(machine.session)
  const lost = async (words: readonly Word[], goal?: Goal) =>
    lostGround({ words, goal, earlier: [] }, await machine.facts(), machine.timeline.get().moments, (world) =>
      machine.facts(world),
    )
  const file = (text: string): Word => ({ text, kind: 'file', meaning: '' })
  const build: readonly Word[] = [
    { text: 'docker', kind: 'program', meaning: '' },
    { text: 'build', kind: 'command', meaning: '' },
    { text: '.', kind: 'path', meaning: '' },
  ]
  const packing: Goal = { type: 'used', path: '~/trip/packing.txt' }
  await bash.run('mkdir trip && touch trip/packing.txt Dockerfile')
  await bash.run('cd /')
  expect(await lost([file('welcome.txt')])).toBeUndefined()
  expect(await lost([file('packing.txt')], packing)).toBeUndefined()
  expect(await lost(build)).toBeUndefined()
  await bash.run('rm -rf ~')
  const gone = { at: 2, line: 'rm -rf ~' }
  expect(await lost([file('welcome.txt')])).toEqual({ path: '/home/user/welcome.txt', ...gone })
  expect(await lost([file('packing.txt')], packing)).toMatchObject(gone)
  await bash.run('cd')
  expect(await lost(build)).toEqual({
    path: '/home/user/Dockerfile',
    ...gone,
  })
})
