import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, media, radius, rem } from '../theme.ts'
import { panelFrame } from './controls.tsx'

/** The panel of the lessons. */
export const LessonsPanel = styled.section`
  ${panelFrame}
  min-height: 0;
  ${media.stacked} {
    flex: none;
  }
  ${media.landscape} {
    border: 0;
    border-radius: 0;
  }
`

const Blank = styled.div`
  flex: 1;
  padding: 8px;
  /* as high as the first card, which replaces it */
  ${media.stacked} {
    min-height: ${rem(500)};
  }
  ${media.landscape} {
    min-height: 0;
  }
  ${media.phone} {
    flex: none;
    height: ${rem(224)};
    min-height: 0;
    overflow: hidden;
  }
  i {
    display: block;
    width: 56%;
    height: 12px;
    margin: 14px 12px 28px;
    border-radius: ${radius.cap};
    background: ${color.s2};
  }
`

/** What stands where the lessons will be, before they have come. */
export const LessonsBlank = (): ReactNode => (
  <LessonsPanel as="div" className="lessons" aria-busy="true">
    <Blank aria-hidden="true">
      {Array.from({ length: 6 }, (_unused, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <i key={index} />
      ))}
    </Blank>
  </LessonsPanel>
)
