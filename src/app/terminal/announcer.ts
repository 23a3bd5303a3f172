import { keepLabelled } from '../words/keep-labelled.ts'
import { say } from '../words/language.ts'

/** Tells screen readers, politely, what happened in a place that they cannot see. */
export interface Announcer {
  announce(text: string): void
  dispose(): void
}

/** Makes a hidden status region within `host`. */
export function createAnnouncer(host: HTMLElement): Announcer {
  const region = document.createElement('div')
  region.className = 'recalled-line'
  region.setAttribute('role', 'status')
  const unname = keepLabelled(region, () => say('Recalled line'))
  host.append(region)
  return {
    announce: (text) => {
      region.textContent = text
    },
    dispose() {
      unname()
      region.remove()
    },
  }
}
