import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { LaterIcon } from '../later-icons.tsx'
import type { ModeKeeper } from '../mode-keeper.ts'
import { repositoryUrl } from '../repository.ts'
import { color, height, media, rem, type } from '../theme.ts'
import { Wrap } from './controls.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { say } from '../words/language.ts'
import type { LanguageName } from '../words/words.ts'

const Place = styled.footer`
  height: ${rem(height.footer)};
  border-top: 1px solid ${color.line};
  font-size: ${type.t13};
  color: ${color.text3};
  ${media.phone} {
    height: auto;
    /* room for either state of Start again */
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
  /* what is asked needs the whole row */
  ${media.stacked} {
    &:has(fieldset) > span {
      display: none;
    }
  }
  ${media.phone} {
    flex-wrap: wrap;
    gap: 4px 16px;
    padding-block: 16px;
    &:has(fieldset) > span {
      display: inline;
    }
  }
  > div {
    display: flex;
    align-items: center;
    gap: 20px;
    position: relative;
    margin-left: auto;
    ${media.phone} {
      flex-wrap: wrap;
      gap: 0 20px;
      margin: 0;
    }
  }
`

// wider pages have it in the header
const LanguagePlace = styled.div`
  display: none;
  ${media.phone} {
    display: block;
  }
`

interface StartAgainProps {
  readonly keeper: ModeKeeper
  readonly onReset: () => void
}

// loaded when somebody wants to start again
const StartMenu = lazy(async () => ({ default: (await import('./StartMenu.tsx')).StartMenu }))
const ResetQuestion = lazy(async () => ({ default: (await import('./ResetQuestion.tsx')).ResetQuestion }))

/** A menu of ways to start again; Reset progress asks once, in the button's place. */
function StartAgain({ keeper, onReset }: StartAgainProps): ReactNode {
  const [shown, setShown] = useState<'menu' | 'question'>()
  const button = useRef<HTMLButtonElement>(null)
  const returns = useRef(false)
  useEffect(() => {
    if (shown === undefined && returns.current) button.current?.focus({ preventScroll: true })
    returns.current = false
  }, [shown])
  const close = useCallback((restore: boolean): void => {
    returns.current = restore
    setShown(undefined)
  }, [])
  const erase = (): void => {
    close(true)
    onReset()
  }
  if (shown === 'question')
    return (
      <Suspense>
        <ResetQuestion onReset={erase} onKeep={() => close(true)} />
      </Suspense>
    )
  const open = shown === 'menu'
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => (open ? close(true) : setShown('menu'))}
      >
        <LaterIcon name="reset" size={16} />
        {say('Start again')}
      </button>
      <Suspense>{open && <StartMenu keeper={keeper} onReset={() => setShown('question')} onClose={close} />}</Suspense>
    </>
  )
}

interface FooterProps extends StartAgainProps {
  readonly onLanguage: (language: LanguageName) => void
}

/** The mode's last word, the language on phones, Start again, and the source. */
export function Footer({ keeper, onLanguage, onReset }: FooterProps): ReactNode {
  return (
    <Place>
      <Row>
        <span>{say(keeper.mode.footerText)}</span>
        <div>
          <LanguagePlace>
            <LanguageSwitch onLanguage={onLanguage} named />
          </LanguagePlace>
          <StartAgain keeper={keeper} onReset={onReset} />
          <a href={repositoryUrl}>{say('Source')}</a>
        </div>
      </Row>
    </Place>
  )
}
