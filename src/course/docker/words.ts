import type { Word } from '../lesson.ts'

/** The word that almost every step starts with. */
export const docker: Word = { text: 'docker', kind: 'program', meaning: 'the tool that looks after containers' }
