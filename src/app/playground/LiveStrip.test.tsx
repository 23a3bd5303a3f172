import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createChance } from '../../base/chance.ts'
import { createAbort } from '../../base/signal.ts'
import { createStore } from '../../base/store.ts'
import { createLinuxMachine } from '../../linux/machine.ts'
import { openBash } from '../../testing/bash-session.ts'
import { instantClock } from '../../testing/run-line.ts'
import { createHeard, type Heard } from '../learn/heard.ts'
import type { Session } from '../../shell/session/session.ts'
import type { Told } from '../told.ts'
import { LiveStrip } from './LiveStrip.tsx'

const ignore = (): void => undefined

function drawn(session: Session, heard: Heard, told?: Told): string {
  return renderToStaticMarkup(
    <LiveStrip
      id="leave"
      heard={heard}
      session={session}
      told={createStore(told)}
      onPut={ignore}
      onGo={ignore}
      onBash={ignore}
      onEnd={ignore}
    />,
  )
}

const hintOf = (strip: string): string | undefined => /data-hint="([^"]*)"/.exec(strip)?.[1]

test('the strip says how many jobs were ended when another world was put back, until the next line', async () => {
  const machine = createLinuxMachine({ clock: instantClock(), chance: createChance(1) })
  const { session } = machine
  const heard = createHeard()
  const bash = await openBash(session)
  const shown = (): string => drawn(session, heard)
  const before = machine.snapshot()
  await bash.run('sleep infinity & sleep infinity | cat &')
  expect(shown()).toContain('leaves the terminal')
  machine.restore(before)
  expect(shown()).toContain('2 background jobs were ended')
  await bash.run('sleep infinity &')
  expect(shown()).not.toContain('ended')
  machine.restore(before)
  expect(shown()).toContain('1 background job was ended')
})

test('what was wrong with a line is said before what was taken back, and a program that has the screen before all', () => {
  const { session } = createLinuxMachine({ clock: instantClock(), chance: createChance(1) })
  const heard = createHeard()
  const kindWith = (told: Told): string | undefined => hintOf(drawn(session, heard, told))
  heard.note.set({ type: 'broken', line: 'rm x' })
  expect(kindWith({ type: 'reset' })).toBe('broken')
  expect(kindWith({ type: 'program', name: 'less' })).toBe('true')
  heard.note.set({ type: 'met', isLast: false, offers: true })
  expect(kindWith({ type: 'reset' })).toBe('true')
})

test('that a line was for Bash is said before a mistake that comes of it', async () => {
  const { session } = createLinuxMachine({ clock: instantClock(), chance: createChance(1) })
  const heard = createHeard()
  const said = (): string => hintOf(drawn(session, heard)) ?? ''
  const silent = { write: ignore }
  const run = (line: string): Promise<number> =>
    session.submit(line, {
      stdin: { readLine: () => Promise.resolve(undefined) },
      stdout: silent,
      stderr: silent,
      signal: createAbort().signal,
    })
  await run('cat welcome.txt | head -n 2')
  heard.note.set({ type: 'mistake', text: 'It has no such option.', fix: undefined, isSpelling: false })
  expect(said()).toBe('shell')
  await run('cat -n welcome.txt')
  expect(said()).toBe('mistake')
})
