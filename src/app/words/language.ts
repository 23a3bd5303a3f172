import { createStore, type ReadableStore } from '../../base/store.ts'
import { inEnglish, type Say } from '../../course/say.ts'
import type { ModeName } from '../theme.ts'
import type { Language, LanguageName, Retelling, Text } from './words.ts'

const current = createStore<LanguageName>('en')
let spoken: Language | undefined
let asked: LanguageName = 'en'

/** The language that the page speaks. */
export const language: ReadableStore<LanguageName> = current

/** Changes the language, as soon as its words are there; rejects where they do not come. */
export async function speak(next: LanguageName): Promise<void> {
  asked = next
  const words = next === 'es' ? (await import('./es/index.ts')).spanish : undefined
  // another one was chosen meanwhile
  if (asked !== next) return
  spoken = words
  current.set(next)
}

const same = <T>(value: T): T => value

type Values = Readonly<Record<string, string | number>>

/** A text that is passed on as a mere string, in the language of now; in English where no language knows it. */
export function sayAny(text: string, values: Values = {}): string {
  const words: Readonly<Record<string, string>> = spoken?.words ?? {}
  return (words[text] ?? text).replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all))
}

/** A text in the language of now, with values in place of the names in its braces. */
export const say: (text: Text, values?: Values) => string = sayAny

/** What is said of lines, in the language of now. */
export const notes: Say = (id, english) => (spoken?.notes ?? inEnglish)(id, english)

const asWritten: Retelling = { lesson: same, outline: same, exercises: same }

/** What says the lessons of a mode in the language of now; in English where that cannot be loaded. */
export const retelling = async (mode: ModeName): Promise<Retelling> =>
  (await spoken?.retelling(mode).catch(() => undefined)) ?? asWritten
