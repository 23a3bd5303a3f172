import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Note } from '../learn/heard.ts'
import { color, height, media, rem, type } from '../theme.ts'
import { say } from '../words/language.ts'
import { keycap } from './controls.tsx'

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 20px;
  flex: none;
  height: ${rem(height.strip)};
  padding: 0 8px 0 16px;
  font-size: ${type.t13};
  color: ${color.text3};
  border-bottom: 1px solid ${color.line};
  white-space: nowrap;
  overflow: hidden;
  &[data-hint] {
    gap: 10px;
    background: ${color.s2};
    color: ${color.text};
  }
  &[data-hint] > .icon {
    color: ${color.opt};
  }
  &[data-hint='met'] > .icon {
    color: ${color.accent};
  }
  /* loud beside the errors of a line that this shell cannot read */
  &[data-hint='shell'] {
    background: ${color.soft};
    box-shadow: inset 3px 0 0 ${color.opt};
    font-weight: 600;
  }
  b {
    font-weight: 600;
  }
  kbd {
    ${keycap}
    margin-right: 2px;
  }
  kbd:not(:first-child) {
    margin-left: 2px;
  }
  ${media.coarse} {
    height: ${rem(45)};
  }
  ${media.phone} {
    height: ${rem(45)};
    padding-left: 12px;
  }
  ${media.tiny} {
    &[data-hint] {
      gap: 4px;
    }
    > .icon {
      display: none;
    }
  }
`

/** The place of the row, the same while the page is open: a screen reader hears only what changes in one that it knows. */
export const StripPlace = styled.output`
  display: block;
  flex: none;
`

/** The row while there is nothing to say on it yet. */
export const StripBlank = (): ReactNode => <Row />

const Leave = styled.span`
  ${media.phone} {
    display: none;
  }
`

// What stands there at rest is no news. The last of the keys comes first in its text: where there is no room for all of them, the
// others go, whole, to rows that are not seen.
const AtRest = styled.span.attrs({ 'aria-live': 'off' })`
  display: flex;
  flex-flow: row-reverse wrap;
  justify-content: flex-end;
  column-gap: 20px;
  min-width: 0;
  height: ${rem(height.strip - 1)};
  line-height: ${rem(height.strip - 1)};
  overflow: hidden;
`

function Keys({ id }: { readonly id: string }): ReactNode {
  return (
    <AtRest>
      <Leave id={id}>
        <kbd>Esc</kbd>
        {say(' then ')}
        <kbd>Tab</kbd> {say('leaves the terminal')}
      </Leave>
      <span>
        <kbd>Tab</kbd> {say('completes')}
      </span>
      <span>
        <kbd>↑</kbd> {say('earlier lines')}
      </span>
    </AtRest>
  )
}

export interface StripRowProps {
  readonly id: string
  readonly hint?: boolean | 'shell' | Note['type'] | undefined
  readonly children?: ReactNode
}

/** What stands in the row: the keys, where nothing is said. */
export function StripRow({ id, hint, children }: StripRowProps): ReactNode {
  return <Row data-hint={hint || undefined}>{children ?? <Keys id={id} />}</Row>
}
