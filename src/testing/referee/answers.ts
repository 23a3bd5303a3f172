import { expect } from 'vitest'
import { AnswerFile, entryOf, type Question, type Source } from './answer-file.ts'

const source = ((): Source => {
  const asked = process.env['REFEREE']
  return asked === 'programs' || asked === 'record' || asked === 'add' ? asked : 'recorded'
})()

/** Whether programs of this machine are asked at all. */
export const asksPrograms = source !== 'recorded'

const opened = new Map<string, AnswerFile>()

/** The answers of the test file that runs: `NAME.recorded.jsonl` beside `NAME.test.ts`. */
function answersHere(): AnswerFile {
  const { testPath = '' } = expect.getState()
  const path = testPath.replace(/\.test\.tsx?$/, '.recorded.jsonl')
  const answers = opened.get(path) ?? new AnswerFile(path, source)
  opened.set(path, answers)
  return answers
}

/** Asks the programs the questions at some places of a list; gives the answers in that order. */
type Ask<T> = (places: readonly number[]) => readonly T[] | Promise<readonly T[]>

/** What real programs answer: recorded, or asked with `ask` as REFEREE says. */
export async function answersOf<T>(questions: readonly Question[], ask: Ask<T>): Promise<readonly T[]> {
  const answers = answersHere()
  const places = questions.flatMap((question, place) => (answers.asks(question) ? [place] : []))
  const asked = places.length > 0 ? await ask(places) : []
  const told = new Map(places.map((place, index) => [place, asked[index]]))
  answers.keep([...told].map(([place, answer]) => entryOf(questions[place] ?? {}, answer)))
  return questions.map((question, place) => (told.has(place) ? told.get(place) : answers.recorded(question)) as T)
}

/** The same for one question, where asking takes no time. */
export function answerOf<T>(question: Question, ask: () => T): T {
  const answers = answersHere()
  if (!answers.asks(question)) return answers.recorded(question) as T
  const answer = ask()
  answers.keep([entryOf(question, answer)])
  return answer
}
