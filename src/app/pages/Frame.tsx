import type { ReactNode } from 'react'
import { type HeroCourse, unknownCourse } from '../hero-course.ts'
import type { Mode } from '../modes.tsx'
import { Header } from '../playground/Header.tsx'
import { Hero } from '../playground/Hero.tsx'
import type { LiveLineProps } from '../playground/LiveLine.tsx'
import { SkipLink } from '../playground/SkipLink.tsx'
import { Work, type WorkParts } from '../playground/Work.tsx'
import type { ModeName } from '../theme.ts'
import type { LanguageName } from '../words/words.ts'

interface FrameProps {
  readonly mode: Mode
  readonly onMode: (mode: ModeName) => void
  readonly onTheme: () => void
  readonly onLanguage: (language: LanguageName) => void
  /** The terminal was asked for. */
  readonly onOpen: () => void
  /** How far the learner has come, which the page's own text does not know. */
  readonly course?: HeroCourse
  /** Runs a line in the terminal and gives what it wrote. */
  readonly onRun?: LiveLineProps['onRun']
  /** What the second section is filled with, which the page's own text does not have. */
  readonly work?: WorkParts
  /** What stands below the second section. */
  readonly below?: ReactNode
}

/** The page as it is first painted: the hero and the frame of the second section, of which the build writes the text; and later with all the rest. */
export function Frame({
  mode,
  onMode,
  onTheme,
  onLanguage,
  onOpen,
  course,
  onRun,
  work,
  below,
}: FrameProps): ReactNode {
  return (
    <>
      <SkipLink onSkip={onOpen} />
      <Header mode={mode} onMode={onMode} onTheme={onTheme} onLanguage={onLanguage} />
      <main>
        <Hero mode={mode} course={course ?? unknownCourse(mode.name)} onOpen={onOpen} {...(onRun && { onRun })} />
        <Work mode={mode} parts={work} />
      </main>
      {below}
    </>
  )
}
