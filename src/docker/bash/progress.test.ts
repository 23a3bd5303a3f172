import { describe, expect, test, vi } from 'vitest'
import { connect, type Connection } from '../../connect.ts'
import { createScreen, type Screen } from '../../testing/screen.ts'
import type { HeadlessMachine } from '../../linux/headless.ts'
import { createMachine } from '../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

const FILE = 'services:\\n  db:\\n    image: redis:alpine\\n  web:\\n    image: nginx\\n    depends_on: [db]\\n'

interface Shown {
  readonly machine: HeadlessMachine
  readonly screen: Screen
  readonly connection: Connection
  /** Every screen that was shown. */
  readonly frames: readonly string[]
  type(line: string): Promise<void>
}

/** What was on the screen behind each write. */
async function framesOf(writes: readonly string[], columns: number, rows: number): Promise<readonly string[]> {
  const screen = createScreen(columns, rows)
  const frames: string[] = []
  for (const text of writes) {
    screen.terminal.write(text)
    await screen.parsed()
    frames.push(screen.rows().join('\n'))
  }
  return frames
}

/** A host in Bash on a terminal, with the frames that were drawn on it. */
async function start(columns = 100, rows = 40): Promise<Shown> {
  const machine = createMachine({ now: Date.UTC(2026, 0, 1), docker: { images: ['alpine'], containers: [] } })
  await machine.bash.exec(
    `printf '${FILE}' > compose.yaml; printf 'FROM alpine\\nRUN echo one; sleep 1\\n' > Dockerfile`,
  )
  const screen = createScreen(columns, rows)
  const { session } = machine
  await session.choose('Bash')
  const frames: string[] = []
  const connection = connect(screen.terminal, session)
  await connection.idle()
  return {
    machine,
    screen,
    connection,
    frames,
    async type(line) {
      await screen.type(`${line}\r`)
      await connection.idle()
      await screen.parsed()
      frames.splice(0, Infinity, ...(await framesOf(screen.writes, columns, rows)))
    },
  }
}

/** The rows below the line that was entered, its prompt left out, without times. */
const below = (text: string, line: string): readonly string[] => {
  const rows = text.split('\n')
  const at = rows.findLastIndex((row) => row.endsWith(`$ ${line}`))
  return rows.slice(at + 1).map((row) => row.replace(/ +\d+\.\ds$/, ''))
}

describe('progress on a terminal', () => {
  test('compose up draws what it works on in place, and leaves how it ended', async () => {
    const { screen, frames, type } = await start()
    const line = 'docker compose up -d'
    await type(line)
    const drawn = frames.map((frame) => below(frame, line))
    expect(drawn.some((rows) => rows[0] === '[+] Running 0/2' && rows.some((row) => /^ {3}. \w{12} /.test(row)))).toBe(
      true,
    )
    expect(below(screen.rows().join('\n'), line).slice(-5)).toEqual([
      '[+] Running 3/3',
      ' ✔ Network user_default  Created',
      ' ✔ Container user-db-1   Started',
      ' ✔ Container user-web-1  Started',
      'user@linux-playground:/home/user$',
    ])
    // each block stands there once
    expect(drawn.at(-1)?.filter((row) => row.startsWith('[+]'))).toEqual(['[+] Running 2/2', '[+] Running 3/3'])
  })

  test('a build shows its steps while they go on', async () => {
    const { screen, frames, type } = await start()
    const line = 'docker build -t mine .'
    await type(line)
    const drawn = frames.map((frame) => below(frame, line))
    expect(
      drawn.some((rows) => rows.includes(' => [2/2] RUN echo one; sleep 1') && rows.includes(' => => # one')),
    ).toBe(true)
    const rows = below(screen.rows().join('\n'), line)
    expect(rows.filter((row) => row.startsWith('[+]'))).toEqual([
      expect.stringMatching(/^\[\+\] Building 1\.\ds \(6\/6\) FINISHED +docker:default$/),
    ])
    expect(rows).not.toContain(' => => # one')
  })

  test('a pull has a row for each layer', async () => {
    const { screen, frames, type } = await start(130)
    const line = 'docker pull redis:alpine'
    await type(line)
    const drawn = frames.map((frame) => below(frame, line))
    expect(
      drawn.some((rows) =>
        rows.some((row) => /^\w{12}: (?:Download|Extract)ing \[=+> *\] +[\d.]+\wB\/[\d.]+\wB$/.test(row)),
      ),
    ).toBe(true)
    const rows = below(screen.rows().join('\n'), line)
    expect(rows.map((row) => row.replace(/^\w{12}/, 'ID').replace(/sha256:\w+/, 'DIGEST'))).toEqual([
      'alpine: Pulling from library/redis',
      'ID: Already exists',
      ...Array.from({ length: 6 }, () => 'ID: Pull complete'),
      'Digest: DIGEST',
      'Status: Downloaded newer image for redis:alpine',
      'docker.io/library/redis:alpine',
      'user@linux-playground:/home/user$',
    ])
  })

  test('where the screen is low, its last rows are shown', async () => {
    const { frames, screen, type } = await start(100, 8)
    await type('docker compose up -d')
    for (const frame of frames)
      expect(frame.split('\n').filter((row) => row.startsWith('[+] Running 0')).length).toBeLessThan(2)
    expect(screen.lines().filter((row) => row.startsWith('[+]'))).toEqual(['[+] Running 2/2', '[+] Running 3/3'])
  })

  test('the lines of the session, and the screen after undo, hold how it ended only', async () => {
    const { machine, screen, type, connection } = await start()
    await type('docker compose up -d')
    await type('docker compose stop')
    const kept = machine.session.state.get().lines.map(({ content }) => content)
    expect(kept.filter((row) => row.startsWith('[+]'))).toEqual([
      '[+] Running 2/2',
      '[+] Running 3/3',
      '[+] Stopping 2/2',
    ])
    await machine.go(machine.timeline.get().at - 1)
    await connection.idle()
    await screen.parsed()
    expect(screen.lines().filter((row) => row.startsWith('[+]'))).toEqual(['[+] Running 2/2', '[+] Running 3/3'])
  })
})
