import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { languageInAddress } from './appearance.ts'
import { Panes } from './panes.ts'
import { speak } from './words/language.ts'
import { createWorkspace } from './workspace.ts'

// the base path is a directory: without its slash, the router would take it for an unknown page
const base = import.meta.env.BASE_URL
if (`${location.pathname}/` === base) history.replaceState(null, '', base + location.search + location.hash)

const root = document.getElementById('root')
if (root) {
  const [workspace, panes] = [createWorkspace(), new Panes()]
  // it is remembered in the language that it was opened in
  const chosen = languageInAddress(location.search)
  if (chosen) workspace.choose({ ...workspace.settings.get(), language: chosen })
  const { language } = workspace.settings.get()
  const app = (
    <StrictMode>
      <App workspace={workspace} panes={panes} />
    </StrictMode>
  )
  // the page has the text of its hero already, but for unknown addresses
  if (root.hasChildNodes()) {
    const { mode } = document.documentElement.dataset
    // nothing has to be painted before these: they are fetched while React takes the text over
    panes.load()
    workspace.keepers[mode === 'docker' ? mode : 'linux'].open()
    hydrateRoot(root, app)
  } else if (language === 'es') {
    // English is better than nothing
    void speak(language)
      .catch(() => undefined)
      .then(() => createRoot(root).render(app))
  } else createRoot(root).render(app)
}
