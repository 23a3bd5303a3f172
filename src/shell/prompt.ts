import { neutralise, paint, sgr, type Style } from '../base/color.ts'

/** Terminals of fewer columns have the prompt's text on a row of its own. */
const LEAST_COLUMNS = 60

/** What a machine's own prompt tells. */
export interface PromptParts {
  /** `user@host`. */
  readonly who: string
  /** The working directory, as the prompt shows it. */
  readonly where: string
  readonly sign?: '$' | '#'
}

/** A machine's own prompt: quiet, so that what is typed is loud; directories are blue everywhere. */
export function machinePrompt({ who, where, sign = '$' }: PromptParts): string {
  return `${paint(`${who}:`, 'muted')}${paint(neutralise(where), 'blue')}${paint(sign, 'muted')} `
}

const setting = (text: string, style: Style): string => `\\[\\e[${sgr[style]}m\\]${text}\\[\\e[m\\]`

/** The same prompt as PS1 of bash: `where` is what stands for the directory there. */
export function machinePromptSetting(where: string): string {
  return `${setting('\\u@\\h:', 'muted')}${setting(where, 'blue')}${setting('\\$', 'muted')} `
}

/** A machine's own prompt for a terminal of so many columns: in a narrow one the line begins on the row below it. */
export function promptFor(prompt: string, columns: number): string {
  const at = columns < LEAST_COLUMNS ? prompt.lastIndexOf(`\x1b[${sgr.muted}m`) : -1
  return at > 0 ? `${prompt.slice(0, at)}\n${prompt.slice(at)}` : prompt
}
