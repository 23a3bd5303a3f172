import type { Page } from 'playwright/test'

/** Makes the answers to matching requests wait; gives the function that lets them through. */
export async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  const waiting: (() => void)[] = []
  let open = false
  await page.route(address, async (route) => {
    if (!open) await new Promise<void>((resolve) => waiting.push(resolve))
    await route.continue()
  })
  return () => {
    open = true
    for (const release of waiting.splice(0)) release()
  }
}
