import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { challengeHintWords } from '../course/challenge-hints.ts'
import { hintWords } from '../course/hint.ts'
import { lessonOf } from '../course/lesson.ts'
import { mistakes } from '../course/mistakes/index.ts'
import { countWords, kindWords, NOTHING, partWords, reasonWords } from '../course/reasons.ts'
import type { Say } from '../course/say.ts'
import { sayExercises, sayLesson, type Translation, type Translations } from '../course/text.ts'
import { type Track, tracks } from './lesson-tracks.ts'

const locales = join(import.meta.dirname, '../course/locales')

/** The English texts of a file of translations, by their ids. */
type Texts = ReadonlyMap<string, string>

/** The languages besides English, by their folders. */
export const languages: readonly string[] = readdirSync(locales)

/** FNV-1a, 32 bits: enough to see that a text is another one. */
export function hashOf(text: string): string {
  let hash = 0x81_1c_9d_c5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01_00_01_93)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** What is said of a track, in its lessons and its exercises. */
function trackTexts({ name, lessons, exercises }: Track): readonly [string, Texts] {
  const texts = new Map<string, string>()
  const note: Say = (id, english) => {
    texts.set(id, english)
    return english
  }
  for (const lesson of lessons) sayLesson(lessonOf(lesson, []), note)
  sayExercises(exercises, note)
  return [name, texts]
}

const under = (folder: string, words: Readonly<Record<string, string>>): readonly (readonly [string, string])[] =>
  Object.entries(words).map(([name, text]) => [`${folder}/${name}`, text])

/** What is said of lines: of mistakes by their ids, why something is not as it should be, and what helps. */
function noteTexts(): Texts {
  return new Map([
    ...mistakes.map(({ id, note }) => [`mistakes/${id}`, note] as const),
    ...under('reasons', reasonWords),
    ...under('counts', countWords),
    ...under('kinds', kindWords),
    ...under('parts', partWords),
    ['nothing', NOTHING] as const,
    ...under('hints', hintWords),
    ...under('challenge-hints', challengeHintWords),
  ])
}

/** All that is to be translated, by file and id, in the order of the lessons. */
export const sourceTexts = (): ReadonlyMap<string, Texts> =>
  new Map([...tracks.map(trackTexts), ['notes', noteTexts()]])

const pathOf = (language: string, file: string): string => join(locales, language, `${file}.json`)

export function readTranslations(language: string, file: string): Translations {
  const path = pathOf(language, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

const namesIn = (text: string): string => [...new Set(text.match(/\{\w+\}/g))].toSorted().join(' ')

function fault(english: string, translation: Translation | undefined): string | undefined {
  if (translation === undefined) return 'missing'
  if (translation.of !== hashOf(english)) return 'stale: the English text is another one now'
  return namesIn(english) === namesIn(translation.text) ? undefined : 'the names in braces differ'
}

/** What is wrong with the translations of a file, a line each. */
export function faultsIn(english: Texts, translations: Translations): readonly string[] {
  const wrong = [...english].flatMap(([id, text]) => {
    const found = fault(text, translations[id])
    return found === undefined ? [] : [`${id}: ${found}`]
  })
  const surplus = Object.keys(translations).filter((id) => !english.has(id))
  return [...wrong, ...surplus.map((id) => `${id}: surplus, nothing is written there`)]
}

/** What is missing, stale or surplus in a language, a line each. */
export function faultsOf(language: string): readonly string[] {
  return [...sourceTexts()].flatMap(([file, english]) =>
    faultsIn(english, readTranslations(language, file)).map((text) => `${language}/${file}/${text}`),
  )
}

/** What is wrong with the translations of `all`, a track or a lesson (`linux/text-processing`), in every language. */
export function translationFaults(asked: string): readonly string[] {
  const faults = languages.flatMap(faultsOf)
  return asked === 'all' ? faults : faults.filter((text) => text.slice(text.indexOf('/') + 1).startsWith(`${asked}/`))
}

/** What is still to be translated, `linux/navigation-basics/title` and so on, in English. */
export function untranslated(language: string): Readonly<Record<string, string>> {
  const wanted = [...sourceTexts()].flatMap(([file, english]) => {
    const known = readTranslations(language, file)
    return [...english].flatMap(([id, text]) => (fault(text, known[id]) ? [[`${file}/${id}`, text] as const] : []))
  })
  return Object.fromEntries(wanted)
}

/**
 * Reads translations by their ids.
 *
 * @throws Error in words for their author, when there is anything else in the file
 */
export function readSaid(data: unknown): ReadonlyMap<string, string> {
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new Error('this is no object of texts by their ids')
  const known = new Set([...sourceTexts()].flatMap(([file, texts]) => [...texts.keys()].map((id) => `${file}/${id}`)))
  return new Map(
    Object.entries(data).map(([id, text]: [string, unknown]) => {
      if (!known.has(id)) throw new Error(`${id}: there is no such text`)
      if (typeof text !== 'string' || text === '') throw new Error(`${id}: this is no text`)
      return [id, text]
    }),
  )
}

/**
 * Puts translations into the files of a language, and leaves out what is surplus there.
 *
 * @throws Error when they are no translations; then no file is changed
 */
export function putTranslations(language: string, data: unknown): void {
  const said = readSaid(data)
  for (const [file, english] of sourceTexts()) {
    const known = readTranslations(language, file)
    const kept = [...english].flatMap(([id, source]) => {
      const text = said.get(`${file}/${id}`)
      const translation = text === undefined ? known[id] : { text, of: hashOf(source) }
      return translation ? [[id, translation] as const] : []
    })
    mkdirSync(join(locales, language), { recursive: true })
    writeFileSync(pathOf(language, file), `${JSON.stringify(Object.fromEntries(kept), undefined, 2)}\n`)
  }
}
