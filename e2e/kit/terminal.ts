import type { Locator, Page } from 'playwright/test'
import type { TerminalElement } from '../../src/app/terminal/contract.ts'
import type { TtySnapshot, TtyState } from '../../src/tty/index.ts'
import { difference } from './difference.ts'

/** A line of the terminal with its type, as the page's log keeps it: the last 200, without colours. */
export interface TypedLine {
  readonly type: 'command' | 'output' | 'error'
  readonly text: string
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

  constructor(page: Page) {
    this.#page = page
    this.element = page.locator('.terminal-screen')
    this.log = page.getByRole('log', { name: 'Terminal output' })
    this.shells = page.getByRole('radiogroup', { name: 'Shell' })
  }

  /** Waits until the terminal is there and takes keys. */
  async ready(): Promise<void> {
    await this.#page.locator('.terminal-screen[data-state]').waitFor()
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
    await this.#page.keyboard.type(text)
  }

  /** Presses keys, one after the other, under Playwright's names: `press('ArrowUp', 'Control+a')`. */
  async press(...keys: readonly string[]): Promise<void> {
    await this.focus()
    for (const key of keys) await this.#page.keyboard.press(key)
  }

  /**
   * Types a line, presses Enter and waits until the next line can be typed; gives the lines that it printed.
   *
   * @example
   * expect(await playground.terminal.run('whoami')).toEqual(['user'])
   */
  async run(line: string): Promise<readonly string[]> {
    await this.type(line)
    await this.press('Enter')
    await this.idle()
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

  /** Resolves when no key waits, a line can be typed and all is on the screen. Never sleeps. */
  idle(): Promise<void> {
    return this.element.evaluate((element: TerminalElement) => {
      if (!element.terminalPlayground) throw new Error('there is no terminal on the page')
      return element.terminalPlayground.idle()
    })
  }

  /** `prompt`: a line is being edited. `running`: a line runs. `raw`: a full-screen program has the keyboard. */
  async state(): Promise<TtyState> {
    return (await this.snapshot()).state
  }

  /** The state, the line that is being edited, and the caret's offset into it. */
  snapshot(): Promise<TtySnapshot> {
    return this.element.evaluate((element: TerminalElement) => {
      if (!element.terminalPlayground) throw new Error('there is no terminal on the page')
      return element.terminalPlayground.snapshot()
    })
  }

  /** The screen's lines, scrolled-off ones too: soft wraps joined, blanks and empty lines at the end left out. */
  screen(): Promise<readonly string[]> {
    return this.element.evaluate((element: TerminalElement) => {
      if (!element.terminalPlayground) throw new Error('there is no terminal on the page')
      return element.terminalPlayground.lines()
    })
  }

  /**
   * The lines that were typed and answered, with their types; only those of one type when it is given.
   *
   * @example
   * await playground.terminal.typedLines('error') // [{ type: 'error', text: 'frob: command not found' }]
   */
  async typedLines(type?: TypedLine['type']): Promise<readonly TypedLine[]> {
    const lines = await this.log.locator('[data-type]').evaluateAll((entries) =>
      entries.map((entry) => ({
        type: entry.getAttribute('data-type') ?? '',
        text: entry.querySelector('[data-content]')?.textContent ?? '',
      })),
    )
    return lines.filter((line): line is TypedLine => (type === undefined ? true : line.type === type))
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

  async #answer(): Promise<readonly TypedLine[]> {
    const lines = await this.typedLines()
    return lines.slice(lines.findLastIndex((line) => line.type === 'command') + 1)
  }
}
