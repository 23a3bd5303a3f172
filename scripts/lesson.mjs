// For authors of lessons (README, "Adding a lesson"): npm run lesson -- check FILE…|ID…|all, -- record, -- schema, -- try, -- texts
import { readFileSync, statSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { withSources } from './sources.mjs'

const USAGE =
  'usage: npm run lesson -- check FILE.json…|TRACK[/ID]…|all, or record, schema, try, texts LANGUAGE [FILE.json]'
/** The longest file of a lesson that is read, in bytes. */
const LONGEST = 2 ** 20

const FAULTS = { ENOENT: 'there is no such file', EISDIR: 'this is a directory' }

/** Why a file cannot be used, one fault a line. */
const faultOf = (file, { code, message }) =>
  (FAULTS[code] ?? message)
    .split('\n')
    .map((fault) => `${file}: ${fault}`)
    .join('\n')

/** What a word of the command line names; a text that says why it names nothing. */
async function lessonsOf(word, load) {
  const { foreignLesson, ownLessons } = await load('/src/testing/lesson-report.ts')
  if (!word.endsWith('.json')) return ownLessons(word) ?? `${word}: there is no such lesson`
  const { readLesson } = await load('/src/course/schema/index.ts')
  try {
    if (statSync(word).size > LONGEST) return `${word}: this is too long`
    return [foreignLesson(readLesson(readFileSync(word, 'utf8')))]
  } catch (error) {
    return faultOf(word, error)
  }
}

const counted = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`

async function check(words, load) {
  const { checkLesson, findingText } = await load('/src/testing/lesson-report.ts')
  const { LessonWorlds } = await load('/src/testing/lesson-tracks.ts')
  const { translationFaults } = await load('/src/testing/translations.ts')
  const worlds = new LessonWorlds()
  let [errors, lessons] = [0, 0]
  for (const word of words) {
    const found = await lessonsOf(word, load)
    if (typeof found === 'string') {
      console.log(found)
      errors += found.split('\n').length
      continue
    }
    for (const checked of found) {
      const findings = await checkLesson(checked, worlds)
      for (const finding of findings) console.log(findingText(finding))
      errors += findings.filter(({ level }) => level === 'error').length
      lessons += 1
    }
    const faults = word.endsWith('.json') ? [] : translationFaults(word)
    for (const fault of faults) console.log(fault)
    errors += faults.length
  }
  console.log(`${counted(lessons, 'lesson')} checked, ${counted(errors, 'error')}`)
  return errors === 0
}

async function schema(load) {
  const { lessonSchema } = await load('/src/course/schema/index.ts')
  console.log(JSON.stringify(lessonSchema, undefined, 2))
  return true
}

/** Answers each line of standard input with one line, in order. */
async function tryLines(load) {
  const { LessonTrial } = await load('/src/testing/lesson-try.ts')
  const trial = new LessonTrial()
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() !== '') process.stdout.write(`${JSON.stringify(await trial.answer(line))}\n`)
  }
  return true
}

/** Prints what is still to be translated, or puts a file of translations, by the same ids, where they belong. */
async function texts([language, file], load) {
  const { putTranslations, untranslated } = await load('/src/testing/translations.ts')
  if (file === undefined) {
    console.log(JSON.stringify(untranslated(language), undefined, 2))
    return true
  }
  try {
    putTranslations(language, JSON.parse(readFileSync(file, 'utf8')))
    return true
  } catch (error) {
    console.error(faultOf(file, error))
    return false
  }
}

/** How many words each command takes. */
const TAKES = { check: [1, Infinity], texts: [1, 2], record: [0, 0], schema: [0, 0], try: [0, 0] }

const [command = '', ...words] = process.argv.slice(2)
const commands = {
  check: (load) => check(words, load),
  schema,
  try: tryLines,
  texts: (load) => texts(words, load),
}
const [least, most] = Object.hasOwn(TAKES, command) ? TAKES[command] : []

if (least === undefined || words.length < least || words.length > most) {
  console.error(USAGE)
  process.exitCode = 2
} else if (command === 'record') await import('./record-outputs.mjs')
else if (!(await withSources(commands[command]))) process.exitCode = 1
