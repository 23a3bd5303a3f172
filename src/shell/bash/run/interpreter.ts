import { builtins } from '../builtins/index.ts'
import { warn, warnUnended } from '../messages.ts'
import type { Interpreter } from '../shell.ts'
import { after } from '../steps.ts'
import { runNode } from './node.ts'
import { prompt } from './prompt.ts'
import { plumbing } from './simple-command.ts'
import { evaluate } from './text.ts'
import { through } from './through.ts'
import { runWords } from './words.ts'

/** Bash's own interpreter. */
export const interpreter: Interpreter = {
  builtins,
  node: runNode,
  words: runWords,
  text: evaluate,
  substitutions: (shell) => ({
    substitute: (command) => through(plumbing(), ({ substitute }) => substitute(shell, command)),
    processSubstitution: (operator, command) =>
      after(plumbing(), ({ processSubstitution }) => processSubstitution(shell, operator, command)),
    unended: (document) => warnUnended(shell, document),
    warn: (message) => warn(shell, message),
    prompt: (text) => prompt(shell, text),
  }),
}
