import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, radius } from '../theme.ts'
import { say } from '../words/language.ts'

const Link = styled.a`
  position: absolute;
  left: 16px;
  top: 0;
  transform: translateY(-110%);
  z-index: 50;
  padding: 10px 16px;
  border-radius: ${radius.control};
  background: ${color.accent};
  color: ${color.onaccent};
  font-weight: 600;
  &:focus {
    transform: translateY(12px);
  }
`

/** The first stop of the Tab key: past the hero, to the terminal. */
export function SkipLink({ onSkip }: { readonly onSkip: () => void }): ReactNode {
  return (
    <Link
      href="#terminal"
      onClick={(event) => {
        event.preventDefault()
        onSkip()
      }}
    >
      {say('Skip to the terminal')}
    </Link>
  )
}
