import { css } from 'styled-components'
import { color } from '../../../theme.ts'

/** What is gone, or would go. */
export const struck = css`
  color: ${color.text3};
  text-decoration: line-through;
`

/** The mark of what would go. */
export const goes = (is: boolean): 'would go' | undefined => (is ? 'would go' : undefined)
