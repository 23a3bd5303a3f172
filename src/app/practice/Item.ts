import { styled } from 'styled-components'
import { media } from '../theme.ts'

/** A row of the list; narrow pages show what is offered with all lessons only. */
export const Item = styled.li`
  /* as high as what is offered, so that nothing moves when it comes */
  &[data-offer] {
    min-height: 32px;
    ${media.coarse} {
      min-height: 48px;
    }
  }
  ${media.stacked} {
    &[data-offer] {
      display: none;
    }
    [data-all] > &[data-offer] {
      display: block;
    }
  }
  /* a list that scrolls beside the terminal has all of them */
  ${media.landscape} {
    &[data-offer] {
      display: block;
    }
  }
`
