import type { Mistake } from '../mistake.ts'
import { bashOnly } from './bash-only.ts'
import { buildMistakes } from './build.ts'
import { commandMistakes } from './commands.ts'
import { dockerMistakes } from './docker.ts'
import { fileMistakes } from './files.ts'
import { languageMistakes } from './languages.ts'
import { optionMistakes } from './options.ts'
import { programMistakes } from './programs.ts'
import { shellMistakes } from './shell.ts'
import { spaceMistakes } from './spaces.ts'

/** All mistakes that are known, those first that say more of a line that shows several. */
export const mistakes: readonly Mistake[] = [
  ...spaceMistakes,
  ...buildMistakes,
  ...dockerMistakes,
  ...commandMistakes,
  ...shellMistakes,
  ...languageMistakes,
  ...fileMistakes,
  ...programMistakes,
  ...optionMistakes,
  bashOnly,
]
