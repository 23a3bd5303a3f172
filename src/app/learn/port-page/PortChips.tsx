import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Machine } from '../../../shell/machine.ts'
import { spokenOnly } from '../../playground/controls.tsx'
import { color, media } from '../../theme.ts'
import { useStore } from '../../use-store.ts'
import { say } from '../../words/language.ts'
import { chip } from '../pictures/Choice.tsx'
import { PanelIcon } from '../PanelIcon.tsx'
import { openPortOf, portsOf } from './ports.ts'

/** How many ports the title bar has room for. */
const MOST = 3

const Chips = styled.div`
  display: flex;
  flex: none;
  gap: 6px;
  ${media.phone} {
    display: none;
  }
  /* beside a page the name of the host needs the room of what is said elsewhere, too: the icon says Clear, and the panel has
     every port; a :has() for the page would style all of the terminal anew with every node that comes or goes */
  &[data-open] {
    ${media.beside} {
      .icon,
      ~ .divider {
        display: none;
      }
      ~ .clear {
        padding: 0;
        span {
          ${spokenOnly}
        }
      }
    }
    ${media.closeBeside} {
      [aria-pressed='false'] {
        display: none;
      }
    }
  }
`

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  padding: 0 9px;
  ${chip}
  .icon {
    color: ${color.text2};
  }
  &:hover,
  &[aria-pressed='true'] {
    background: ${color.s3};
  }
`

interface PortButtonProps {
  readonly machine: Machine
  readonly port: number
  /** Where the same is said and done elsewhere. */
  readonly isDrawn?: boolean
}

/** Opens the page that a port serves, or closes it. */
export function PortButton({ machine, port, isDrawn = false }: PortButtonProps): ReactNode {
  const store = openPortOf(machine)
  const isOpen = useStore(store) === port
  return (
    <Chip
      type="button"
      className="port-chip"
      aria-label={say('Open the page at port {port}', { port })}
      aria-pressed={isOpen}
      tabIndex={isDrawn ? -1 : undefined}
      onClick={() => store.set(isOpen ? undefined : port)}
    >
      {port}
      <PanelIcon name="open" size={14} />
    </Chip>
  )
}

/** The ports that lead into containers, as many as there is room for. */
export function PortChips({ machine }: { readonly machine: Machine }): ReactNode {
  const ports = portsOf(useStore(machine.world))
  const isOpen = useStore(openPortOf(machine)) !== undefined
  if (ports.length === 0) return undefined
  return (
    <Chips data-open={isOpen || undefined}>
      {ports.slice(0, MOST).map(({ host }) => (
        <PortButton key={host} machine={machine} port={host} />
      ))}
    </Chips>
  )
}
