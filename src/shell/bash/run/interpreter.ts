import { builtins } from '../builtins/index.ts'
import { warn, warnUnended } from '../messages.ts'
import type { Interpreter } from '../shell.ts'
import { runNode } from './node.ts'
import { processSubstitution } from './process-substitution.ts'
import { prompt } from './prompt.ts'
import { substitute } from './substitution.ts'
import { evaluate } from './text.ts'
import { runWords } from './words.ts'

/** Bash's own interpreter. */
export const interpreter: Interpreter = {
  builtins,
  node: runNode,
  words: runWords,
  text: evaluate,
  substitutions: (shell) => ({
    substitute: (command) => substitute(shell, command),
    processSubstitution: (operator, command) => processSubstitution(shell, operator, command),
    unended: (document) => warnUnended(shell, document),
    warn: (message) => warn(shell, message),
    prompt: (text) => prompt(shell, text),
  }),
}
