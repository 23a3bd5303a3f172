import { afterFirstPaint } from './after-first-paint.ts'
import { shellInAddress } from './appearance.ts'
import type { Loading } from './loading.ts'
import type { ModeKeeper } from './mode-keeper.ts'
import type { Panes } from './panes.ts'
import { turn } from './turn.ts'
import { when } from './when.ts'
import type { Workspace } from './workspace.ts'

const firstPaint = (): Promise<void> => new Promise((resolve) => void afterFirstPaint(resolve))

/** Resolves once what was put on the screen is painted; no frames come while the page is hidden. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden') resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })

/** Whether the terminal begins in the Simple shell: what Bash needs is loaded when it is chosen. */
const beginsSimple = ({ settings }: Workspace): boolean =>
  (shellInAddress(location.search) ?? settings.get().shell ?? 'Simple') === 'Simple'

/** Whether a place is still the one for a mode's terminal: while it was on its way another one may have been chosen. */
const isFor = (place: HTMLElement, mode: string): boolean =>
  place.isConnected && document.documentElement.dataset['mode'] === mode

/** Shows the terminal of a mode in the place that the page's own text has for it. What does not come is told of by the page. */
async function showIn(place: HTMLElement, keeper: ModeKeeper, panes: Panes, arrived: Promise<unknown>): Promise<void> {
  await Promise.all([firstPaint(), arrived])
  const machine = keeper.machine.get()
  if (panes.module.get().type !== 'ready' || machine.type !== 'ready' || !isFor(place, keeper.mode.name)) return
  // in two pieces, so that the page can answer between them
  panes.open(place, keeper.mode)
  await turn()
  if (!isFor(place, keeper.mode.name)) return
  panes.show(place, keeper.mode, machine.value)
  await painted()
}

/** The first terminal, on its way. */
interface FirstTerminal {
  /** Resolves when all has come that it needs, or when it is known that it does not come. */
  readonly arrived: Promise<void>
  /** Resolves when it shows, or when React has to show it. */
  readonly shown: Promise<void>
}

const isOver = ({ type }: Loading<unknown>): boolean => type !== 'waiting'

/** Loads what the first prompt needs, and shows that before React has come. */
export function openFirstTerminal(workspace: Workspace, panes: Panes): FirstTerminal {
  const keeper = workspace.keepers[document.documentElement.dataset['mode'] === 'docker' ? 'docker' : 'linux']
  panes.load()
  keeper.open()
  const arrived = Promise.all([when(panes.module, isOver), when(keeper.machine, isOver)]).then(() => undefined)
  const place = document.querySelector<HTMLElement>('.terminal-screen')
  const shown = place && beginsSimple(workspace) ? showIn(place, keeper, panes, arrived) : Promise.resolve()
  return { arrived, shown }
}
