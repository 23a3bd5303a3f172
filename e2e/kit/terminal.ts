import type { JSHandle, Locator, Page } from 'playwright/test'
import type {
  ScreenCell,
  TerminalContract,
  TerminalElement,
  TerminalSnapshot,
  TerminalState,
} from '../../src/app/terminal/contract.ts'
import { difference } from './difference.ts'
import { answerIn, readLog, type TypedLine } from './log.ts'
import { eventually, PATIENCE_MS, type Patience, within } from './patience.ts'

/** How often an expectation looks again, in milliseconds. */
const RETRY_MS = 20

/** What a screen holds: a text, a match, or whole lines one below the other. */
export type ScreenText = string | RegExp | readonly string[]

function isShown(expected: ScreenText, lines: readonly string[]): boolean {
  if (typeof expected === 'string') return lines.join('\n').includes(expected)
  if (expected instanceof RegExp) return lines.join('\n').search(expected) >= 0
  return lines.some((_line, at) => expected.every((wanted, index) => lines[at + index] === wanted))
}

/** The shells of a terminal, as its title bar names them. */
export type ShellName = 'Simple' | 'Bash'

/**
 * The terminal of the mode that shows.
 *
 * @example
 * await playground.terminal.run('mkdir photos')
 * await playground.terminal.run('ls')
 * await playground.terminal.expectOutput(['Documents  Downloads  photos  welcome.txt'])
 */
export class TerminalDriver {
  /** The terminal's element: it carries `data-state`. */
  readonly element: Locator
  /** The screen reader's log of typed lines. */
  readonly log: Locator
  /** `Simple | Bash` in the title bar. */
  readonly shells: Locator
  readonly #page: Page
  /** The number of the last line before the one that was started; 0 when keys were pressed since. */
  #before = 0

  constructor(page: Page) {
    this.#page = page
    this.element = page.locator('.terminal-screen')
    this.log = page.locator('.terminal-window').getByRole('log')
    this.shells = page.locator('.terminal-window').getByRole('radiogroup')
  }

  /** Waits until the terminal is there and takes keys. */
  async ready(): Promise<void> {
    await this.idle()
  }

  /**
   * Changes to a shell, unless it is there already, and waits until it takes lines.
   *
   * @example
   * await playground.terminal.shell('Bash')
   * await playground.terminal.run('ls | wc -l')
   */
  async shell(name: ShellName): Promise<void> {
    await this.shells.getByRole('radio', { name }).check()
    await this.#page.locator(`.terminal-screen[data-shell="${name}"]`).waitFor()
    await this.idle()
  }

  /** Gives the terminal the keyboard, as a click into it does. */
  async focus(): Promise<void> {
    if (!(await this.isFocused())) await this.element.click({ position: { x: 40, y: 40 } })
  }

  /** Whether keys go to the terminal. */
  isFocused(): Promise<boolean> {
    return this.element.evaluate((element) => element.contains(document.activeElement))
  }

  /** Types characters, key by key. Does not press Enter. */
  async type(text: string): Promise<void> {
    await this.focus()
    this.#before = 0
    await this.#page.keyboard.type(text)
  }

  /** Presses keys, one after the other, under Playwright's names: `press('ArrowUp', 'Control+a')`. */
  async press(...keys: readonly string[]): Promise<void> {
    await this.focus()
    this.#before = 0
    for (const key of keys) await this.#page.keyboard.press(key)
  }

  /**
   * Waits until a line can be typed, types it and presses Enter; does not wait for what comes of it.
   *
   * @example
   * await playground.terminal.start('docker logs -f web')
   * await playground.terminal.expectScreen('ready for start up')
   */
  async start(line: string, options: Patience = {}): Promise<void> {
    await this.#expectLines(line, options)
    const lines = await readLog(this.log)
    await this.type(line)
    await this.press('Enter')
    this.#before = lines.at(-1)?.number ?? 0
  }

  /**
   * Types a line, presses Enter and waits until the next line can be typed: at a prompt, or by a program that reads. Gives
   * the lines that this one printed. Fails when a full-screen program has the keyboard, and when it takes longer than
   * `timeout` from Enter on; until it can be typed, 30 seconds are waited at least.
   *
   * @example
   * expect(await playground.terminal.run('whoami')).toEqual(['user'])
   */
  async run(line: string, options: Patience = {}): Promise<readonly string[]> {
    await this.start(line, { timeout: Math.max(options.timeout ?? 0, PATIENCE_MS) })
    await this.#expectLines(line, options)
    return this.lastOutput()
  }

  /** Pastes text as the browser does: a paste event that carries it. The prompt keeps it until Enter. */
  async paste(text: string): Promise<void> {
    await this.focus()
    await this.element.locator('textarea').evaluate((area, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
  }

  /** Resolves when no key waits, somebody takes keys, and all is on the screen and in the log. Never sleeps. */
  async idle(): Promise<void> {
    await (await this.#contract()).evaluate((contract) => contract.idle())
  }

  /**
   * Waits for `idle`, but no longer than its timeout; tells who has the keyboard then.
   *
   * @example
   * await playground.terminal.start('nano letter.txt')
   * expect(await playground.terminal.settled()).toBe('raw')
   */
  async settled({ timeout = PATIENCE_MS }: Patience = {}): Promise<TerminalState> {
    await within(timeout, this.idle(), async () => {
      const shown = (await this.screen()).slice(-5).join('\n')
      return `a line still runs after ${timeout} ms, and nobody reads. The screen ends with\n${shown}`
    })
    return this.state()
  }

  /**
   * Who has the keyboard. `prompt`: a shell, whose line is being edited. `reading`: a program that reads a line. `raw`: a
   * full-screen program. `running`: nobody, for a line runs.
   */
  async state(): Promise<TerminalState> {
    return (await this.snapshot()).state
  }

  /** The state, the line that is being edited, and the caret's offset into it. */
  async snapshot(): Promise<TerminalSnapshot> {
    return (await this.#contract()).evaluate((contract) => contract.snapshot())
  }

  /** The screen's lines, scrolled-off ones too: soft wraps joined, blanks and empty lines at the end left out. */
  async screen(): Promise<readonly string[]> {
    return (await this.#contract()).evaluate((contract) => contract.lines())
  }

  /**
   * The characters of a row with their colours; 0 is the row at the top of what shows.
   *
   * @example
   * const [first] = await playground.terminal.cells(0) // { text: 'W', foreground: 244, bold: false, … }
   */
  async cells(row: number): Promise<readonly ScreenCell[]> {
    return (await this.#contract()).evaluate((contract, at) => contract.cells(at), row)
  }

  /**
   * The lines that were typed and answered, with their types; only those of one type when it is given.
   *
   * @example
   * await playground.terminal.typedLines('error') // [{ type: 'error', text: 'frob: command not found' }]
   */
  async typedLines(type?: TypedLine['type']): Promise<readonly TypedLine[]> {
    const lines = await readLog(this.log)
    return lines
      .filter((line) => type === undefined || line.type === type)
      .map((line) => ({ type: line.type, text: line.text }))
  }

  /** What the last line printed, output and errors, oldest first; without the line itself. */
  async lastOutput(): Promise<readonly string[]> {
    return (await this.#answer()).map((line) => line.text)
  }

  /** Fails unless the last line printed exactly these lines, none of them an error. */
  async expectOutput(lines: readonly string[]): Promise<void> {
    await this.idle()
    const answer = await this.#answer()
    const error = answer.find((line) => line.type === 'error')
    if (error) throw new Error(`the terminal shows an error: ${error.text}`)
    const found = difference(
      lines,
      answer.map((line) => line.text),
    )
    if (found !== undefined) throw new Error(`the terminal printed something else: ${found}`)
  }

  /**
   * Fails unless the last line printed this sentence, and as an error.
   *
   * @example
   * await playground.terminal.run('cat nope')
   * await playground.terminal.expectError('cat: nope: No such file or directory')
   */
  async expectError(text: string): Promise<void> {
    await this.idle()
    const errors = (await this.#answer()).filter((line) => line.type === 'error').map((line) => line.text)
    if (errors.includes(text)) return
    const found = difference([text], errors) ?? ''
    throw new Error(`the terminal shows no such error: ${found}`)
  }

  /**
   * Waits until the screen holds a text, matches a pattern, or shows these whole lines one below the other.
   *
   * @example
   * await playground.terminal.start('ping localhost')
   * await playground.terminal.expectScreen(/icmp_seq=2 .*ms/)
   */
  async expectScreen(expected: ScreenText, { timeout = PATIENCE_MS }: Patience = {}): Promise<void> {
    await this.#eventually(timeout, async () => {
      const lines = await this.screen()
      if (isShown(expected, lines)) return undefined
      const wanted = Array.isArray(expected) ? expected.join('\n') : String(expected)
      return `the screen does not show\n${wanted}\nbut\n${lines.join('\n')}`
    })
  }

  /** Waits until this line is being edited, with the caret at an offset into it when that is given. */
  async expectLine(line: string, caret?: number, { timeout = PATIENCE_MS }: Patience = {}): Promise<void> {
    await this.#eventually(timeout, async () => {
      const found = await this.snapshot()
      const same = found.line === line && (caret === undefined || found.caret === caret)
      const takesLines = found.state === 'prompt' || found.state === 'reading'
      if (same && takesLines) return undefined
      const wanted = caret === undefined ? { line } : { line, caret }
      return `the line is not ${JSON.stringify(wanted)} but ${JSON.stringify(found)}`
    })
  }

  /** Waits until a full-screen program has the keyboard. */
  async expectRaw({ timeout = PATIENCE_MS }: Patience = {}): Promise<void> {
    await this.#eventually(timeout, async () => {
      const state = await this.state()
      return state === 'raw' ? undefined : `no full-screen program has the keyboard; the state is ${state}`
    })
  }

  #eventually(timeout: number, complaint: () => Promise<string | undefined>): Promise<void> {
    return eventually(timeout, () => this.#page.waitForTimeout(RETRY_MS), complaint)
  }

  async #answer(): Promise<readonly TypedLine[]> {
    return answerIn(await readLog(this.log), this.#before)
  }

  /** Waits until a line can be typed. */
  async #expectLines(line: string, options: Patience): Promise<void> {
    const state = await this.settled(options)
    if (state === 'raw') throw new Error(`a full-screen program has the keyboard: ${JSON.stringify(line)}`)
  }

  /** Waits until there is a terminal: after a change of mode or a reset it is another one, whose contract comes after its element. */
  async #contract(): Promise<JSHandle<TerminalContract>> {
    const there = await this.#page.waitForFunction(
      () => document.querySelector<TerminalElement>('.terminal-screen[data-state]')?.terminalPlayground,
    )
    return there as JSHandle<TerminalContract>
  }
}
