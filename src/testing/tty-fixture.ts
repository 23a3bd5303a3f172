import { Tty, type TtyIO, type TtyOptions } from '../tty/index.ts'
import { createScreen, type Screen } from './screen.ts'

/** A Tty on a headless terminal, with a shell that only notes what it is told to run. */
export interface TtyFixture {
  readonly screen: Screen
  readonly tty: Tty
  readonly ran: string[]
}

export interface Setting {
  readonly columns?: number
  readonly rows?: number
  readonly run?: (line: string, io: TtyIO) => unknown
  readonly options?: Partial<TtyOptions>
}

/** Starts one, its first prompt shown. */
export async function startTty(setting: Setting = {}): Promise<TtyFixture> {
  const screen = createScreen(setting.columns, setting.rows)
  const ran: string[] = []
  const run = (line: string, io: TtyIO): unknown => {
    ran.push(line)
    return setting.run?.(line, io)
  }
  const tty = new Tty({ shell: { prompt: () => '$ ', run }, ...setting.options })
  screen.terminal.loadAddon(tty)
  await screen.parsed()
  return { screen, tty, ran }
}

/** Waits until it is idle and all is parsed. */
export async function idle({ tty, screen }: TtyFixture): Promise<void> {
  await tty.idle()
  await screen.parsed()
}
