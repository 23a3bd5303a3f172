import type { Challenge } from '../course/challenge.ts'
import type { Exercises } from '../course/exercises/exercises.ts'
import type { Goal, TextTest } from '../course/goal.ts'
import { groundOf } from '../app/practice/ground.ts'
import { commandOf, lessonOf, type LessonSource, type Step } from '../course/lesson.ts'
import { wordsOf } from '../course/line-words.ts'
import { exercisesSchema } from '../course/schema/exercises.ts'
import { lessonSchema } from '../course/schema/lesson.ts'
import { violationsOf } from '../course/schema/violation.ts'
import { isPattern } from '../linux/facts.ts'
import { shellSyntaxIn } from '../shell/syntax-hint.ts'
import type { ShellName } from '../shell/terminal-shell.ts'
import { ExerciseCheck } from './exercise-check.ts'
import { type Finding, ShellCheck } from './lesson-check.ts'
import { LessonWorlds, type Track, tracks } from './lesson-tracks.ts'
import { recordingStart } from './recorded-modes.ts'
import { judgeHere } from '../trial/played.ts'
import { TrialWorld, type Mode } from '../trial/world.ts'

/** A lesson, and where it is played. */
export interface Checked {
  readonly lesson: LessonSource
  readonly mode: Mode
  readonly shells: readonly ShellName[]
  /** Lessons that a learner has had before. */
  readonly before: readonly LessonSource[]
  readonly exercises?: Exercises | undefined
  /** Of the track that ends with it. */
  readonly capstones?: readonly Challenge[]
}

const inTrack = ({ mode, shells, lessons, exercises, before }: Track): readonly Checked[] =>
  lessons.map((lesson, at) => ({
    lesson,
    mode,
    shells,
    before: [...before, ...lessons.slice(0, at)],
    exercises: exercises.lessons.find((each) => each.lesson === lesson.id),
    capstones: at === lessons.length - 1 ? exercises.end.capstones : [],
  }))

/** All lessons of this repository, or the one of an id; undefined where there is none: `all`, `linux`, `linux/text-processing`. */
export function ownLessons(asked: string): readonly Checked[] | undefined {
  const [name, id] = asked.split('/')
  const found = tracks.flatMap((track) => (asked === 'all' || track.name === name ? inTrack(track) : []))
  const wanted = id === undefined ? found : found.filter(({ lesson }) => lesson.id === id)
  return wanted.length > 0 ? wanted : undefined
}

/** A lesson from elsewhere: where it is played is seen in its commands. */
export function foreignLesson(lesson: LessonSource): Checked {
  const lines = lesson.steps.map(commandOf)
  const shells: readonly ShellName[] = lines.some((line) => shellSyntaxIn(line) !== undefined)
    ? ['Bash']
    : ['Simple', 'Bash']
  const mode = lines.some((line) => line.startsWith('docker ')) ? 'docker' : 'linux'
  return { lesson, mode, shells, before: [] }
}

const patternOf = (test: TextTest | undefined): readonly string[] => (test && 'matches' in test ? [test.matches] : [])

/** The patterns in a goal. */
function patternsOf(goal: Goal): readonly string[] {
  switch (goal.type) {
    case 'all':
    case 'any':
      return goal.of.flatMap(patternsOf)
    case 'not':
      return patternsOf(goal.of)
    case 'file':
      return patternOf(goal.content)
    case 'variable':
    case 'alias':
    case 'function':
      return patternOf(goal.value)
    case 'printed':
    case 'line':
      return patternOf(goal.text)
    default:
      return []
  }
}

const taught = (steps: readonly Step[]): readonly string[] =>
  steps.flatMap(({ words }) => words.flatMap(({ text, meaning }) => (meaning === '' ? [] : [text])))

/** What can be seen of a lesson without playing it. */
function looked({ lesson, before }: Checked): readonly Finding[] {
  const { id, steps } = lesson
  const findings: Finding[] = []
  for (const text of violationsOf(lessonSchema, JSON.parse(JSON.stringify(lesson))))
    findings.push({ level: 'error', lesson: id, text })
  const known = new Set(before.flatMap((each) => taught(each.steps)))
  for (const [at, step] of steps.entries()) {
    const bad = step.goal && patternsOf(step.goal).find((pattern) => !isPattern(pattern))
    if (bad !== undefined) findings.push({ level: 'error', lesson: id, step: at, text: `this is no pattern: ${bad}` })
    for (const text of taught([step])) known.add(text)
    const unsaid = step.words.find(({ text, meaning }) => meaning === '' && !known.has(text))
    if (unsaid)
      findings.push({ level: 'warning', lesson: id, step: at, text: `nobody has said what ${unsaid.text} is` })
  }
  return findings
}

/** Plays all commands; gives what was shown and what the world is then. */
async function played(world: TrialWorld, { steps }: LessonSource, shell: ShellName): Promise<string> {
  let shown = ''
  for (const step of steps) {
    const told = await world.type({ line: commandOf(step), keys: shell === 'Bash' ? step.keys : undefined })
    shown += told.stdout + told.stderr
  }
  return shown + world.bytes()
}

/** Whether two runs give the same bytes, and undoing all lines those of the start. */
async function compared({ lesson, mode }: Checked, shell: ShellName): Promise<readonly Finding[]> {
  const one = await TrialWorld.load(mode, shell, recordingStart)
  const other = await TrialWorld.load(mode, shell, recordingStart)
  await one.begin()
  await other.begin()
  const start = one.bytes()
  const findings: Finding[] = []
  const same = (await played(one, lesson, shell)) === (await played(other, lesson, shell))
  if (!same) findings.push({ level: 'error', lesson: lesson.id, shell, text: 'two runs do not give the same bytes' })
  await one.undoAll()
  if (one.bytes() !== start)
    findings.push({
      level: 'error',
      lesson: lesson.id,
      shell,
      text: 'undoing all lines does not give the bytes of the start',
    })
  return findings
}

/** Steps that a warm-up cannot ask for, though they do not say that they follow on others. */
async function unaskable(
  { lesson: source, mode }: Checked,
  shell: ShellName,
  worlds: LessonWorlds,
): Promise<readonly Finding[]> {
  const lesson = lessonOf(source, [])
  const world = await worlds.of(mode, shell)
  const findings: Finding[] = []
  for (const [step, { goal, keys, inside, follows }] of source.steps.entries()) {
    if (!goal || inside || follows) continue
    const typed = { line: lesson.commands[step] ?? '', keys: shell === 'Bash' ? keys : undefined }
    const verdict = await world.beginIn(groundOf(lesson, step)).then(
      () => judgeHere(world, goal, [typed]),
      () => undefined,
    )
    const text = 'files and containers alone are not enough for it, and it does not say that it follows'
    if (verdict?.type !== 'met') findings.push({ level: 'error', lesson: source.id, step, shell, text })
  }
  return findings
}

/** What can be seen of exercises without playing them. */
function lookedAt({ lesson, before, exercises }: Checked): readonly Finding[] {
  if (!exercises) return []
  const findings: Finding[] = []
  for (const violation of violationsOf(exercisesSchema, JSON.parse(JSON.stringify(exercises))))
    findings.push({ level: 'error', lesson: lesson.id, text: `exercises: ${violation}` })
  const { id, brief, solutions } = exercises.challenge
  const known = new Set([...before, lesson].flatMap(({ steps }) => taught(steps)))
  const programs = wordsOf((solutions[0] ?? []).join('; ')).filter(({ kind }) => kind === 'program')
  // a script stands in the brief by its name
  const named = (text: string): boolean => brief.includes(`\`${text.slice(text.lastIndexOf('/') + 1)}\``)
  const strange = programs.find(({ text }) => !known.has(text) && !named(text))
  if (strange)
    findings.push({ level: 'warning', lesson: lesson.id, text: `${id}: nobody has said what ${strange.text} is` })
  return findings
}

/** What is wrong with the exercises of a lesson. */
async function practised(
  { lesson, mode, exercises, capstones = [] }: Checked,
  shell: ShellName,
  worlds: LessonWorlds,
): Promise<readonly Finding[]> {
  const check = new ExerciseCheck(await worlds.of(mode, shell), lesson, shell)
  if (exercises) await check.all(exercises)
  for (const capstone of capstones) await check.challenge(capstone)
  return check.findings
}

/** All that is wrong with a lesson, in every shell that it is for. */
export async function checkLesson(checked: Checked, worlds = new LessonWorlds()): Promise<readonly Finding[]> {
  const { lesson, mode, shells } = checked
  const findings = [...looked(checked), ...lookedAt(checked)]
  for (const shell of shells) {
    const check = new ShellCheck(await worlds.of(mode, shell), lesson, shell)
    await check.alone()
    await check.inSequence()
    findings.push(...check.findings, ...(await compared(checked, shell)), ...(await practised(checked, shell, worlds)))
    findings.push(...(await unaskable(checked, shell, worlds)))
  }
  return findings
}

/** A finding as a line: `linux/navigation-basics, step 3 (Bash): …`. Steps are counted from 1. */
export function findingText({ level, lesson, step, shell, text }: Finding): string {
  const place = step === undefined ? '' : `, step ${step + 1}`
  return `${level === 'warning' ? 'warning: ' : ''}${lesson}${place}${shell ? ` (${shell})` : ''}: ${text}`
}
