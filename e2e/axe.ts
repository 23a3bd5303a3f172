import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface AxeWindow {
  readonly axe?: {
    run(options: object): Promise<{
      readonly violations: readonly {
        readonly id: string
        readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[]
      }[]
    }>
  }
}

/** What axe finds on the page as it is, one line each. */
export async function findings(page: Page): Promise<readonly string[]> {
  // evaluated by the debugger, which the page's Content-Security-Policy does not govern
  await page.evaluate(axe)
  return page.evaluate(async (tags) => {
    const found = await (window as unknown as AxeWindow).axe?.run({
      iframes: false,
      runOnly: { type: 'tag', values: tags },
    })
    return (found?.violations ?? [{ id: 'axe did not run', nodes: [{ target: [''], failureSummary: '' }] }]).flatMap(
      ({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`),
    )
  }, TAGS)
}

/** What axe finds in the look that is chosen, and in the other one; on a phone's width, too. */
export async function findingsInAllLooks(page: Page): Promise<readonly string[]> {
  const size = page.viewportSize() ?? { width: 1440, height: 900 }
  const found: string[] = []
  for (const viewport of [size, { width: 390, height: 844 }]) {
    await page.setViewportSize(viewport)
    for (const theme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme: theme })
      found.push(...(await findings(page)).map((text) => `${viewport.width}, ${theme}: ${text}`))
    }
  }
  await page.setViewportSize(size)
  return found
}
