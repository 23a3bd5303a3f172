import { exercises } from './exercises.ts'
import { lessons } from './lessons.ts'
import { notices } from './notices.ts'
import { page } from './page.ts'
import { panel } from './panel.ts'
import { terminal } from './terminal.ts'

/** The words of the page in Spanish, by the English ones. */
export const words = { ...page, ...lessons, ...terminal, ...panel, ...notices, ...exercises } as const
