import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, font, rem, type } from '../../../theme.ts'
import { say } from '../../../words/language.ts'
import { PortButton } from '../../port-page/PortChips.tsx'
import { Dot, MarkTag } from '../parts.tsx'
import type { TopologyProps } from './Diagram.tsx'
import { goes, struck } from './marks.ts'
import { stateInWords } from './topology.ts'

const List = styled.ul`
  > li {
    display: grid;
    gap: 2px;
    padding: 10px 0 12px;
    border-bottom: 1px solid ${color.line};
    font-size: ${type.t13};
    line-height: ${rem(24)};
    > div {
      display: flex;
      align-items: center;
      gap: 8px;
    }
    b {
      font: 500 ${type.t13} / ${rem(18)} ${font.mono};
    }
    > :is([data-mark='gone'], [data-mark='would go']) b {
      ${struck}
    }
    small {
      font-size: ${type.t12};
      color: ${color.text2};
    }
  }
`

/** What the diagram shows, downwards. */
export function ContainerList({ topology, machine }: TopologyProps): ReactNode {
  return (
    <List aria-label={say('Containers')}>
      {topology.rows.map((row) => (
        <li key={row.id}>
          <div data-mark={row.mark}>
            <Dot data-on={row.running || undefined} style={{ margin: 0 }} aria-hidden="true" />
            <b>{row.name}</b> <small>{stateInWords(row.state)}</small>
            <MarkTag mark={row.mark} />
          </div>
          <div data-mark={goes(row.imageGoes)}>
            <small>{say('from')}</small> <b>{row.image}</b>
          </div>
          {row.ports.map(({ host, container }) => (
            <div key={host}>
              <small>{say('port')}</small> <PortButton machine={machine} port={host} />{' '}
              <small>{say('to {port} inside', { port: container })}</small>
            </div>
          ))}
          {row.mounts.map(({ source, target, type: kind }) => (
            <div key={target}>
              <small>{say(kind === 'bind' ? 'directory' : 'volume')}</small> <b>{source}</b>{' '}
              <small>{say('at {path}', { path: target })}</small>
            </div>
          ))}
          {row.networks.map((network) => (
            <div key={network}>
              <small>{say('network')}</small> <b>{network}</b>
            </div>
          ))}
        </li>
      ))}
    </List>
  )
}
