import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../icons.tsx'
import type { FeatureCard } from '../modes.tsx'
import { color, media, radius, type } from '../theme.ts'

// one ruled table of six cells: the rules are the gaps
const Table = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 1px;
  margin-top: 40px;
  background: ${color.line};
  border: 1px solid ${color.line};
  border-radius: ${radius.window};
  overflow: hidden;
  ${media.large} {
    margin-top: 56px;
  }
  ${media.stacked} {
    grid-template-columns: repeat(2, 1fr);
    margin-top: 32px;
  }
  ${media.phone} {
    grid-template-columns: 1fr;
  }
`

const Cell = styled.li`
  display: grid;
  grid-template-columns: 24px 1fr;
  column-gap: 16px;
  align-content: start;
  padding: 22px 28px 24px 24px;
  background: ${color.bg};
  ${media.large} {
    padding: 28px 32px;
  }
  ${media.phone} {
    padding: 16px;
  }
  .icon {
    grid-row: span 2;
    margin-top: -1px;
    color: ${color.accent};
  }
  h2 {
    font-size: ${type.t16};
    font-weight: 620;
    line-height: 1.4;
  }
  p {
    grid-column: 2;
    margin-top: 2px;
    font-size: ${type.t15};
    line-height: 1.45;
    color: ${color.text2};
    text-wrap: pretty;
  }
`

/** What the playground gives. Statements, not links. */
export function FeatureCards({ cards }: { readonly cards: readonly FeatureCard[] }): ReactNode {
  return (
    <Table>
      {cards.map((card) => (
        <Cell key={card.title}>
          <Icon name={card.icon} size={24} />
          <h2>{card.title}</h2>
          <p>{card.description}</p>
        </Cell>
      ))}
    </Table>
  )
}
