import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { font } from '../theme.ts'

const Code = styled.code`
  font-family: ${font.mono};
  font-variant-ligatures: none;
  font-size: 0.93em;
  overflow-wrap: anywhere;
`

/** A sentence of the course: what stands between grave accents is typed, or a name. */
export function Prose({ text }: { readonly text: string }): ReactNode {
  // oxlint-disable-next-line react/no-array-index-key -- parts are nothing but their place
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : <Code key={index}>{part}</Code>))
}
