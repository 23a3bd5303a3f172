import { describe, expect, test } from 'vitest'
import { pageStyle } from './theme.ts'

type Palette = Readonly<Record<string, string>>

const themes = ['dark', 'light'] as const
const modes = ['linux', 'docker'] as const

function variablesIn(selector: string): Palette {
  const start = pageStyle().indexOf(`${selector}{`) + selector.length + 1
  const block = pageStyle().slice(start, pageStyle().indexOf('}', start))
  return Object.fromEntries([...block.matchAll(/--([\w-]+):(#\w{6})/g)].map((found) => [found[1], found[2]]))
}

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string | undefined, other: string | undefined): number {
  const [dark = 0, light = 0] = [one ?? '', other ?? ''].map(luminance).toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe.each(themes)('%s', (theme) => {
  describe.each(modes)('%s', (mode) => {
    const palette = variablesIn(`[data-theme=${theme}][data-mode=${mode}]`)
    const ansi = variablesIn(`[data-theme=${theme}]`)

    test.each(['text', 'text2', 'text3', 'accent'])('%s is readable on every surface', (ink) => {
      for (const ground of ['bg', 's1', 's2', 's3', 'term']) {
        expect(contrast(palette[ink], palette[ground]), `on ${ground}`).toBeGreaterThanOrEqual(4.5)
      }
    })

    test.each(['opt', 'arg', 'err'])('%s is readable where it is used', (ink) => {
      for (const ground of ['s1', 's2', 'term']) {
        expect(contrast(palette[ink], palette[ground]), `on ${ground}`).toBeGreaterThanOrEqual(4.5)
      }
    })

    test('controls have an edge that is seen', () => {
      for (const ground of ['bg', 's1', 's2', 's3', 'term']) {
        expect(contrast(palette['ctl'], palette[ground]), `on ${ground}`).toBeGreaterThanOrEqual(3)
      }
      expect(contrast(palette['onaccent'], palette['accent'])).toBeGreaterThanOrEqual(4.5)
      expect(contrast(palette['onaccent'], palette['accentHover'])).toBeGreaterThanOrEqual(4.5)
    })

    test('all sixteen colours of the terminal are readable', () => {
      const inks = Object.entries(ansi).filter(([name]) => name.startsWith('ansi-'))
      expect(inks).toHaveLength(16)
      for (const [name, ink] of inks) expect(contrast(ink, palette['term']), name).toBeGreaterThanOrEqual(4.5)
    })
  })
})
