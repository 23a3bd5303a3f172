import { sayExercises, sayFrom, sayLesson, type Translations } from '../../../course/text.ts'
import noteTexts from '../../../course/locales/es/notes.json'
import type { ModeName } from '../../theme.ts'
import type { Language } from '../words.ts'
import { words } from './words.ts'

async function textsOf(mode: ModeName): Promise<Translations> {
  const [both, inBash] = await Promise.all(
    mode === 'docker'
      ? [import('../../../course/locales/es/docker.json'), import('../../../course/locales/es/docker-bash.json')]
      : [import('../../../course/locales/es/linux.json'), import('../../../course/locales/es/bash.json')],
  )
  return { ...both.default, ...inBash.default }
}

export const spanish: Language = {
  words,
  notes: sayFrom(noteTexts),
  async retelling(mode) {
    const say = sayFrom(await textsOf(mode))
    return {
      lesson: (lesson) => sayLesson(lesson, say),
      exercises: (exercises) => sayExercises(exercises, say),
      outline: (outline) => ({ ...outline, title: say(`${outline.id}/title`, outline.title) }),
    }
  },
}
