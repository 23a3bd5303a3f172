import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import type { Session, SessionState } from '../../shell/session/session.ts'
import type { ShellName } from '../../shell/terminal-shell.ts'
import { color, media, radius, rem, type } from '../theme.ts'
import { useStorePart } from '../use-store.ts'
import { say } from '../words/language.ts'
import type { Text } from '../words/words.ts'

const Segments = styled.div`
  display: flex;
  flex: none;
  margin-left: auto;
  border-radius: ${radius.control};
  background: ${color.s3};
  label {
    position: relative;
    display: grid;
    place-items: center;
    height: ${rem(32)};
    padding: 0 12px;
    border-radius: ${radius.control};
    font-size: ${type.t13};
    font-weight: 600;
    color: ${color.text2};
    ${media.coarse} {
      height: 44px;
    }
    ${media.phone} {
      height: 44px;
    }
    ${media.tiny} {
      padding: 0 8px;
    }
  }
  label:hover {
    color: ${color.text};
  }
  label:has(:checked) {
    background: ${color.bg};
    color: ${color.text};
    box-shadow: inset 0 0 0 1px ${color.ctl};
    ${media.forced} {
      outline: 2px solid Highlight;
    }
  }
  label:has(:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  [aria-disabled] {
    cursor: default;
  }
`

/** The shells, each with when to choose it. */
const shells: readonly { readonly name: ShellName; readonly purpose: Text }[] = [
  { name: 'Simple', purpose: 'Simple runs one command a line, as the first lessons do. Begin here.' },
  {
    name: 'Bash',
    purpose:
      'Bash is the real shell, with quotes, pipes, variables and scripts. Choose it when one command is not enough.',
  },
]

// from Bash there is always a way back
const isBusy = (state: SessionState): boolean => !state.atPrompt && state.shell !== 'Bash'

interface ShellSwitchProps {
  readonly session: Session | undefined
  readonly shell: ShellName
  readonly onShell: (shell: ShellName) => void
  /** A shell was chosen with the pointer: the keyboard may go to the terminal. */
  readonly onChosen: () => void
}

/** `Simple | Bash` in the title bar: which shell the terminal has. Not while something runs in Simple. */
export function ShellSwitch({ session, ...props }: ShellSwitchProps): ReactNode {
  return session ? <LiveSwitch session={session} {...props} /> : <Choice busy {...props} />
}

function LiveSwitch({ session, ...props }: ShellSwitchProps & { readonly session: Session }): ReactNode {
  return <Choice busy={useStorePart(session.state, isBusy)} {...props} />
}

type ChoiceProps = Omit<ShellSwitchProps, 'session'> & { readonly busy: boolean }

function Choice({ shell, onShell, onChosen, busy }: ChoiceProps): ReactNode {
  const id = useId()
  return (
    <Segments role="radiogroup" aria-label={say('Shell')}>
      {shells.map(({ name, purpose }) => (
        <label key={name} title={say(purpose)}>
          <input
            type="radio"
            name="shell"
            checked={name === shell}
            aria-disabled={busy || undefined}
            aria-describedby={`${id}${name}`}
            onChange={() => busy || onShell(name)}
            onClick={({ detail }) => {
              // a click that the keyboard makes has no count
              if (detail > 0 && !matchMedia('(pointer: coarse)').matches) onChosen()
            }}
          />
          {name}
          <span id={`${id}${name}`} hidden>
            {say(purpose)}
          </span>
        </label>
      ))}
    </Segments>
  )
}
