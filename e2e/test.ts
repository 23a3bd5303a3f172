import { expect, test as base } from 'playwright/test'
import { Playground } from './kit/index.ts'

interface Fixtures {
  readonly playground: Playground
  /** What the page complained about: uncaught errors and errors on the console. Tests that expect some empty it. */
  readonly complaints: string[]
}

/** Playwright's test with a playground at hand. A test fails when the page complains of anything. */
export const test = base.extend<Fixtures>({
  playground: async ({ page, complaints: _watched }, use) => {
    await use(new Playground(page))
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
      })
      await use(complaints)
      expect(complaints, 'what the page complained about').toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from 'playwright/test'
