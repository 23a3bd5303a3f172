import { expect, test as base } from 'playwright/test'
import { Playground } from './kit/index.ts'

/** What the page complained about: uncaught errors, errors and warnings on the console. */
class Complaints {
  readonly texts: string[] = []
  // xterm.js says so where the machine was busy with something else
  #expected: readonly RegExp[] = [/^task queue exceeded allotted deadline/]

  /** Says that complaints of this kind are as they should be. */
  expect(pattern: RegExp): void {
    this.#expected = [...this.#expected, pattern]
  }

  unexpected(): readonly string[] {
    return this.texts.filter((text) => !this.#expected.some((pattern) => pattern.test(text)))
  }
}

interface Fixtures {
  readonly playground: Playground
  readonly complaints: Complaints
}

/** Playwright's test with a playground at hand. A test fails when the page complains of anything unexpected. */
export const test = base.extend<Fixtures>({
  playground: async ({ page, complaints: _watched }, use) => {
    await use(new Playground(page))
  },
  complaints: [
    async ({ page }, use) => {
      const complaints = new Complaints()
      page.on('pageerror', (error) => complaints.texts.push(`uncaught: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.texts.push(message.text())
      })
      await use(complaints)
      expect(complaints.unexpected(), 'what the page complained about').toEqual([])
    },
    { auto: true },
  ],
})

/** The 404 page's line on the console, which the specification asks for, and the browser's own about the status. */
export const NOT_FOUND_COMPLAINT = /^404: no such page|status of 404/

export { expect } from 'playwright/test'
