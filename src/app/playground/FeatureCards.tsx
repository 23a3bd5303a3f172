import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../icons.tsx'
import type { FeatureCard } from '../modes.tsx'
import { color, media, type } from '../theme.ts'
import { say } from '../words/language.ts'

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, 1fr);
  gap: 24px;
  margin-top: 24px;
  ${media.narrow} {
    grid-template-columns: repeat(3, 1fr);
  }
  ${media.phone} {
    grid-template-columns: 1fr 1fr;
    gap: 16px;
  }
`

const Feature = styled.li`
  display: grid;
  gap: 2px;
  align-content: start;
  font-size: ${type.t13};
  .icon {
    margin-bottom: 4px;
    color: ${color.text3};
  }
  h2 {
    font-weight: 600;
    line-height: 1.4;
  }
  p {
    line-height: 1.42;
    color: ${color.text3};
    text-wrap: pretty;
  }
`

/** What the playground gives. Statements, not links. */
export function FeatureCards({ cards }: { readonly cards: readonly FeatureCard[] }): ReactNode {
  return (
    <Row>
      {cards.map((card) => (
        <Feature key={card.title}>
          <Icon name={card.icon} size={18} />
          <h2>{say(card.title)}</h2>
          <p>{say(card.description)}</p>
        </Feature>
      ))}
    </Row>
  )
}
