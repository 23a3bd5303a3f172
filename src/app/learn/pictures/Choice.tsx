import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { color, font, media, radius, rem, type } from '../../theme.ts'

/** What is chosen or opened, and named as it is typed. */
export const chip = css`
  height: ${rem(28)};
  border: 1px solid ${color.ctl};
  border-radius: ${radius.control};
  background: ${color.bg};
  font: 500 ${type.t13} / 1 ${font.mono};
  font-variant-ligatures: none;
  color: ${color.text};
  ${media.coarse} {
    height: 44px;
  }
`

/** A row of choices above a picture. */
export const Choices = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 4px 8px;
  padding-bottom: 4px;
  font-size: ${type.t12};
  color: ${color.text2};
  label {
    font-weight: 600;
  }
  select {
    ${chip}
    max-width: 40ch;
    padding: 0 6px;
  }
`

interface ChoiceProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly text: string }[]
  readonly onChoose: (value: string) => void
}

/** One of several things that a picture can show. */
export function Choice({ id, label, value, options, onChoose }: ChoiceProps): ReactNode {
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </>
  )
}
