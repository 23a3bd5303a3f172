import { languageInAddress } from './appearance.ts'
import { keepClicks } from './early-clicks.ts'
import { openFirstTerminal } from './first-terminal.ts'
import { Panes } from './panes.ts'
import { createWorkspace } from './workspace.ts'

/** How long React is not asked for while a terminal is on its way, in milliseconds: with a network as slow as that both come at once. */
const NETWORK_PATIENCE_MS = 400
/** How long it does not begin while a terminal opens, in milliseconds. */
const OPENING_PATIENCE_MS = 2000

/** Resolves with what is waited for, but not much later than that would be in time. */
const inTime = (awaited: Promise<void>, patience: number): Promise<void> =>
  Promise.race([awaited, new Promise<void>((resolve) => setTimeout(resolve, patience))])

/** Has the page's code fetched, not evaluated; the built page's text says which files that are. */
function fetchPage(): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-page]')
  if (template) document.head.append(template.content)
}

// the base path is a directory: without its slash, the router would take it for an unknown page
const base = import.meta.env.BASE_URL
if (`${location.pathname}/` === base) history.replaceState(null, '', base + location.search + location.hash)

async function begin(root: HTMLElement): Promise<void> {
  const [workspace, panes] = [createWorkspace(), new Panes()]
  // it is remembered in the language that it was opened in
  const chosen = languageInAddress(location.search)
  if (chosen) workspace.choose({ ...workspace.settings.get(), language: chosen })
  const click = keepClicks(root)
  // the page has the text of its hero already, but for unknown addresses and other languages
  const terminal = root.hasChildNodes() ? openFirstTerminal(workspace, panes) : undefined
  // what makes the page work is as large as a terminal, and would share the network with it
  if (terminal) {
    await inTime(terminal.arrived, NETWORK_PATIENCE_MS)
    fetchPage()
    await inTime(terminal.shown, OPENING_PATIENCE_MS)
  }
  const { showPage } = await import('./page.tsx')
  await showPage(root, workspace, panes)
  click()
}

const root = document.getElementById('root')
if (root) void begin(root)
