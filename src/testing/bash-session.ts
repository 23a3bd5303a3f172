import { createAbort } from '../base/signal.ts'
import type { RawOptions, RawSession } from '../base/raw-session.ts'
import type { ScreenSize } from '../base/screen-size.ts'
import type { Session } from '../shell/session/session.ts'
import type { LineResult } from './run-line.ts'

/** Ctrl-P Ctrl-Q: who types them leaves the terminal of a container. */
const TO_LEAVE = '\x10\x11'

/** A session whose shell is Bash, on a terminal of strings. */
export interface BashSession {
  /** Runs a line; what reads the terminal gets `input`, line by line, and then the end of the input. */
  run(line: string, input?: readonly string[]): Promise<LineResult>
  /** The prompts of those who have read the terminal. */
  readonly asked: readonly string[]
}

const text = (chunk: string | Uint8Array): string => (typeof chunk === 'string' ? chunk : String(chunk))

/** A keyboard that types the lines which are left, and echoes nothing of its own. */
function keyboard(lines: string[], screen: ScreenSize, write: (text: string) => void) {
  return ({ input }: RawOptions): RawSession => {
    const line = lines.shift()
    if (line !== undefined) void Promise.resolve().then(() => input(`${line}\r`))
    return { write, screen, onResize: () => undefined, end: () => undefined }
  }
}

/** How large a terminal is, and whether `stdout` is all that a tty shows: prompts, what is typed, and errors too. */
interface TerminalOptions extends ScreenSize {
  readonly echoes?: boolean
}

/** Chooses Bash in a session. */
export async function openBash(
  session: Session,
  { echoes = false, ...screen }: TerminalOptions = { cols: 80, rows: 24 },
): Promise<BashSession> {
  const asked: string[] = []
  if (!(await session.choose('Bash'))) throw new Error('Bash could not be loaded')
  return {
    asked,
    async run(line, input = []) {
      const lines = [...input]
      let [stdout, stderr] = ['', '']
      const status = await session.submit(line, {
        stdin: {
          readLine: (prompt = '') => {
            asked.push(prompt)
            const typed = lines.shift()
            if (echoes) stdout += `${prompt}${typed ?? ''}\n`
            if (typed !== TO_LEAVE) return Promise.resolve(typed)
            session.detach?.()
            return new Promise(() => undefined)
          },
        },
        stdout: { write: (chunk) => void (stdout += text(chunk)) },
        stderr: { write: (chunk) => void (echoes ? (stdout += text(chunk)) : (stderr += text(chunk))) },
        ...(echoes && { raw: keyboard(lines, screen, (shown) => void (stdout += shown)) }),
        signal: createAbort().signal,
        screen,
      })
      return { stdout, stderr, status }
    },
  }
}
