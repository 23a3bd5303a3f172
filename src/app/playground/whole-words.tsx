import type { ReactNode } from 'react'

/** A text that wraps between its words alone: a browser would also break `--omit=dev` behind its hyphens. */
export const wholeWords = (text: string): ReactNode =>
  / .*-|-.* /.test(text)
    ? text.split(/(\S*-\S*)/).map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          // words repeat in a text; their place in it is what tells them apart
          // oxlint-disable-next-line react/no-array-index-key
          <span key={at} style={{ display: 'inline-block' }}>
            {part}
          </span>
        ),
      )
    : text
