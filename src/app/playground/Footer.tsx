import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../icons.tsx'
import type { Mode } from '../modes.tsx'
import { repositoryUrl } from '../repository.ts'
import { color, height, media, type } from '../theme.ts'
import { Wrap } from './controls.tsx'

const Place = styled.footer`
  height: ${height.footer}px;
  border-top: 1px solid ${color.line};
  font-size: ${type.t13};
  color: ${color.text3};
  ${media.phone} {
    height: auto;
    /* room for either state of Reset */
    min-height: 137px;
  }
  a,
  button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 24px;
    color: ${color.text2};
    ${media.coarse} {
      min-height: 44px;
    }
    ${media.phone} {
      min-height: 44px;
      min-width: 44px;
    }
  }
  a:hover,
  button:hover {
    color: ${color.text};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`

const Row = styled(Wrap)`
  height: 100%;
  display: flex;
  align-items: center;
  gap: 24px;
  ${media.phone} {
    flex-wrap: wrap;
    gap: 4px 16px;
    padding-block: 16px;
  }
  > div {
    display: flex;
    align-items: center;
    gap: 20px;
    margin-left: auto;
    ${media.phone} {
      margin: 0;
    }
  }
`

interface ResetProps {
  readonly onReset: () => void
}

// loaded when somebody wants to erase everything
const ResetQuestion = lazy(async () => ({ default: (await import('./ResetQuestion.tsx')).ResetQuestion }))

/** Reset progress, which asks once, in its own place. */
function Reset({ onReset }: ResetProps): ReactNode {
  const [asking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const returns = useRef(false)
  useEffect(() => {
    if (!asking && returns.current) button.current?.focus({ preventScroll: true })
    returns.current = asking
  }, [asking])
  if (!asking) {
    return (
      <button ref={button} type="button" onClick={() => setAsking(true)}>
        <Icon name="reset" size={16} />
        Reset progress
      </button>
    )
  }
  const reset = (): void => {
    setAsking(false)
    onReset()
  }
  return (
    <Suspense>
      <ResetQuestion onReset={reset} onKeep={() => setAsking(false)} />
    </Suspense>
  )
}

/** The mode's last word, Reset, and the source. */
export function Footer({ mode, onReset }: ResetProps & { readonly mode: Mode }): ReactNode {
  return (
    <Place>
      <Row>
        <span>{mode.footerText}</span>
        <div>
          <Reset onReset={onReset} />
          <a href={repositoryUrl}>Source</a>
        </div>
      </Row>
    </Place>
  )
}
