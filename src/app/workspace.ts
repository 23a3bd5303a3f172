import { createStore, type ReadableStore } from '../base/store.ts'
import { circumstancesOf } from './address.ts'
import { initialSettings, readSettings, type Settings } from './appearance.ts'
import { type Bench, createBench } from './bench.ts'
import { modes } from './modes.tsx'
import { createNotices, type Notices } from './notices.ts'
import { createShelf, NOTICE } from './storage/keep.ts'
import { createWorldStorage } from './storage/worlds.ts'
import { createSuggestionHolder, type SuggestionHolder } from './suggestion.ts'
import { type ModeName, SUGGESTION_MS } from './theme.ts'

/** All that one visitor's page works with; the components read it and act on it. */
export interface Workspace {
  readonly settings: ReadableStore<Settings>
  choose(settings: Settings): void
  readonly benches: Readonly<Record<ModeName, Bench>>
  readonly suggestion: SuggestionHolder
  readonly notices: Notices
  /** Forgets progress, history and worlds of every mode. */
  reset(): Promise<void>
}

/** How long a changed world waits for an idle moment at most, in milliseconds. */
const IDLE_MS = 1000

function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, IDLE_MS / 2)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: IDLE_MS })
  return () => cancelIdleCallback(handle)
}

/** Tells the other tabs of this page that something was stored; `heard` is called when one of them did. */
function createGossip(heard: () => void): () => void {
  if (!('BroadcastChannel' in window)) return () => undefined
  const channel = new BroadcastChannel('terminal-playground')
  channel.addEventListener('message', heard)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels keep to their own origin
  return () => channel.postMessage('stored')
}

function flushWhenLeaving(benches: readonly Bench[]): void {
  const flush = (): void => {
    for (const bench of benches) bench.flush()
  }
  window.addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush()
  })
}

/** Sets up the page's workspace from its address and from what the browser keeps. */
export function createWorkspace(): Workspace {
  const notices = createNotices()
  const shelf = createShelf(() => window.localStorage, notices.say)
  const circumstances = circumstancesOf(window.location.search, () => (Math.random() * 2 ** 32) | 0)
  const support = {
    shelf,
    worlds: createWorldStorage(notices.say),
    circumstances,
    whenIdle,
    say: notices.say,
    stored: createGossip(() => notices.say(NOTICE.otherTab)),
  }
  const settings = createStore(shelf.read('settings', readSettings) ?? initialSettings)
  const benches = { linux: createBench(modes.linux, support), docker: createBench(modes.docker, support) }
  const all = Object.values(benches)
  const suggestion = createSuggestionHolder(SUGGESTION_MS, {
    setTimeout: (run, ms) => window.setTimeout(run, ms),
    clearTimeout: (timer) => window.clearTimeout(timer as number | undefined),
  })
  for (const complaint of circumstances.complaints) notices.say(complaint)
  flushWhenLeaving(all)
  return {
    settings,
    benches,
    suggestion,
    notices,
    choose(next) {
      settings.set(next)
      shelf.write('settings', next)
    },
    async reset() {
      suggestion.reset()
      await Promise.all(all.map((bench) => bench.reset()))
    },
  }
}
