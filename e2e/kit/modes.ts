import type { Locator, Page } from 'playwright/test'

/** The modes by the names that the address uses. */
export type ModeName = 'linux' | 'docker'

/** What the page calls each mode. */
export const modeLabels: Readonly<Record<ModeName, string>> = {
  linux: 'Linux Terminal',
  docker: 'Docker Training',
}

/**
 * The mode switcher in the header.
 *
 * @example
 * await playground.modes.switchTo('docker')
 */
export class ModesDriver {
  /** The button; its name is `Mode: ` and the current mode's label, in the language of the page. */
  readonly trigger: Locator
  readonly menu: Locator

  constructor(page: Page) {
    this.trigger = page.locator('.modes > button')
    this.menu = page.locator('.modes').getByRole('listbox')
  }

  option(mode: ModeName): Locator {
    return this.menu.locator(`[data-name=${mode}]`)
  }

  /** The label of the current mode. */
  async current(): Promise<string> {
    return ((await this.trigger.textContent()) ?? '').replace(/^[^:]+: /, '')
  }

  /** Opens the menu and chooses a mode; the menu closes. */
  async choose(mode: ModeName): Promise<void> {
    await this.trigger.click()
    await this.option(mode).click()
  }

  /** Chooses a mode and waits until its terminal and lessons are there. */
  async switchTo(mode: ModeName): Promise<void> {
    await this.choose(mode)
    const page = this.trigger.page()
    await page.locator(`[data-mode=${mode}] .terminal-screen[data-state]`).waitFor()
    await page.locator('.lessons[aria-busy="false"]').waitFor()
  }
}
