import type { Arrangement } from '../../course/arrangement.ts'
import { stepOf } from '../../course/arrangement.ts'
import type { Challenge, GivenWorld, Lines } from '../../course/challenge.ts'
import { challengeHints } from '../../course/challenge-hints.ts'
import type { Exercises, TrackEnd, TrackExercises } from '../../course/exercises/index.ts'
import type { Goal } from '../../course/goal.ts'
import { hintsFor } from '../../course/hint.ts'
import type { Lesson, Word } from '../../course/lesson.ts'
import type { Prediction } from '../../course/prediction.ts'
import type { TrackName } from '../../course/tracks.ts'
import type { Asked } from '../learn/hear.ts'
import type { Exercise } from './exercise.ts'
import { groundOf } from './ground.ts'
import { words as said } from './words.ts'
import { notes } from '../words/language.ts'

/** A stage of help: a sentence, and the words of each line; undefined for those that are still to be found. */
export interface Stage {
  readonly text: string
  readonly lines: readonly (readonly (Word | undefined)[])[]
}

/** An exercise that is done at the prompt, in a world of its own. */
export interface Task {
  readonly text: string
  readonly world: GivenWorld
  readonly asked: Asked | undefined
  readonly stages: readonly Stage[]
  /** One way to do it. */
  readonly way: Lines
  /** The words that are hidden, where a step asks for them. */
  readonly words?: readonly Word[]
  readonly challenge?: Challenge
  readonly prediction?: Prediction
  readonly arrangement?: Arrangement
}

/** What an exercise is kept under. */
export function idOf(exercise: Exercise): string {
  switch (exercise.type) {
    case 'recap':
    case 'challenge':
      return `${exercise.type}/${exercise.lesson}`
    case 'predict':
    case 'arrange':
      return `${exercise.type}/${exercise.lesson}/${exercise.at}`
    case 'again':
    case 'warm-up':
      return `${exercise.type}/${exercise.lesson}/${exercise.step}`
    case 'capstone':
      return exercise.at === 0 ? `capstone/${exercise.track}` : `capstone/${exercise.track}/${exercise.at}`
  }
}

type Tracks = readonly Pick<TrackExercises, 'lessons' | 'end'>[]

/** What belongs to a lesson besides its steps. */
export function exercisesOf(tracks: Tracks, lesson: string): Exercises | undefined {
  return tracks.flatMap(({ lessons }) => lessons).find((each) => each.lesson === lesson)
}

/** The end of a track. */
export const endOf = (tracks: Tracks, track: TrackName): TrackEnd | undefined =>
  tracks.map(({ end }) => end).find(({ capstones: [{ id }] }) => id === `${track}-capstone`)

/** What is judged for it. */
function asking(exercise: Exercise, goal: Goal | undefined, isLast = true): Asked {
  const step = exercise.type === 'again' || exercise.type === 'warm-up' ? exercise.step : 0
  return { lesson: idOf(exercise), step, isLast, command: '', goal, isExercise: true }
}

/** The stages of help with a step. */
function stagesOf(words: readonly Word[], hints: Lesson['hints'][number] = []): readonly Stage[] {
  return hintsFor({ words, hints }, notes).map(({ text, words: given }) => ({ text, lines: [given] }))
}

function stepTask(exercise: Extract<Exercise, { type: 'again' | 'warm-up' }>, lesson: Lesson): Task {
  const { step } = exercise
  const hidden = lesson.words[step] ?? []
  return {
    text: said.notes(),
    world: groundOf(lesson, step),
    asked: asking(exercise, lesson.goals[step], step + 1 >= lesson.commands.length),
    stages: stagesOf(hidden, lesson.hints[step]),
    way: [lesson.commands[step] ?? ''],
    words: hidden,
  }
}

function challengeTask(exercise: Exercise, challenge: Challenge): Task {
  return {
    text: challenge.brief,
    world: challenge.world,
    asked: asking(exercise, challenge.goal),
    stages: challengeHints(challenge, notes),
    way: challenge.solutions[0] ?? [],
    challenge,
  }
}

function arrangeTask(exercise: Exercise, arrangement: Arrangement, lesson: Lesson): Task | undefined {
  const step = stepOf(arrangement, lesson)
  if (!step) return undefined
  const at = lesson.commands.indexOf(arrangement.line)
  return {
    text: arrangement.task,
    world: arrangement.world ?? groundOf(lesson, at),
    asked: asking(exercise, step.goal),
    stages: stagesOf(step.words, lesson.hints[at]),
    way: [arrangement.line],
    words: step.words,
    arrangement,
  }
}

const predictTask = (prediction: Prediction): Task => ({
  text: '',
  world: prediction.world ?? {},
  asked: undefined,
  stages: [],
  way: [prediction.line],
  prediction,
})

/** What an exercise asks for; undefined where there is nothing to do at the prompt, or where its data are not there yet. */
export function taskOf(exercise: Exercise, lessons: readonly Lesson[], tracks: Tracks): Task | undefined {
  if (exercise.type === 'capstone') {
    const capstone = endOf(tracks, exercise.track)?.capstones[exercise.at]
    return capstone && challengeTask(exercise, capstone)
  }
  const lesson = lessons.find(({ id }) => id === exercise.lesson)
  const given = exercisesOf(tracks, exercise.lesson)
  switch (exercise.type) {
    case 'recap':
      return undefined
    case 'again':
    case 'warm-up':
      return lesson && stepTask(exercise, lesson)
    case 'challenge':
      return given && challengeTask(exercise, given.challenge)
    case 'predict': {
      const prediction = given?.predictions[exercise.at]
      return prediction && predictTask(prediction)
    }
    case 'arrange': {
      const arrangement = given?.arrangements[exercise.at]
      return lesson && arrangement && arrangeTask(exercise, arrangement, lesson)
    }
  }
}
