import type { Page } from 'playwright/test'
import type { Playground } from './kit/index.ts'

/** Begins to note what changes outside of the terminal's screen; gives what tells of it. */
async function noteChanges(page: Page): Promise<() => Promise<readonly string[]>> {
  // what comes late is there: it comes when the page is idle, not for a key
  await page.locator('.state-panel [data-fold]').first().waitFor()
  await page.waitForLoadState('networkidle')
  const changes = await page.evaluateHandle(() => {
    const noted: string[] = []
    new MutationObserver((records) => {
      for (const record of records) {
        const element = record.target instanceof Element ? record.target : record.target.parentElement
        if (!element?.closest('.terminal-screen')) noted.push(`${record.type} of ${element?.outerHTML.slice(0, 80)}`)
      }
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    return noted
  })
  return () => changes.jsonValue()
}

/** Types and edits a line; gives what changed outside of the terminal's screen meanwhile. */
export async function changesOfTyping({ page, terminal }: Playground): Promise<readonly string[]> {
  await terminal.focus()
  const changes = await noteChanges(page)
  await page.keyboard.type('echo some words that nobody renders')
  await terminal.press('ArrowLeft', 'Home', 'End', 'Backspace', 'Control+w', 'ArrowUp', 'ArrowDown')
  await terminal.idle()
  return changes()
}
