import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon, Mark } from '../icons.tsx'
import type { Mode } from '../modes.tsx'
import { repositoryUrl } from '../repository.ts'
import { color, font, media, radius, rem, type, type ModeName } from '../theme.ts'
import { IconButton, IconLink, Spoken, Wrap } from './controls.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { ModeSwitch } from './ModeSwitch.tsx'
import { say } from '../words/language.ts'
import type { LanguageName } from '../words/words.ts'

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 30;
  display: flex;
  min-height: var(--header);
  background: ${color.bg};
  border-bottom: 1px solid ${color.line};
  ${media.phone} {
    position: static;
    min-height: 0;
  }
  ${media.landscape} {
    position: static;
    min-height: 0;
    padding-block: 8px;
  }
`

// large text takes as many rows as it needs
const Row = styled(Wrap)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  .mark {
    ${media.phone} {
      width: 28px;
      height: 28px;
    }
  }
  ${media.phone} {
    padding-block: 8px 12px;
    gap: 4px 8px;
  }
`

const Identity = styled.div`
  min-width: 0;
  flex: 1 1 ${rem(224)};
  ${media.phone} {
    flex-basis: 0;
    /* the sentence of one mode may take a row more than that of the other */
    p {
      min-height: clamp(0px, calc((24.3rem - 100vw) * 999), 2.6em);
    }
  }
  > div {
    font-size: ${type.t16};
    line-height: 1.25;
    ${media.phone} {
      font-size: ${type.t15};
    }
  }
  strong {
    margin-right: 10px;
    font-weight: 650;
    font-stretch: 94%;
    ${media.phone} {
      margin-right: 8px;
      font-stretch: 79%;
    }
  }
  p {
    font-size: ${type.t13};
    line-height: 1.3;
    color: ${color.text3};
    ${media.phone} {
      font-size: ${type.t12};
      font-stretch: 78%;
    }
  }
`

const Badge = styled.span`
  font: 500 ${type.t12} / 1 ${font.mono};
  color: ${color.text2};
  border: 1px solid ${color.ctl};
  border-radius: ${radius.cap};
  padding: 4px 6px 3px;
  display: inline-block;
  vertical-align: 1px;
`

// both themes are in it, so that its text is the same before the theme is known
const ThemeButton = styled(IconButton)`
  position: relative;
  [data-theme='light'] & .dark,
  [data-theme='dark'] & .light {
    display: none;
  }
  > span {
    display: grid;
    place-items: center;
  }
`

// a phone has it in the footer
const LanguagePlace = styled.div`
  ${media.phone} {
    display: none;
  }
`

interface HeaderProps {
  readonly mode: Mode
  readonly onMode: (mode: ModeName) => void
  /** The other theme was asked for. */
  readonly onTheme: () => void
  readonly onLanguage: (language: LanguageName) => void
}

/** The page's head: what this is, which mode, which theme, and where the source is. */
export function Header({ mode, onMode, onTheme, onLanguage }: HeaderProps): ReactNode {
  return (
    <Bar>
      <Row>
        <Mark size={32} />
        <Identity>
          <div>
            <strong>{say(mode.title)}</strong>
            <Badge>{say('Beta')}</Badge>
          </div>
          <p>{say(mode.description)}</p>
        </Identity>
        <ModeSwitch mode={mode} onMode={onMode} />
        <LanguagePlace>
          <LanguageSwitch onLanguage={onLanguage} />
        </LanguagePlace>
        <ThemeButton type="button" onClick={onTheme}>
          <span className="dark">
            <Spoken>{say('Switch to light theme')}</Spoken>
            <Icon name="sun" />
          </span>
          <span className="light">
            <Spoken>{say('Switch to dark theme')}</Spoken>
            <Icon name="moon" />
          </span>
        </ThemeButton>
        <IconLink href={repositoryUrl} aria-label={say('Source repository')}>
          <Icon name="repo" />
        </IconLink>
      </Row>
    </Bar>
  )
}
