import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { Panes } from './panes.ts'
import { createWorkspace } from './workspace.ts'

// the base path is a directory: without its slash, the router would take it for an unknown page
const base = import.meta.env.BASE_URL
if (`${location.pathname}/` === base) history.replaceState(null, '', base + location.search + location.hash)

const root = document.getElementById('root')
if (root) {
  const [workspace, panes] = [createWorkspace(), new Panes()]
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
  } else createRoot(root).render(app)
}
