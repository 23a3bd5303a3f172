import type { ShellName } from '../shell/terminal-shell.ts'
import type { ModeName, ThemeName } from './theme.ts'
import type { LanguageName } from './words/words.ts'

/** What a visitor chose; `theme` is absent until it was chosen, `shell` while it is Simple, `language` while it is English. */
export interface Settings {
  readonly mode: ModeName
  readonly theme?: ThemeName
  readonly shell?: ShellName
  readonly language?: LanguageName
}

export const initialSettings: Settings = { mode: 'linux' }

export const isModeName = (value: unknown): value is ModeName => value === 'linux' || value === 'docker'

const isThemeName = (value: unknown): value is ThemeName => value === 'dark' || value === 'light'

/** Settings out of stored data; undefined when it is none of ours. */
export function readSettings(data: unknown): Settings | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { mode, theme, shell, language } = data as Readonly<Record<string, unknown>>
  if (!isModeName(mode) || (theme !== undefined && !isThemeName(theme))) return undefined
  return { mode, ...(theme && { theme }), ...(shell === 'Bash' && { shell }), ...(language === 'es' && { language }) }
}

/** The mode that the address asks for, if it asks for one that there is. */
export function modeInAddress(search: string): ModeName | undefined {
  const mode = new URLSearchParams(search).get('mode')
  return isModeName(mode) ? mode : undefined
}

/** The same query with another mode; all other parameters stay as they are. */
export function withMode(search: string, mode: ModeName): string {
  const query = new URLSearchParams(search)
  query.set('mode', mode)
  return `?${query.toString()}`
}

/** The shell that the address asks for (`?shell=bash`), if it asks for one that there is. */
export function shellInAddress(search: string): ShellName | undefined {
  const shell = new URLSearchParams(search).get('shell')?.toLowerCase()
  if (shell === 'bash') return 'Bash'
  return shell === 'simple' ? 'Simple' : undefined
}

/** The same query with another shell. */
export function withShell(search: string, shell: ShellName): string {
  const query = new URLSearchParams(search)
  query.set('shell', shell.toLowerCase())
  return `?${query.toString()}`
}

/** The language that the address asks for (`?lang=es`), if it asks for one that there is. */
export function languageInAddress(search: string): LanguageName | undefined {
  const language = new URLSearchParams(search).get('lang')
  return language === 'en' || language === 'es' ? language : undefined
}

/** The same query with another language, where it names one. */
export function withLanguage(search: string, language: LanguageName): string {
  const query = new URLSearchParams(search)
  if (query.has('lang')) query.set('lang', language)
  return `?${query.toString()}`
}

/** The lesson that the address asks for (`?lesson=text-processing`), by its id. */
export const lessonInAddress = (search: string): string | undefined =>
  new URLSearchParams(search).get('lesson') ?? undefined

/** The same query with another mode and shell, and without a lesson: that was found. */
export function withTrack(search: string, mode: ModeName, shell: ShellName): string {
  const query = new URLSearchParams(withShell(withMode(search, mode), shell))
  query.delete('lesson')
  return `?${query.toString()}`
}

/** The theme that shows: the chosen one, or else the system's. */
export function themeOf(settings: Settings, prefersLight: boolean): ThemeName {
  return settings.theme ?? (prefersLight ? 'light' : 'dark')
}
