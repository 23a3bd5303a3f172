import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { Panes } from './panes.ts'
import { createWorkspace } from './workspace.ts'

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App workspace={createWorkspace()} panes={new Panes()} />
    </StrictMode>,
  )
}
