import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { font } from '../theme.ts'

const Code = styled.code`
  font-family: ${font.mono};
  font-variant-ligatures: none;
  font-size: 0.93em;
  overflow-wrap: anywhere;
  /* an option is not torn apart behind its dashes */
  &[data-short] {
    white-space: nowrap;
  }
`

/** How long a word may be, in characters, that always fits on one line. */
const SHORT = 16

/** A sentence of the course: what stands between grave accents is typed, or a name. */
export function Prose({ text }: { readonly text: string }): ReactNode {
  return text.split('`').map((part, index) => {
    if (index % 2 === 0) return part
    return (
      // oxlint-disable-next-line react/no-array-index-key -- parts are nothing but their place
      <Code key={index} data-short={part.length <= SHORT || undefined}>
        {part}
      </Code>
    )
  })
}
