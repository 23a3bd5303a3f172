import { NOTICE } from './storage/keep.ts'
import type { Text } from './words/words.ts'

/** Why a part of the page did not come, in words for a notice, and what to do about it. */
export interface Absence {
  readonly notice: Text | undefined
  readonly advice: string
}

const OFFLINE: Absence = { notice: NOTICE.offline, advice: 'check the network connection and try again' }
const OUTDATED: Absence = { notice: NOTICE.newVersion, advice: 'a new version of this page is there: reload it' }
const BROKEN: Absence = { notice: undefined, advice: 'the site answers, but not with this part; try again later' }

/** Asks the site for its page: another version of it has another entry than the page that runs, and other parts. */
export async function findAbsence(entry: string, ask: typeof fetch = fetch): Promise<Absence> {
  try {
    const answer = await ask(import.meta.env.BASE_URL, { cache: 'no-store' })
    if (!answer.ok) return BROKEN
    return (await answer.text()).includes(entry) ? BROKEN : OUTDATED
  } catch {
    return OFFLINE
  }
}

/** Where the code of this page began. */
export function entryOf(page: Document): string {
  return page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? ''
}
