// The App comes first: styles are named in the order in which the modules of the page are evaluated
export { App } from './App.tsx'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { modeList } from './modes.tsx'
import { Frame } from './pages/Frame.tsx'
import type { ModeName } from './theme.ts'

const nothing = (): void => undefined

/** The first paint of the page in each mode, as HTML, and the styles of both. For the build. */
export function heroText(): { readonly styles: string; readonly heroes: readonly (readonly [ModeName, string])[] } {
  const sheet = new ServerStyleSheet()
  const heroes = modeList.map((mode) => {
    const frame = <Frame mode={mode} onMode={nothing} onTheme={nothing} onLanguage={nothing} onOpen={nothing} />
    return [mode.name, renderToString(sheet.collectStyles(frame))] as const
  })
  return { styles: sheet.getStyleTags(), heroes }
}
