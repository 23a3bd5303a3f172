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
  /** The button; its name is `Mode: ` and the current mode's label. */
  readonly trigger: Locator
  readonly menu: Locator

  constructor(page: Page) {
    this.trigger = page.getByRole('button', { name: /^Mode: / })
    this.menu = page.getByRole('listbox', { name: 'Mode' })
  }

  option(mode: ModeName): Locator {
    return this.menu.getByRole('option', { name: modeLabels[mode] })
  }

  /** The label of the current mode. */
  async current(): Promise<string> {
    return ((await this.trigger.textContent()) ?? '').replace(/^Mode: /, '')
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
    const region = page.getByRole('region', { name: modeLabels[mode], exact: true })
    await region.locator('.terminal-screen[data-state]').waitFor()
    await page.getByRole('region', { name: 'Lessons', exact: true }).and(page.locator('[aria-busy="false"]')).waitFor()
  }
}
