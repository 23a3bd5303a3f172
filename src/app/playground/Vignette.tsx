import { type ReactNode, useState } from 'react'
import { css, keyframes, styled } from 'styled-components'
import type { Mode } from '../modes.tsx'
import { color, font, media, type ModeName, motion, radius, shadow, type } from '../theme.ts'
import { Anatomy } from './Anatomy.tsx'
import { Spoken } from './controls.tsx'
import { LiveLine, type LiveLineProps } from './LiveLine.tsx'
import { say } from '../words/language.ts'

const appear = keyframes`to { opacity: 1; }`
const draw = keyframes`to { clip-path: inset(0 -4px -4px -4px); }`

// once per load: the words one by one, the answer, the brackets, the notes; over after 2.7 s
const intro = css`
  ${media.moving} {
    .word {
      opacity: 0;
      animation: ${appear} 1ms linear forwards;
      animation-delay: calc(350ms + var(--index) * 330ms);
    }
    .note::before,
    .leader {
      clip-path: inset(0 100% 100% 0);
      animation: ${draw} 360ms ${motion.ease} forwards;
      animation-delay: calc(1700ms + var(--index) * 160ms);
    }
    .meaning {
      opacity: 0;
      animation: ${appear} 280ms ease-out forwards;
      animation-delay: calc(1900ms + var(--index) * 160ms);
    }
    .live {
      opacity: 0;
      animation: ${appear} 200ms linear 1500ms forwards;
    }
  }
`

// the longer command of Docker needs a smaller size
const scale: Readonly<Record<ModeName, ReturnType<typeof css>>> = {
  linux: css`
    --row: 34px;
    --size: clamp(17px, 7.8cqi, 64px);
    ${media.narrow} {
      --size: clamp(17px, 7.2cqi, 64px);
    }
    ${media.large} {
      --row: 44px;
    }
    ${media.phone} {
      --row: 32px;
      --size: clamp(15px, 5.6cqi, 36px);
    }
  `,
  docker: css`
    --row: 32px;
    --size: clamp(14px, 4.4cqi, 40px);
    ${media.narrow} {
      --size: clamp(14px, 4cqi, 40px);
    }
    /* below 24 px a word that is left out needs more contrast */
    ${media.beneath} {
      --out: ${color.text3};
    }
    ${media.large} {
      --row: 42px;
    }
    ${media.phone} {
      --row: 32px;
      --size: clamp(12px, 4.7cqi, 32px);
      /* beside the last word there is room for the bold one only */
      .meaning span {
        font-size: 0;
      }
      .meaning b {
        font-size: var(--label);
      }
    }
  `,
}

const Card = styled.figure<{ readonly $mode: ModeName; readonly $play: boolean }>`
  container-type: inline-size;
  background: ${color.term};
  border: 1px solid ${color.line};
  border-radius: ${radius.window};
  padding: 28px 36px;
  overflow: hidden;
  box-shadow: ${shadow};
  ${media.narrow} {
    padding: 24px 28px;
  }
  ${media.large} {
    padding: 40px 48px 36px;
  }
  ${media.phone} {
    padding: 20px 18px;
  }
  /* labels grow with the text as far as the card has room for them */
  .anatomy {
    --label: min(${type.t16}, max(16px, 2.6cqi));
    ${media.narrow} {
      --label: min(${type.t14}, max(14px, 2.6cqi));
    }
    ${media.large} {
      --label: ${type.t18};
    }
    ${({ $mode }) => scale[$mode]}
  }
  ${({ $play }) => $play && intro}
`

const Host = styled.span`
  display: block;
  font: 400 ${type.t13} / 1.5 ${font.mono};
  color: ${color.text3};
  margin-bottom: 10px;
  overflow-wrap: anywhere;
`

/** The words of an example that are left out. */
interface Left {
  readonly mode: ModeName
  readonly off: ReadonlySet<number>
}

const outAtFirst = ({ example }: Mode): ReadonlySet<number> =>
  new Set(example.words.flatMap(({ isOut }, index) => (isOut ? [index] : [])))

interface VignetteProps extends Pick<LiveLineProps, 'onRun'> {
  readonly mode: Mode
}

/** An example of the mode, taken apart, and the line itself, which runs in the terminal of the page. The picture is silent; its caption says the same in words. */
export function Vignette({ mode, onRun }: VignetteProps): ReactNode {
  const [first, setFirst] = useState<ModeName | undefined>(mode.name)
  // the intro belongs to the load, not to changing the mode
  if (first !== undefined && first !== mode.name) setFirst(undefined)
  const [left, setLeft] = useState<Left>()
  const off = left?.mode === mode.name ? left.off : outAtFirst(mode)
  const toggle = (index: number): void => {
    const next = new Set(off)
    if (!next.delete(index)) next.add(index)
    setLeft({ mode: mode.name, off: next })
  }
  const { caption, prompt, words } = mode.example
  return (
    <Card $mode={mode.name} $play={first === mode.name}>
      <Spoken as="figcaption">{say(caption)}</Spoken>
      <Host aria-hidden="true">{prompt}</Host>
      <Anatomy words={words} off={off} onToggle={toggle} />
      <LiveLine key={mode.name} words={words} off={off} {...(onRun && { onRun })} />
    </Card>
  )
}
