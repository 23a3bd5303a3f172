import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ShellName } from '../../shell/terminal-shell.ts'
import { afterFirstPaint } from '../after-first-paint.ts'
import {
  modeInAddress,
  type Settings,
  shellInAddress,
  themeOf,
  withLanguage,
  withMode,
  withShell,
} from '../appearance.ts'
import { useHeroCourse } from '../hero-course.ts'
import { type Mode, modes } from '../modes.tsx'
import type { Panes } from '../panes.ts'
import { late } from '../late.ts'
import { Notices } from '../playground/Notices.tsx'
import type { ModeName, ThemeName } from '../theme.ts'
import { useMedia } from '../use-media.ts'
import { useHydrated } from '../use-hydrated.ts'
import { useSteadyWork } from '../use-steady-work.ts'
import { useStore, useStorePart } from '../use-store.ts'
import { language, say, sayAny, speak } from '../words/language.ts'
import type { LanguageName } from '../words/words.ts'
import type { Workspace } from '../workspace.ts'
import { Frame } from './Frame.tsx'

interface PlaygroundPageProps {
  readonly workspace: Workspace
  readonly panes: Panes
}

/** The mode of the page: the address says it, or else the last visit; the address always shows it once it was chosen. */
function useMode(workspace: Workspace): readonly [Mode, (mode: ModeName) => void] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const settings = useStore(workspace.settings)
  const name = modeInAddress(search) ?? settings.mode
  useEffect(() => {
    if (settings.mode !== name) workspace.choose({ ...settings, mode: name })
    // a link to this page should lead to this mode; the address may be newer than the one that was rendered: a lesson was found
    const now = window.location.search
    if (name !== 'linux' && modeInAddress(now) === undefined) {
      void navigate({ search: withMode(now, name) }, { replace: true })
    }
    // each address is looked at, also one whose mode is the same
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [workspace, settings, name, search, navigate])
  const steady = useSteadyWork(name)
  const choose = (mode: ModeName): void => {
    if (mode === name) return
    steady(mode)
    workspace.suggestion.reset()
    // the way back leads to the mode of now
    if (modeInAddress(search) === undefined) void navigate({ search: withMode(search, name) }, { replace: true })
    void navigate({ search: withMode(search, mode) })
  }
  return [modes[name], choose]
}

/** The theme of the page, and what changes it to the other one. */
function useTheme(workspace: Workspace): readonly [ThemeName, () => void] {
  const settings = useStore(workspace.settings)
  const theme = themeOf(settings, useMedia('(prefers-color-scheme: light)'))
  return [theme, () => workspace.choose({ ...settings, theme: theme === 'dark' ? 'light' : 'dark' })]
}

const shellOf = ({ shell = 'Simple' }: Settings): ShellName => shell

/** The shell of the terminals: the last choice, which the address makes when it is opened. */
function useShell(workspace: Workspace): readonly [ShellName, (shell: ShellName) => void] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const asked = shellInAddress(search)
  useEffect(() => {
    if (asked) workspace.choose({ ...workspace.settings.get(), shell: asked })
  }, [workspace, asked])
  return [
    useStorePart(workspace.settings, shellOf),
    (shell) => {
      workspace.choose({ ...workspace.settings.get(), shell })
      void navigate({ search: withShell(search, shell) }, { replace: true })
    },
  ]
}

/** The page's description, for who finds it, in the language of now; in English it is the document's own. */
function describe(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=description]')
  if (meta) meta.content = sayAny((meta.dataset['english'] ??= meta.content))
}

/** Lets the document say which mode, theme and language show. */
function useAppearance(mode: Mode, theme: ThemeName): void {
  const lang = useStore(language)
  useEffect(() => {
    document.title = say(mode.title)
    document.documentElement.lang = lang
    describe()
    Object.assign(document.documentElement.dataset, { mode: mode.name, theme })
  }, [mode, theme, lang])
}

/** What changes the language of the page, as soon as its words are there. */
function useLanguage(workspace: Workspace): (language: LanguageName) => void {
  const { search } = useLocation()
  const navigate = useNavigate()
  return (next) => {
    const choose = (): void => {
      workspace.choose({ ...workspace.settings.get(), language: next })
      void navigate({ search: withLanguage(search, next) }, { replace: true })
    }
    // the notice about what did not come says why
    speak(next).then(choose, () => undefined)
  }
}

/** Loads what the mode needs once the first paint is done. */
function useLoading(workspace: Workspace, panes: Panes, mode: Mode): void {
  useEffect(() => {
    return afterFirstPaint(() => {
      panes.load()
      workspace.keepers[mode.name].open()
    })
  }, [workspace, panes, mode])
}

function showTerminal(panes: Panes): void {
  document.getElementById('terminal')?.closest('section[data-work]')?.scrollIntoView()
  // on a touch screen the focus would raise the keyboard over what was asked for
  if (matchMedia('(pointer: coarse)').matches) return
  if (!panes.focus()) document.getElementById('terminal')?.focus({ preventScroll: true })
}

// below all that is seen at first
const Footer = late(async () => (await import('../playground/Footer.tsx')).Footer)

interface BelowProps {
  readonly workspace: Workspace
  readonly mode: Mode
  readonly onLanguage: (language: LanguageName) => void
}

function Below({ workspace, mode, onLanguage }: BelowProps): ReactNode {
  return (
    <>
      <Suspense>
        <Footer keeper={workspace.keepers[mode.name]} onLanguage={onLanguage} onReset={() => void workspace.reset()} />
      </Suspense>
      <Notices notices={workspace.notices} />
    </>
  )
}

/** The playground: hero, lessons, terminal. */
export function PlaygroundPage({ workspace, panes }: PlaygroundPageProps): ReactNode {
  const [mode, chooseMode] = useMode(workspace)
  const [theme, toggleTheme] = useTheme(workspace)
  const [shell, chooseShell] = useShell(workspace)
  const chooseLanguage = useLanguage(workspace)
  const whole = useHydrated()
  const [maximized, setMaximized] = useState(false)
  useEffect(() => workspace.keepers[mode.name].teach(shell), [workspace, mode, shell])
  useLoading(workspace, panes, mode)
  useAppearance(mode, theme)
  const terminal = (): void => showTerminal(panes)
  const course = useHeroCourse(workspace, mode.name, shell, terminal)
  const work = {
    keeper: workspace.keepers[mode.name],
    panes,
    suggestion: workspace.suggestion,
    maximized: maximized && mode.terminal.windowButtons,
    onMaximize: setMaximized,
    shell,
    onShell: chooseShell,
  }
  return (
    <Frame
      mode={mode}
      onMode={chooseMode}
      onTheme={toggleTheme}
      onLanguage={chooseLanguage}
      onOpen={terminal}
      {...(whole && {
        course,
        onRun: async (line: string) => (await import('../run-at-prompt.ts')).runAtPrompt(panes, line),
        work,
        below: <Below workspace={workspace} mode={mode} onLanguage={chooseLanguage} />,
      })}
    />
  )
}
