import { Component, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { PrimaryButton } from './playground/controls.tsx'
import { color, type } from './theme.ts'
import { say } from './words/language.ts'

const Page = styled.main`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: 16px;
  min-height: 100dvh;
  max-width: 640px;
  margin: auto;
  padding: 32px;
  h1 {
    font-size: ${type.t22};
    font-weight: 650;
  }
  p {
    color: ${color.text2};
  }
`

interface ErrorBoundaryProps {
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly broken: boolean
}

/** Stands in for the page when its own code failed. What is stored stays as it is. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override readonly state: ErrorBoundaryState = { broken: false }

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { broken: true }
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children
    return (
      <Page role="alert">
        <h1>{say('The playground stopped')}</h1>
        <p>{say('Something in this page went wrong. Your lessons, history and files are kept. Reload to go on.')}</p>
        <PrimaryButton type="button" onClick={() => window.location.reload()}>
          {say('Reload the page')}
        </PrimaryButton>
      </Page>
    )
  }
}
