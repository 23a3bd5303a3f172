import type { ModeName, ThemeName } from './theme.ts'

/** What a visitor chose; `theme` is absent until it was chosen. */
export interface Settings {
  readonly mode: ModeName
  readonly theme?: ThemeName
}

export const initialSettings: Settings = { mode: 'linux' }

export const isModeName = (value: unknown): value is ModeName => value === 'linux' || value === 'docker'

const isThemeName = (value: unknown): value is ThemeName => value === 'dark' || value === 'light'

/** Settings out of stored data; undefined when it is none of ours. */
export function readSettings(data: unknown): Settings | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { mode, theme } = data as Readonly<Record<string, unknown>>
  if (!isModeName(mode)) return undefined
  if (theme === undefined) return { mode }
  return isThemeName(theme) ? { mode, theme } : undefined
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

/** The theme that shows: the chosen one, or else the system's. */
export function themeOf(settings: Settings, prefersLight: boolean): ThemeName {
  return settings.theme ?? (prefersLight ? 'light' : 'dark')
}
