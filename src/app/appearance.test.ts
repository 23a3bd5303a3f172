import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import {
  initialSettings,
  languageInAddress,
  modeInAddress,
  readSettings,
  type Settings,
  shellInAddress,
  themeOf,
  withMode,
  withShell,
} from './appearance.ts'

const stored = (value: unknown, version = 1): string => JSON.stringify({ version, value })

describe('settings out of stored data', () => {
  test.each<[unknown, Settings | undefined]>([
    [
      { mode: 'docker', theme: 'light' },
      { mode: 'docker', theme: 'light' },
    ],
    [{ mode: 'linux' }, { mode: 'linux' }],
    [
      { mode: 'linux', shell: 'Bash' },
      { mode: 'linux', shell: 'Bash' },
    ],
    [{ mode: 'linux', shell: 'fish' }, { mode: 'linux' }],
    [{ mode: 'windows' }, undefined],
    [{ mode: 'linux', theme: 'pink' }, undefined],
    [{}, undefined],
    [[], undefined],
    ['linux', undefined],
    [null, undefined],
  ])('%j reads as %j', (data, settings) => {
    expect(readSettings(data)).toEqual(settings)
  })
})

test('another mode keeps the other parameters of the address', () => {
  expect(withMode('?seed=7&mode=linux&now=0', 'docker')).toBe('?seed=7&mode=docker&now=0')
  expect(withMode('', 'linux')).toBe('?mode=linux')
})

test.each([
  ['?shell=bash', 'Bash'],
  ['?mode=docker&shell=BASH', 'Bash'],
  ['?shell=simple', 'Simple'],
  ['?shell=fish', undefined],
  ['', undefined],
])('the address %s asks for %s', (search, shell) => {
  expect(shellInAddress(search)).toBe(shell)
})

test('another shell keeps the other parameters of the address', () => {
  expect(withShell('?seed=7&shell=bash', 'Simple')).toBe('?seed=7&shell=simple')
  expect(withShell('', 'Bash')).toBe('?shell=bash')
})

/** What the page itself makes of stored settings. */
function settingsIn(text: string | null): Settings {
  try {
    const data = JSON.parse(text ?? 'null')
    return (data?.version === 1 && readSettings(data.value)) || initialSettings
  } catch {
    return initialSettings
  }
}

describe('the first paint', () => {
  const script = readFileSync(fileURLToPath(new URL('./first-paint.js', import.meta.url)), 'utf8')

  /** What the script sets before React is there. */
  function firstPaint(search: string, text: string | null, prefersLight: boolean): unknown {
    const root = { dataset: {}, lang: '' }
    runInNewContext(script, {
      document: { documentElement: root, querySelector: () => null },
      location: { search },
      localStorage: { getItem: () => text },
      matchMedia: () => ({ matches: prefersLight }),
      URLSearchParams,
    })
    return { ...root.dataset, lang: root.lang }
  }

  /** What the script asks for while the page's text is still being read. */
  function askedFor({ pathname = '/base/', search = '' }): readonly string[] {
    const asked: string[] = []
    const querySelector = (rule: string): unknown =>
      /parts=|terminal|words=es/.test(rule)
        ? { content: rule.slice('template'.length), dataset: { base: '/base/' } }
        : null
    runInNewContext(script, {
      document: {
        documentElement: { dataset: {} },
        head: { append: (...contents: string[]) => asked.push(...contents) },
        querySelector,
        addEventListener: () => undefined,
      },
      location: { search, pathname },
      localStorage: { getItem: () => null },
      matchMedia: () => ({ matches: false }),
      // no more of the text comes
      MutationObserver: function MutationObserver() {
        return { observe: () => undefined }
      },
      URLSearchParams,
    })
    return asked
  }

  test('asks for what the prompt needs before the rest of the page has come', () => {
    expect(askedFor({})).toEqual(['[data-parts=linux]', '[data-terminal]'])
    expect(askedFor({ search: '?mode=docker' })).toEqual(['[data-parts=docker]', '[data-terminal]'])
    expect(askedFor({ search: '?lang=es' })).toEqual(['[data-words=es]', '[data-parts=linux]', '[data-terminal]'])
    expect(askedFor({ pathname: '/base/unknown' })).toEqual([])
  })

  const storedTexts = [
    null,
    '{bad',
    'null',
    stored({ mode: 'docker', theme: 'light' }),
    stored({ mode: 'linux', theme: 'dark' }),
    stored({ mode: 'docker' }),
    stored({ mode: 'linux', language: 'es' }),
    stored({ mode: 'linux', language: 'x]' }),
    stored({ mode: 'docker', theme: 'light' }, 0),
  ]

  test.each(['', '?mode=docker', '?mode=linux', '?mode=other&seed=1', '?lang=es', '?lang=en', '?lang=other'])(
    'agrees with the page at "%s"',
    (search) => {
      for (const text of storedTexts) {
        for (const prefersLight of [true, false]) {
          const settings = settingsIn(text)
          const expected = {
            mode: modeInAddress(search) ?? settings.mode,
            theme: themeOf(settings, prefersLight),
            lang: languageInAddress(search) ?? settings.language ?? 'en',
          }
          expect(firstPaint(search, text, prefersLight), `${text}, prefers light: ${prefersLight}`).toEqual(expected)
        }
      }
    },
  )
})
