import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color } from '../theme.ts'
import { SecondaryButton } from './controls.tsx'
import { say } from '../words/language.ts'

const Place = styled.div`
  padding: 20px;
  color: ${color.text2};
  button {
    margin-top: 16px;
  }
`

/** What may not arrive. */
type Subject = 'The terminal' | 'The lessons' | 'This lesson'

/** Says that a part of the page did not arrive, and offers the way out. */
export function Unavailable({ what }: { readonly what: Subject }): ReactNode {
  return (
    <Place role="alert">
      <p>
        {say('{what} could not be loaded. Your work is kept. Check the connection, then reload the page.', {
          what: say(what),
        })}
      </p>
      <SecondaryButton type="button" onClick={() => window.location.reload()}>
        {say('Reload the page')}
      </SecondaryButton>
    </Place>
  )
}
