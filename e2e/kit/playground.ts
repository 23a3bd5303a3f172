import type { Locator, Page } from 'playwright/test'
import { LessonsDriver } from './lessons.ts'
import { ModesDriver, type ModeName } from './modes.ts'
import { type ShellName, TerminalDriver } from './terminal.ts'

/** How the page is opened. */
export interface OpenOptions {
  readonly mode?: ModeName
  /** The shell of the terminal; what the browser remembers when absent, and Simple at first. */
  readonly shell?: ShellName
  /** The language of the page; what the browser remembers when absent, and English at first. */
  readonly language?: 'en' | 'es'
  /** With a seed, ids and names are the same each time. An integer. */
  readonly seed?: number
  /** With a time, the clock stands there and is advanced only by what commands wait. Milliseconds or ISO 8601. */
  readonly now?: number | string
  /** The system's preference; a theme that was chosen on the page counts more. */
  readonly theme?: 'dark' | 'light'
  /** A path under the base path, such as `no/such/page`; the terminal is not waited for then. */
  readonly path?: string
}

function addressOf({ mode, shell, language, seed, now, path = '' }: OpenOptions): string {
  const query = new URLSearchParams()
  if (mode !== undefined) query.set('mode', mode)
  if (shell !== undefined) query.set('shell', shell.toLowerCase())
  if (language !== undefined) query.set('lang', language)
  if (seed !== undefined) query.set('seed', String(seed))
  if (now !== undefined) query.set('now', String(now))
  return `./${path}${query.size > 0 ? `?${query.toString()}` : ''}`
}

/**
 * The Terminal Playground in a page of Playwright. `baseURL` in Playwright's configuration is the playground's address,
 * with the slash at its end.
 *
 * @example
 * test('a directory that was made is listed', async ({ page }) => {
 *   const playground = new Playground(page)
 *   await playground.open({ mode: 'linux', seed: 1, now: '2026-01-01T12:00:00Z' })
 *   await playground.terminal.run('mkdir photos')
 *   await playground.terminal.run('ls')
 *   await playground.terminal.expectOutput(['Documents  Downloads  photos  welcome.txt'])
 * })
 */
export class Playground {
  readonly page: Page
  readonly terminal: TerminalDriver
  readonly lessons: LessonsDriver
  readonly modes: ModesDriver
  /** The row above the terminal. */
  readonly strip: Locator

  constructor(page: Page) {
    this.page = page
    this.terminal = new TerminalDriver(page)
    this.lessons = new LessonsDriver(page)
    this.modes = new ModesDriver(page)
    this.strip = page.locator('.terminal-window > output')
  }

  /** Opens the page and waits until its terminal takes keys and its lessons are there. Moves no focus. */
  async open(options: OpenOptions = {}): Promise<void> {
    if (options.theme) await this.page.emulateMedia({ colorScheme: options.theme })
    await this.page.goto(addressOf(options))
    if (options.path !== undefined) return
    await this.ready()
    if (options.shell) await this.terminal.shell(options.shell)
  }

  /** Waits until the terminal takes keys and the lessons are there: after a reload, for instance. */
  async ready(): Promise<void> {
    await this.lessons.ready()
    await this.terminal.ready()
  }

  /** The region that holds a mode's terminal. */
  region(mode: ModeName): Locator {
    return this.page.locator(`[data-mode=${mode}] .terminal-window`)
  }
}
