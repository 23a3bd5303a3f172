import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { Panes } from './panes.ts'
import { createWorkspace } from './workspace.ts'

// the base path is a directory: without its slash, the router would take it for an unknown page
const base = import.meta.env.BASE_URL
if (`${location.pathname}/` === base) history.replaceState(null, '', base + location.search + location.hash)

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App workspace={createWorkspace()} panes={new Panes()} />
    </StrictMode>,
  )
}
