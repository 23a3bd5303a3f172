import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import type { Machine } from '../../../../shell/machine.ts'
import { color, media, radius, type } from '../../../theme.ts'
import { say } from '../../../words/language.ts'

const Row = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 4px 8px;
  padding: 3px 0;
  font-size: ${type.t13};
  color: ${color.text2};
  button {
    min-height: 24px;
    padding: 0 8px;
    border: 1px solid ${color.ctl};
    border-radius: ${radius.control};
    font-size: ${type.t12};
    font-weight: 600;
    color: ${color.text};
    ${media.coarse} {
      min-height: 44px;
    }
  }
  button:hover {
    background: ${color.s3};
  }
  button[aria-disabled='true'] {
    color: ${color.text3};
    border-color: ${color.line};
  }
`

const SECOND = 1000
const spans = [
  { ms: 10 * SECOND, text: '10 seconds' },
  { ms: 60 * SECOND, text: '1 minute' },
  { ms: 3600 * SECOND, text: '1 hour' },
] as const

/** Lets time pass at once for all that waits: checks of health, restarts, programs that sleep. */
export function SkipTime({ machine }: { readonly machine: Machine }): ReactNode {
  const [skipping, setSkipping] = useState(false)
  const { skip } = machine
  if (!skip) return undefined
  const skipOn = async (ms: number): Promise<void> => {
    if (skipping) return
    setSkipping(true)
    await skip(ms).finally(() => setSkipping(false))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is no set of fields
    <Row role="group" aria-label={say('Skip time forward')}>
      {say('Skip forward')}
      {spans.map(({ ms, text }) => (
        <button key={ms} type="button" aria-disabled={skipping} onClick={() => void skipOn(ms)}>
          {say(text)}
        </button>
      ))}
    </Row>
  )
}
