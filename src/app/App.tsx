import { lazy, type ReactNode, Suspense } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { PlaygroundPage } from './pages/PlaygroundPage.tsx'
import type { Panes } from './panes.ts'
import { useStore } from './use-store.ts'
import { language } from './words/language.ts'
import type { Workspace } from './workspace.ts'

// few visitors ever see it
const NotFoundPage = lazy(async () => ({ default: (await import('./pages/NotFoundPage.tsx')).NotFoundPage }))

interface AppProps {
  readonly workspace: Workspace
  readonly panes: Panes
}

/** The page that the path asks for. There are two: a table of routes would be 6 KB of what is loaded first. */
function AskedPage({ workspace, panes }: AppProps): ReactNode {
  const { pathname } = useLocation()
  if (pathname === '/') return <PlaygroundPage workspace={workspace} panes={panes} />
  return (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  )
}

/** The pages under the base path. */
export function App({ workspace, panes }: AppProps): ReactNode {
  // all that shows words renders again when they are others
  useStore(language)
  return (
    <ErrorBoundary>
      <BrowserRouter basename={import.meta.env.BASE_URL}>
        <AskedPage workspace={workspace} panes={panes} />
      </BrowserRouter>
    </ErrorBoundary>
  )
}
