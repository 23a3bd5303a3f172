import { lazy, type ReactNode, Suspense } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { PlaygroundPage } from './pages/PlaygroundPage.tsx'
import type { Panes } from './panes.ts'
import type { Workspace } from './workspace.ts'

// few visitors ever see it
const NotFoundPage = lazy(async () => ({ default: (await import('./pages/NotFoundPage.tsx')).NotFoundPage }))

interface AppProps {
  readonly workspace: Workspace
  readonly panes: Panes
}

/** The pages under the base path. */
export function App({ workspace, panes }: AppProps): ReactNode {
  return (
    <ErrorBoundary>
      <BrowserRouter basename={import.meta.env.BASE_URL}>
        <Routes>
          <Route path="/" element={<PlaygroundPage workspace={workspace} panes={panes} />} />
          <Route
            path="*"
            element={
              <Suspense>
                <NotFoundPage />
              </Suspense>
            }
          />
        </Routes>
      </BrowserRouter>
    </ErrorBoundary>
  )
}
