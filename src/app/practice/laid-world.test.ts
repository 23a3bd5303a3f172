import { expect, test } from 'vitest'
import { createChance } from '../../base/chance.ts'
import { createStore } from '../../base/store.ts'
import { createLinuxMachine } from '../../linux/machine.ts'
import { openBash } from '../../testing/bash-session.ts'
import { instantClock } from '../../testing/run-line.ts'
import type { ModeKeeper } from '../mode-keeper.ts'
import type { Told } from '../told.ts'
import type { OpenExercise } from './exercise.ts'
import { LaidWorld } from './laid-world.ts'

const open: OpenExercise = {
  exercise: { type: 'challenge', lesson: 'pipes' },
  phase: 'ready',
  asked: undefined,
  close: async () => true,
}

/** A machine with a file of its own, and the parts of a keeper that a laid world speaks to. */
async function stage() {
  const machine = createLinuxMachine({ clock: instantClock(), chance: createChance(1) })
  const bash = await openBash(machine.session)
  const held = { now: 0 }
  const keeper = {
    mode: { name: 'linux' },
    now: () => 0,
    flush: () => undefined,
    hold() {
      held.now += 1
      return () => void (held.now -= 1)
    },
    exercise: createStore<OpenExercise | undefined>(open),
    heard: { note: createStore(undefined) },
    told: createStore<Told | undefined>(undefined),
  }
  await bash.run('touch mine')
  const laid = new LaidWorld(keeper as unknown as ModeKeeper, machine as never)
  const shown = async (line: string): Promise<string> => {
    await bash.run(line)
    return machine.timeline.get().moments.at(-1)?.evidence.stdout ?? ''
  }
  return { machine, keeper, laid, held, shown }
}

const given = { files: { '~/letter.txt': 'Dear Ada,\n' } }

test('a world is laid in the place of the own one, is not stored, and the own one comes back', async () => {
  const { keeper, laid, held, shown } = await stage()
  expect(await laid.lay(given)).toBe(true)
  expect(held.now).toBe(1)
  expect(await shown('ls')).toBe('Documents  Downloads  letter.txt  welcome.txt\n')
  expect(laid.entered.get().map(({ line }) => line)).toEqual(['ls'])
  expect(await laid.leave(() => undefined)).toBe(true)
  expect([held.now, keeper.told.get()]).toEqual([0, { type: 'own' }])
  expect(await shown('ls mine')).toBe('mine\n')
  expect(laid.entered.get()).toEqual([])
})

test('taking back its beginning closes the exercise, and doing it again opens it', async () => {
  const { machine, keeper, laid, held } = await stage()
  await laid.lay(given)
  const { at } = machine.timeline.get()
  await machine.go(at - 1)
  expect([keeper.exercise.get(), held.now]).toEqual([undefined, 0])
  await machine.go(at)
  expect([keeper.exercise.get(), held.now]).toEqual([open, 1])
})

test('a world that cannot be laid leaves the own one, to be stored as ever', async () => {
  const { laid, held, shown } = await stage()
  expect(await laid.lay({ files: { '/proc/nowhere': '' } })).toBe(false)
  expect(held.now).toBe(0)
  expect(laid.isMoving).toBe(false)
  expect(await shown('ls mine')).toBe('mine\n')
})
