import type { Lesson, Word } from './lesson.ts'
import type { Skill } from './review.ts'

/** The skills that a line shows: its programs, and each with its options. */
export function skillNames(words: readonly Word[]): readonly string[] {
  let program = ''
  const names: string[] = []
  for (const { text, kind } of words) {
    if (kind === 'program') program = text
    else if (kind === 'command') program = `${program} ${text}`
    else if (kind === 'option') names.push(`${program} ${text}`)
    if (kind === 'program' || kind === 'command') {
      // `docker` is none where a command of it follows
      if (kind === 'command' && names.at(-1) === program.slice(0, program.lastIndexOf(' '))) names.pop()
      names.push(program)
    }
  }
  return names
}

/** Where each skill of some lessons is shown for the first time, in the order of the lessons. */
export function skillsOf(lessons: readonly Pick<Lesson, 'id' | 'words'>[]): readonly Skill[] {
  const skills = new Map<string, Skill>()
  for (const { id: lesson, words } of lessons) {
    for (const [step, each] of words.entries()) {
      for (const name of skillNames(each)) if (!skills.has(name)) skills.set(name, { name, lesson, step })
    }
  }
  return [...skills.values()]
}
