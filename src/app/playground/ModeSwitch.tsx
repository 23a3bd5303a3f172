import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../icons.tsx'
import { type Mode, modeList } from '../modes.tsx'
import { color, media, type ModeName, motion, radius } from '../theme.ts'
import { say } from '../words/language.ts'
import { Spoken } from './controls.tsx'
import { ListSwitch } from './ListSwitch.tsx'

const Switch = styled(ListSwitch<ModeName>)`
  ${media.phone} {
    order: 5;
    flex: 1 0 100%;
  }
`

const Trigger = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  height: 40px;
  /* wide enough for either label, so that choosing a mode moves nothing */
  min-width: 206px;
  padding: 0 10px 0 12px;
  border: 1px solid ${color.ctl};
  border-radius: ${radius.control};
  background: ${color.s1};
  color: ${color.accent};
  font-weight: 600;
  transition:
    border-color ${motion.fast},
    background ${motion.fast};
  &:hover {
    background: ${color.s2};
    border-color: ${color.accent};
  }
  .label {
    flex: 1;
    text-align: left;
    white-space: nowrap;
  }
  .icon:last-child {
    color: ${color.text3};
    ${media.moving} {
      transition: transform ${motion.mid} ${motion.ease};
    }
  }
  &[aria-expanded='true'] .icon:last-child {
    transform: rotate(180deg);
  }
  ${media.coarse} {
    height: 44px;
  }
  ${media.phone} {
    width: 100%;
    height: auto;
    min-height: 44px;
    .label {
      white-space: normal;
    }
  }
`

interface ModeSwitchProps {
  readonly mode: Mode
  readonly onMode: (mode: ModeName) => void
}

/** The mode, and a listbox to choose another. */
export function ModeSwitch({ mode, onMode }: ModeSwitchProps): ReactNode {
  const choices = modeList.map(({ name, icon, label, summary }) => ({
    name,
    icon,
    label: say(label),
    summary: say(summary),
  }))
  return (
    <Switch className="modes" label={say('Mode')} choices={choices} chosen={mode.name} onChoose={onMode}>
      {(trigger) => (
        <Trigger {...trigger}>
          <Icon name={mode.icon} />
          <span className="label">
            <Spoken>{say('Mode')}: </Spoken>
            {say(mode.label)}
          </span>
          <Icon name="chevron" size={16} />
        </Trigger>
      )}
    </Switch>
  )
}
