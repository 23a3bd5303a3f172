import { filesPrograms } from './groups/files.ts'
import { textPrograms } from './groups/text.ts'
import { mathPrograms } from './groups/math.ts'
import { searchPrograms } from './groups/search.ts'
import { systemPrograms } from './groups/system.ts'
import { screenPrograms } from './groups/screen.ts'
import type { GnuProgram } from './program.ts'

/** Every program of the machine. */
export const gnuPrograms: readonly GnuProgram[] = [
  ...filesPrograms,
  ...textPrograms,
  ...mathPrograms,
  ...searchPrograms,
  ...systemPrograms,
  ...screenPrograms,
]
