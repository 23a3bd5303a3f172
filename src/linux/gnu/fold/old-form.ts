import type { ProgramDeclaration } from '../../../shell/posix/declaration.ts'

type Declared = Pick<ProgramDeclaration, 'options' | 'refused'>

/** Whether the value of an option is the word behind it: `-n`, `-sw`, `--width`, `--wid`. */
export function awaitsValue(word: string, { options = [], refused = [] }: Declared): boolean {
  const valued = [...options, ...refused].filter(({ value }) => value && !value.optional)
  if (word.startsWith('--')) return word !== '--' && valued.some(({ long = '' }) => `--${long}`.startsWith(word))
  if (!word.startsWith('-') || word === '-') return false
  const [, ...letters] = word
  return letters.findIndex((letter) => valued.some(({ short }) => short === letter)) === letters.length - 1
}

/**
 * An option that may be written without its letter: `fold -20` is `fold -w20`. Values of options, and operands behind `--`, stay as
 * they are.
 * @param letter the option that is meant
 * @param form how such words look
 */
export const oldForm =
  (letter: string, form = /^-\d+$/) =>
  (words: readonly string[], declared: Declared): readonly string[] => {
    let [isValue, isOperand] = [false, false]
    return words.map((word) => {
      if (isOperand) return word
      if (isValue) {
        isValue = false
        return word
      }
      isOperand = word === '--'
      isValue = awaitsValue(word, declared)
      return form.test(word) ? `-${letter}${word.slice(1)}` : word
    })
  }
