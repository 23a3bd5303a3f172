import { styled } from 'styled-components'
import { color, media } from '../theme.ts'
import { barButton, spokenOnly } from './controls.tsx'

/** A button of the terminal's title bar. */
export const BarButton = styled.button`
  ${barButton}
  &[aria-pressed='true'] {
    background: ${color.s3};
    color: ${color.text};
    box-shadow: inset 0 0 0 1px ${color.ctl};
    ${media.forced} {
      outline: 2px solid Highlight;
    }
  }
  &:has(span) {
    padding: 0 10px;
  }
  ${media.phone} {
    &:has(span) {
      padding: 0;
    }
    span {
      ${spokenOnly}
    }
  }
`
