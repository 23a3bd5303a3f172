import { styled } from 'styled-components'
import { color, media, radius, type } from '../theme.ts'

/** A button of the terminal's title bar. */
export const BarButton = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  flex: none;
  height: 32px;
  min-width: 32px;
  border-radius: ${radius.control};
  font-size: ${type.t13};
  font-weight: 600;
  color: ${color.text2};
  &:hover {
    background: ${color.s2};
    color: ${color.text};
  }
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
  ${media.coarse} {
    height: 44px;
    min-width: 44px;
  }
  ${media.phone} {
    height: 44px;
    min-width: 44px;
    &:has(span) {
      padding: 0;
    }
    span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`
