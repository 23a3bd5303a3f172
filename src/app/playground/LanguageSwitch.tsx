import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../icons.tsx'
import { media } from '../theme.ts'
import { useStore } from '../use-store.ts'
import { language, say } from '../words/language.ts'
import type { LanguageName } from '../words/words.ts'
import { IconButton, Spoken } from './controls.tsx'
import { ListSwitch } from './ListSwitch.tsx'

const Switch = styled(ListSwitch<LanguageName>)`
  ul {
    width: 200px;
    ${media.phone} {
      top: auto;
      bottom: calc(100% + 8px);
      width: 200px;
    }
  }
`

/** Each language by its own name. */
const choices = [
  { name: 'en', lang: 'en', label: 'English', icon: 'lang' },
  { name: 'es', lang: 'es', label: 'Español', icon: 'lang' },
] as const

interface LanguageSwitchProps {
  readonly onLanguage: (language: LanguageName) => void
  /** The button shows the name of the language beside its icon. */
  readonly named?: boolean
}

/** The language, and a listbox to choose another. */
export function LanguageSwitch({ onLanguage, named = false }: LanguageSwitchProps): ReactNode {
  const chosen = useStore(language)
  const label = say('Language')
  return (
    <Switch className="languages" label={label} choices={choices} chosen={chosen} onChoose={onLanguage}>
      {(trigger) =>
        named ? (
          <button {...trigger}>
            <Icon name="lang" size={16} />
            <Spoken>{label}: </Spoken>
            {choices.find(({ name }) => name === chosen)?.label}
          </button>
        ) : (
          <IconButton {...trigger} aria-label={label}>
            <Icon name="lang" />
          </IconButton>
        )
      }
    </Switch>
  )
}
