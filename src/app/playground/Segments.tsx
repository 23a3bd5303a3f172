import { styled } from 'styled-components'
import { color, media } from '../theme.ts'

/** A bar of lessons, one `i` each: `data-state` is done, current or todo. */
export const Segments = styled.div`
  display: flex;
  gap: 4px;
  margin-top: 12px;
  ${media.phone} {
    margin-top: 8px;
  }
  i {
    flex: 1;
    height: 6px;
    border-radius: 2px;
    background: ${color.s3};
    box-shadow: inset 0 0 0 1px ${color.ctl};
    ${media.forced} {
      border: 1px solid GrayText;
    }
  }
  i[data-state='current'] {
    box-shadow: inset 0 0 0 1.5px ${color.accent};
    ${media.forced} {
      border: 2px solid Highlight;
    }
  }
  i[data-state='done'] {
    background: ${color.accent};
    box-shadow: none;
    ${media.forced} {
      background: Highlight;
      border-color: Highlight;
    }
  }
`
