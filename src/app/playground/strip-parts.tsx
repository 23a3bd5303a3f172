import { css, styled } from 'styled-components'
import { color, media, radius, type } from '../theme.ts'
import { touchSquare } from './controls.tsx'

// three lines fill the height: nothing in them may be taller than the letters
const threeLines = css`
  -webkit-line-clamp: 3;
  font-size: ${type.t12};
  line-height: 1.2;
  &:not(:has(kbd)) {
    padding-block: 0;
  }
  code {
    line-height: 1;
  }
`

/** What the strip says: on as many lines as it has room for. */
export const StripSentence = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  min-width: 0;
  /* a key is taller than its line */
  padding-block: 2px;
  overflow: hidden;
  line-height: 1.25;
  white-space: normal;
  kbd {
    padding-block: 0;
  }
  ${media.coarse} {
    ${threeLines}
  }
  ${media.phone} {
    ${threeLines}
  }
`

/** What can be done about it. */
export const StripButton = styled.button`
  flex: none;
  min-height: 28px;
  padding: 0 6px;
  border-radius: ${radius.cap};
  font-weight: 600;
  color: ${color.accent};
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.coarse} {
    min-height: 44px;
  }
  ${media.phone} {
    min-height: 44px;
  }
`

/** The button that takes what the strip says away. */
export const StripDismiss = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 28px;
  height: 28px;
  border-radius: ${radius.cap};
  color: ${color.text2};
  &:hover {
    background: ${color.s3};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${touchSquare}
`
