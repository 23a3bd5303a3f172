import type { Locator, Page } from 'playwright/test'

/**
 * The lessons beside the terminal.
 *
 * @example
 * await playground.lessons.open('Text Processing')
 * await playground.lessons.try()
 * await playground.terminal.press('Enter')
 * await playground.terminal.idle()
 * await playground.lessons.next()
 */
export class LessonsDriver {
  readonly panel: Locator
  /** The open step; there is none while no lesson is open. */
  readonly step: Locator
  readonly prevButton: Locator
  readonly tryButton: Locator
  /** The button between Prev and Next, whatever it does now. */
  readonly mainButton: Locator
  /** The ticks of the steps that are done. */
  readonly ticks: Locator
  /** Next, or Complete at a lesson's last step. */
  readonly nextButton: Locator
  readonly progressBar: Locator

  constructor(page: Page) {
    this.panel = page.locator('.lessons')
    this.step = this.panel.locator('.step')
    this.prevButton = this.step.locator('.buttons > :first-child')
    this.tryButton = this.step.locator('.buttons > .main:not([data-phase=typed], [data-phase=away])')
    this.mainButton = this.step.locator('.buttons > .main')
    this.ticks = this.step.locator('.ticks > [data-done]')
    this.nextButton = this.step.locator('.buttons > :last-child')
    this.progressBar = this.panel.locator('.lessons-head').getByRole('progressbar')
  }

  /** Waits until the lessons are there. */
  async ready(): Promise<void> {
    await this.panel.and(this.panel.page().locator('[aria-busy="false"]')).waitFor()
  }

  /** The button of a lesson in the list. Its name is the title, followed by `(done)` or `(current)`, and the steps. */
  row(title: string): Locator {
    return this.panel.locator(`button[data-title=${JSON.stringify(title)}]`)
  }

  /** The titles, in order, once the lessons are there. */
  async titles(): Promise<readonly string[]> {
    const rows = this.panel.locator('button[data-title]')
    await rows.first().waitFor({ state: 'attached' })
    return rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-title') ?? ''))
  }

  /** Presses a lesson's row: it becomes the current one and opens; the open one closes. */
  async select(title: string): Promise<void> {
    await this.row(title).click()
  }

  /** Opens a lesson, unless it is open, and waits for its step. */
  async open(title: string): Promise<void> {
    await this.ready()
    const row = this.row(title)
    if ((await row.getAttribute('aria-expanded')) !== 'true') await row.click()
    await this.step.and(this.panel.locator(`[data-title=${JSON.stringify(title)}]`)).waitFor()
  }

  /** Presses Next, or Complete at the last step. */
  async next(): Promise<void> {
    await this.nextButton.click()
  }

  async prev(): Promise<void> {
    await this.prevButton.click()
  }

  /** Presses Try This Command: the command waits in the prompt for Enter. */
  async try(): Promise<void> {
    await this.tryButton.click()
  }

  /** The current step's command. */
  async command(): Promise<string> {
    return (await this.step.getAttribute('data-command')) ?? ''
  }

  /** Which step is open, from 1, and of how many. */
  async position(): Promise<{ readonly step: number; readonly of: number }> {
    const [step, of] = [await this.step.getAttribute('data-step'), await this.step.getAttribute('data-steps')]
    return { step: Number(step), of: Number(of) }
  }

  /** What the lesson says that the command prints, line by line. */
  async expectedOutput(): Promise<readonly string[]> {
    const text = (await this.step.getAttribute('data-expected')) ?? ''
    return text === '' ? [] : text.split('\n')
  }

  /** The words beside the heading: `3/10 lessons (30%)`. */
  async progress(): Promise<string> {
    return (await this.progressBar.getAttribute('aria-valuetext')) ?? ''
  }
}
