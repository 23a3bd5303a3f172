import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color } from '../theme.ts'
import { SecondaryButton } from './controls.tsx'

const Place = styled.div`
  padding: 20px;
  color: ${color.text2};
  button {
    margin-top: 16px;
  }
`

/** Says that a part of the page did not arrive, and offers the way out. */
export function Unavailable({ what }: { readonly what: string }): ReactNode {
  return (
    <Place role="alert">
      <p>{what} could not be loaded. Your work is kept. Check the connection, then reload the page.</p>
      <SecondaryButton type="button" onClick={() => window.location.reload()}>
        Reload the page
      </SecondaryButton>
    </Place>
  )
}
