import type { Challenge } from './challenge.ts'
import type { TrackExercises } from './exercises/exercises.ts'
import type { Goal } from './goal.ts'
import type { Lesson } from './lesson.ts'
import type { Say } from './say.ts'

/** A text in another language, and a hash of the English text that it says. */
export interface Translation {
  readonly text: string
  readonly of: string
}

/** Texts by their ids, as a file of src/course/locales holds them. */
export type Translations = Readonly<Record<string, Translation>>

/** Says what is translated, and the rest in English. */
export const sayFrom =
  (translations: Translations): Say =>
  (id, english) =>
    translations[id]?.text ?? english

/** A goal with the labels of it and its parts said by `say`; a part's id is its place in the goal. */
function sayGoal(goal: Goal, id: string, say: Say): Goal {
  const label = goal.label === undefined ? undefined : { label: say(id, goal.label) }
  switch (goal.type) {
    case 'all':
    case 'any':
      return { ...goal, ...label, of: goal.of.map((part, at) => sayGoal(part, `${id}/${at}`, say)) }
    case 'not':
      return { ...goal, ...label, of: sayGoal(goal.of, `${id}/0`, say) }
    default:
      return { ...goal, ...label }
  }
}

/** A lesson with all that a learner reads in it said by `say`. What is typed and what is printed stays. */
export function sayLesson(lesson: Lesson, say: Say): Lesson {
  const { id } = lesson
  return {
    ...lesson,
    title: say(`${id}/title`, lesson.title),
    description: say(`${id}/description`, lesson.description),
    commandExplanations: lesson.commandExplanations.map((text, step) => say(`${id}/${step}/explanation`, text)),
    words: lesson.words.map((words, step) =>
      words.map((word, at) =>
        word.meaning === '' ? word : { ...word, meaning: say(`${id}/${step}/words/${at}`, word.meaning) },
      ),
    ),
    goals: lesson.goals.map((goal, step) => goal && sayGoal(goal, `${id}/${step}/goal`, say)),
    hints: lesson.hints.map((hints, step) =>
      hints.map((hint, at) => ({ ...hint, en: say(`${id}/${step}/hints/${at}`, hint.en) })),
    ),
  }
}

function sayChallenge(challenge: Challenge, id: string, say: Say): Challenge {
  return {
    ...challenge,
    ...(challenge.title !== undefined && { title: say(`${id}/title`, challenge.title) }),
    brief: say(`${id}/brief`, challenge.brief),
    hint: say(`${id}/hint`, challenge.hint),
    goal: sayGoal(challenge.goal, `${id}/goal`, say),
  }
}

const mapped = <T>([first, ...rest]: readonly [T, ...T[]], change: (each: T) => T): readonly [T, ...T[]] => [
  change(first),
  ...rest.map(change),
]

/** The exercises of a track with all that a learner reads in them said by `say`. */
export function sayExercises({ lessons, end }: TrackExercises, say: Say): TrackExercises {
  const [{ id }] = end.capstones
  return {
    lessons: lessons.map(({ lesson, challenge, predictions, arrangements }) => ({
      lesson,
      challenge: sayChallenge(challenge, `${lesson}/challenge`, say),
      predictions: predictions.map((each) => ({
        ...each,
        because: say(`${lesson}/predictions/${each.id}`, each.because),
      })),
      arrangements: arrangements.map((each) => ({
        ...each,
        task: say(`${lesson}/arrangements/${each.id}`, each.task),
      })),
    })),
    end: {
      capstones: mapped(end.capstones, (each) => sayChallenge(each, each.id, say)),
      can: end.can.map((text, at) => say(`${id}/can/${at}`, text)),
      next: end.next && { ...end.next, text: say(`${id}/next`, end.next.text) },
    },
  }
}
