import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import type { Panes } from './panes.ts'
import { speak } from './words/language.ts'
import type { Workspace } from './workspace.ts'

/** Allows the letters that the fonts of the first paint do not have: each file is asked for when a letter of it is shown. */
function allowOtherFonts(): void {
  document.querySelector('style[data-other-fonts]')?.removeAttribute('media')
}

/** Hands the page to React: it takes over the text that the page has already, or else writes it. */
export async function showPage(root: HTMLElement, workspace: Workspace, panes: Panes): Promise<void> {
  allowOtherFonts()
  const app = (
    <StrictMode>
      <App workspace={workspace} panes={panes} />
    </StrictMode>
  )
  // the page has the text of its hero already, but for unknown addresses and other languages
  if (root.hasChildNodes()) {
    // in pieces: keys of the terminal come first
    startTransition(() => void hydrateRoot(root, app))
    return
  }
  const { language } = workspace.settings.get()
  // English is better than nothing
  if (language === 'es') await speak(language).catch(() => undefined)
  createRoot(root).render(app)
}
