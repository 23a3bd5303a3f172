import { css, styled } from 'styled-components'
import { color, font, media, motion, radius, rem, type } from '../theme.ts'

/** Read by screen readers only. */
export const spokenOnly = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

export const Spoken = styled.span`
  ${spokenOnly}
`

/** The page's content width, with its gutters. */
export const Wrap = styled.div`
  width: 100%;
  max-width: 1600px;
  margin-inline: auto;
  padding-inline: var(--gutter);
  ${media.huge} {
    max-width: var(--widest, 1600px);
  }
`

const button = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: ${rem(40)};
  padding: 0 16px;
  border: 1px solid transparent;
  border-radius: ${radius.control};
  font-weight: 600;
  font-size: ${type.t15};
  line-height: 1;
  white-space: nowrap;
  transition:
    background ${motion.fast},
    border-color ${motion.fast},
    transform ${motion.fast};
  &:active:not(:disabled) {
    transform: translateY(1px);
  }
  ${media.coarse} {
    min-height: 44px;
  }
  ${media.phone} {
    min-height: 44px;
  }
  ${media.still} {
    transition: none;
  }
`

export const primary = css`
  ${button}
  background: ${color.accent};
  color: ${color.onaccent};
  &:hover {
    background: ${color.accentHover};
  }
  ${media.forced} {
    border-color: ButtonText;
  }
`

/** The one filled button of its card. */
export const PrimaryButton = styled.button`
  ${primary}
`

export const SecondaryButton = styled.button`
  ${button}
  border-color: ${color.ctl};
  color: ${color.text};
  &:hover {
    background: ${color.s2};
    border-color: ${color.text3};
  }
  &:disabled {
    border-color: ${color.line};
    color: ${color.text3};
    cursor: not-allowed;
    background: none;
    ${media.forced} {
      color: GrayText;
      border-color: GrayText;
    }
  }
`

/** A square that a finger finds, where fingers are used. */
export const touchSquare = css`
  ${media.coarse} {
    width: 44px;
    height: 44px;
  }
  ${media.phone} {
    width: 44px;
    height: 44px;
  }
`

export const iconControl = css`
  display: grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  border-radius: ${radius.control};
  color: ${color.text2};
  transition:
    background ${motion.fast},
    color ${motion.fast};
  &:hover {
    background: ${color.s2};
    color: ${color.text};
  }
  ${touchSquare}
`

/** What a finger finds, where fingers are used; wider where it says more. */
export const touchLeast = css`
  ${media.coarse} {
    height: 44px;
    min-width: 44px;
  }
  ${media.phone} {
    height: 44px;
    min-width: 44px;
  }
`

/** A button in a bar: of a window, of a panel. */
export const barButton = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  flex: none;
  height: ${rem(32)};
  min-width: 32px;
  border-radius: ${radius.control};
  font-size: ${type.t13};
  font-weight: 600;
  color: ${color.text2};
  &:hover {
    background: ${color.s2};
    color: ${color.text};
  }
  ${touchLeast}
`

/** What a panel is in: the lessons, the state of the machine. */
export const panelFrame = css`
  display: flex;
  flex-direction: column;
  background: ${color.s1};
  border: 1px solid ${color.line};
  border-radius: ${radius.window};
  overflow: hidden;
`

/** A row of a list that is a button. */
export const rowButton = css`
  display: grid;
  gap: 12px;
  align-items: center;
  width: 100%;
  min-height: 40px;
  padding: 6px 12px;
  border-radius: ${radius.control};
  text-align: left;
  color: ${color.text2};
  &:hover {
    background: ${color.s2};
    color: ${color.text};
  }
  ${media.coarse} {
    min-height: 44px;
  }
  ${media.phone} {
    min-height: 44px;
  }
`

/** A key that is named in a text. */
export const keycap = css`
  font: 500 ${type.t12} / 1 ${font.mono};
  color: ${color.text2};
  border: 1px solid ${color.ctl};
  border-radius: 3px;
  padding: 2px 5px 1px;
`

/** The bracket below a word, which is positioned: where its foot is and how high it stands, in px. */
export const bracket = (bottom: number, height: number) => css`
  content: '';
  position: absolute;
  left: 0;
  right: 0;
  bottom: ${bottom}px;
  height: ${height}px;
  border: 1.5px solid currentColor;
  border-top: 0;
  border-radius: 0 0 2px 2px;
`

/** The bracket below what is chosen, or where one is: `inset` px from both sides. */
export const accentBracket = (bottom: number, inset: number) => css`
  content: '';
  position: absolute;
  left: ${inset}px;
  right: ${inset}px;
  bottom: ${bottom}px;
  height: 5px;
  border: 1.5px solid ${color.accent};
  border-top: 0;
  border-radius: 0 0 3px 3px;
  ${media.forced} {
    border-color: Highlight;
  }
`

/** The bar to the left of what is an error. */
export const errorBar = css`
  content: '';
  position: absolute;
  left: -12px;
  top: 3px;
  bottom: 3px;
  width: 3px;
  border-radius: 2px;
  background: ${color.red};
`

/** A button that is one icon; its name is in `aria-label`. */
export const IconButton = styled.button`
  ${iconControl}
`

/** A link that is one icon. */
export const IconLink = styled.a`
  ${iconControl}
`

/** A button that is words in a text or beside one. */
export const textButton = css`
  min-height: 24px;
  font-size: ${type.t13};
  font-weight: 600;
  color: ${color.accent};
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ${media.coarse} {
    min-height: 44px;
  }
  ${media.phone} {
    min-height: 44px;
  }
`

/** What leads from a word to the note below it, before the note, which is positioned. */
export const leader = css`
  content: '';
  position: absolute;
  left: 9px;
  top: -1px;
  width: 7px;
  height: 16px;
  border: 1.5px solid ${color.ctl};
  border-top: 0;
  border-right: 0;
  border-bottom-left-radius: 5px;
`
