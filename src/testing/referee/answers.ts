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

/** How often a program is asked at most: where it is a matter of who comes first, what is recorded is one of its answers. */
const MOST_TIMES = 5

/** Asks the programs the questions at some places of a list; gives the answers in that order. */
type Ask<T> = (places: readonly number[]) => readonly T[] | Promise<readonly T[]>

/** What real programs answer: recorded, or asked with `ask` as REFEREE says. */
export async function answersOf<T>(questions: readonly Question[], ask: Ask<T>): Promise<readonly T[]> {
  const answers = answersHere()
  const question = (place: number): Question => questions[place] ?? {}
  const places = questions.flatMap((asked, place) => (answers.asks(asked) ? [place] : []))
  const told = new Map<number, T>()
  let open = places
  for (let times = 0; times < MOST_TIMES && open.length > 0; times += 1) {
    for (const [index, answer] of (await ask(open)).entries()) told.set(open[index] ?? -1, answer)
    open = open.filter((place) => !answers.accepts(question(place), told.get(place)))
  }
  answers.keep([...told].map(([place, answer]) => entryOf(question(place), answer)))
  return questions.map((asked, place) => (told.has(place) ? told.get(place) : answers.recorded(asked)) as T)
}

/** The same for one question, where asking takes no time. */
export function answerOf<T>(question: Question, ask: () => T): T {
  const answers = answersHere()
  if (!answers.asks(question)) return answers.recorded(question) as T
  let answer = ask()
  for (let times = 1; times < MOST_TIMES && !answers.accepts(question, answer); times += 1) answer = ask()
  answers.keep([entryOf(question, answer)])
  return answer
}
