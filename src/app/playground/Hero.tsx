import type { MouseEvent, ReactNode } from 'react'
import { styled } from 'styled-components'
import type { HeroCourse } from '../hero-course.ts'
import { Icon } from '../icons.tsx'
import type { Mode } from '../modes.tsx'
import { color, media, type } from '../theme.ts'
import { primary, Wrap } from './controls.tsx'
import { FeatureCards } from './FeatureCards.tsx'
import { Tracks } from './Tracks.tsx'
import type { LiveLineProps } from './LiveLine.tsx'
import { Vignette } from './Vignette.tsx'
import type { Place } from '../tracks.ts'
import { say } from '../words/language.ts'

const Section = styled.section`
  min-height: calc(100dvh - var(--header));
  display: grid;
  align-content: center;
  padding-block: 32px;
  /* longer words */
  &:lang(es) {
    padding-block: 16px;
  }
  ${media.snapped} {
    scroll-snap-align: start;
  }
  ${media.phone} {
    min-height: 0;
  }
`

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: 64px;
  align-items: center;
  ${media.narrow} {
    gap: 40px;
  }
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
    gap: 32px;
  }
`

const Headline = styled.h1`
  /* the longest word stays in its column, however large the text is */
  font-size: min(clamp(2.75rem, 5.6vw, 5.75rem), 5.8vw);
  line-height: 0.95;
  font-weight: 640;
  font-stretch: 86%;
  letter-spacing: -0.018em;
  text-wrap: balance;
  ${media.stacked} {
    font-size: clamp(2.5rem, 7vw, 4rem);
  }
  ${media.phone} {
    font-size: min(clamp(2.5rem, 12vw, 3.5rem), 13.5vw);
  }
`

const Lead = styled.p`
  margin-top: 20px;
  font-size: ${type.t18};
  line-height: 1.5;
  color: ${color.text2};
  max-width: 33em;
  text-wrap: pretty;
  ${media.large} {
    font-size: 1.25rem;
  }
  ${media.phone} {
    font-size: ${type.t16};
    margin-top: 16px;
  }
`

const Invitation = styled.div`
  display: flex;
  align-items: center;
  gap: 20px;
  margin-top: 32px;
  flex-wrap: wrap;
  > span {
    font-size: ${type.t14};
    color: ${color.text3};
  }
  ${media.phone} {
    margin-top: 24px;
    gap: 12px;
  }
`

const OpenLink = styled.a`
  ${primary}
  min-height: 48px;
  /* two rows of it are no higher than one */
  padding: 4px 20px;
  font-size: ${type.t16};
  line-height: 1.2;
  text-align: center;
  text-wrap: balance;
  white-space: normal;
  ${media.phone} {
    min-height: 48px;
    width: 100%;
  }
`

const WarmUpLink = styled.a`
  font-size: ${type.t14};
  color: ${color.accent};
  text-underline-offset: 3px;
  ${media.coarse} {
    padding-block: 12px;
  }
`

const Examples = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 18px;
  margin-top: 28px;
  font-size: ${type.t14};
  color: ${color.text3};
  align-items: baseline;
  code {
    font-size: ${type.t14};
    color: ${color.text};
  }
  ${media.phone} {
    margin-top: 20px;
  }
`

interface HeroProps {
  readonly mode: Mode
  readonly course: HeroCourse
  readonly onOpen: () => void
  /** Runs a line in the terminal; absent before there is one. */
  readonly onRun?: LiveLineProps['onRun']
}

const commands = (count: number): string =>
  count === 1 ? say('Warm up first: 1 command') : say('Warm up first: {count} commands', { count })

/** What the button to the terminal says. */
function invitation(place: Place | undefined): string {
  if (!place) return say('Open the terminal')
  const { lesson, step } = place
  return say('Continue: {title}, {step} of {steps}', { title: lesson.title, step, steps: lesson.steps })
}

/** The way to the terminal. */
function WayIn({ mode, course: { place, warmUp }, onOpen }: Omit<HeroProps, 'onRun'>): ReactNode {
  const open = (event: MouseEvent): void => {
    event.preventDefault()
    onOpen()
  }
  return (
    // the page's own text knows no place: what comes in its stead is new, and nothing of it has moved
    <Invitation key={place ? 'onward' : 'first'}>
      <OpenLink href="#terminal" onClick={open}>
        {invitation(place)} <Icon name="down" />
      </OpenLink>
      {warmUp === undefined ? (
        <span>{say('{lessons} lessons, no account', { lessons: mode.lessonCount })}</span>
      ) : (
        <WarmUpLink href="#terminal" onClick={open}>
          {commands(warmUp)}
        </WarmUpLink>
      )}
    </Invitation>
  )
}

/** The first section: what this is, an example taken apart, the tracks, and the six features. */
export function Hero({ mode, course, onOpen, onRun }: HeroProps): ReactNode {
  return (
    <Section>
      <Wrap>
        <Top>
          <div>
            <Headline>{say(mode.heroTitle)}</Headline>
            <Lead>{say(mode.heroDescription)}</Lead>
            <WayIn mode={mode} course={course} onOpen={onOpen} />
            <Examples>
              <span>{say('You will use')}</span>
              {mode.exampleCommands.map((command) => (
                <code key={command}>{command}</code>
              ))}
            </Examples>
          </div>
          <Vignette mode={mode} {...(onRun && { onRun })} />
        </Top>
        <Tracks course={course} />
        <FeatureCards cards={mode.features} />
      </Wrap>
    </Section>
  )
}
