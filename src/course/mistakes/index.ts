import type { Mistake } from '../mistake.ts'
import { bashOnly } from './bash-only.ts'
import { buildMistakes } from './build.ts'
import { commandMistakes } from './commands.ts'
import { dockerMistakes } from './docker.ts'
import { constructMistakes } from './constructs.ts'
import { dockerNameMistakes } from './docker-names.ts'
import { fileMistakes } from './files.ts'
import { languageMistakes } from './languages.ts'
import { optionMistakes } from './options.ts'
import { placeholder } from './placeholder.ts'
import { programMistakes } from './programs.ts'
import { shellMistakes } from './shell.ts'
import { spaceMistakes } from './spaces.ts'
import { variableMistakes } from './variables.ts'

/** All mistakes that are known, those first that say more of a line that shows several. */
export const mistakes: readonly Mistake[] = [
  placeholder,
  ...spaceMistakes,
  ...buildMistakes,
  ...dockerMistakes,
  ...dockerNameMistakes,
  ...commandMistakes,
  ...variableMistakes,
  ...constructMistakes,
  ...shellMistakes,
  ...languageMistakes,
  ...fileMistakes,
  ...programMistakes,
  ...optionMistakes,
  bashOnly,
]
