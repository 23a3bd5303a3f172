import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A line that the real bash and ours run, and where it stands. */
export interface DifferentialCase {
  readonly topic: string
  readonly line: string
}

const folder = import.meta.dirname

/** A line that begins with two spaces goes on with the one before. */
function casesOf(topic: string, text: string): readonly DifferentialCase[] {
  return text
    .replaceAll('\n  ', '\0')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ topic, line: line.replaceAll('\0', '\n') }))
}

/** Every line of the suite, by topic. */
export const differentialCases: readonly DifferentialCase[] = readdirSync(folder)
  .filter((file) => file.endsWith('.txt'))
  .flatMap((file) => casesOf(file.replace('.txt', ''), readFileSync(join(folder, file), 'utf8')))
