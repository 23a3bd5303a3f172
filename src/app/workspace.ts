import { createStore, type ReadableStore } from '../base/store.ts'
import { adviseWith } from '../shell/later.ts'
import { entryOf, findAbsence } from './absence.ts'
import { circumstancesOf } from './address.ts'
import { initialSettings, readSettings, type Settings } from './appearance.ts'
import { type ModeKeeper, createModeKeeper } from './mode-keeper.ts'
import type { PageSupport } from './page-support.ts'
import { createGossip } from './gossip.ts'
import { createIdle } from './idle.ts'
import { modes } from './modes.tsx'
import { createNotices, type Notices } from './notices.ts'
import { createShelf, NOTICE } from './storage/keep.ts'
import type { WorldStorage } from './storage/worlds.ts'
import { createSuggestionHolder, type SuggestionHolder } from './suggestion.ts'
import { type ModeName, SUGGESTION_MS } from './theme.ts'
import { language } from './words/language.ts'
import type { Text } from './words/words.ts'

/** All that one visitor's page works with; the components read it and act on it. */
export interface Workspace {
  readonly settings: ReadableStore<Settings>
  choose(settings: Settings): void
  readonly keepers: Readonly<Record<ModeName, ModeKeeper>>
  readonly suggestion: SuggestionHolder
  readonly notices: Notices
  /** Forgets progress, history and worlds of every mode. */
  reset(): Promise<void>
}

/** The stored worlds, loaded once. */
function loadWorlds(say: (notice: Text) => void): { load(): Promise<WorldStorage>; distrust(): void } {
  let worlds: WorldStorage | undefined
  return {
    async load() {
      const { createWorldStorage } = await import('./storage/worlds.ts')
      worlds ??= createWorldStorage(say)
      return worlds
    },
    distrust: () => worlds?.distrust(),
  }
}

function flushWhenLeaving(keepers: readonly ModeKeeper[]): void {
  const flush = (): void => {
    for (const keeper of keepers) keeper.flush()
  }
  // what is sent off before the page begins to go arrives more surely
  window.addEventListener('beforeunload', flush)
  window.addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush()
  })
}

function createSupport({ say }: Notices): PageSupport {
  const worlds = loadWorlds(say)
  const tellTabs = createGossip(() => {
    worlds.distrust()
    say(NOTICE.otherTab)
  })
  return {
    shelf: createShelf(() => window.localStorage, say),
    worlds: () => worlds.load(),
    circumstances: circumstancesOf(window.location.search, () => (Math.random() * 2 ** 32) | 0),
    whenIdle: createIdle(),
    say,
    stamp: () => Math.random(),
    stored() {
      if (tellTabs()) return
      worlds.distrust()
      say(NOTICE.unheard)
    },
  }
}

/** Finds out why parts of the page do not come, for who needs them and for the learner. */
function explainAbsence({ say }: Notices): void {
  const explain = async (): Promise<string> => {
    const { notice, advice } = await findAbsence(entryOf(document))
    if (notice !== undefined) say(notice)
    return advice
  }
  adviseWith(explain)
  // Vite's event: also for what is no command
  window.addEventListener('vite:preloadError', () => void explain())
}

/** Sets up the page's workspace from its address and from what the browser keeps. */
export function createWorkspace(): Workspace {
  const notices = createNotices()
  const support = createSupport(notices)
  const { shelf, circumstances } = support
  const settings = createStore(shelf.read('settings', readSettings) ?? initialSettings)
  const keepers = { linux: createModeKeeper(modes.linux, support), docker: createModeKeeper(modes.docker, support) }
  const all = Object.values(keepers)
  const suggestion = createSuggestionHolder(SUGGESTION_MS, {
    setTimeout: (run, ms) => window.setTimeout(run, ms),
    clearTimeout: (timer) => window.clearTimeout(timer as number | undefined),
  })
  language.subscribe(() => {
    for (const keeper of all) keeper.retell()
  })
  for (const complaint of circumstances.complaints) notices.say(complaint)
  flushWhenLeaving(all)
  explainAbsence(notices)
  return {
    settings,
    keepers,
    suggestion,
    notices,
    choose(next) {
      settings.set(next)
      shelf.write('settings', next)
    },
    async reset() {
      suggestion.reset()
      await Promise.all(all.map((keeper) => keeper.reset()))
    },
  }
}
