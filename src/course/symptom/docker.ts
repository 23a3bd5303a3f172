import { isSlip } from '../../base/slip.ts'
import type { DockerFacts, RanFact } from '../facts.ts'
import type { Case, Correction, Likeness } from './files.ts'
import { misspells, onlyOne } from './spelling.ts'

/** The shortest name of which another letter is a slip: there are few names in Docker. */
const SHORTEST = 3

const withoutMarks = (word: string): string => word.toLowerCase().replaceAll(/[-_.]/g, '')

/** Whether only capitals, dashes and the like differ. */
const sameButForMarks: Likeness = (typed, name) => withoutMarks(typed) === withoutMarks(name)

/** Whether the name of something else in Docker may have been meant. */
const namesOther: Likeness = (typed, name) =>
  misspells(typed, name) ||
  (name.length >= SHORTEST && isSlip(typed, name)) ||
  sameButForMarks(typed, name) ||
  name.startsWith(`${typed}:`)

/** The network of those that have none. It is there on every host, and nobody who names another one means it. */
const NO_NETWORK = 'none'

const nameOf = ({ name }: { readonly name: string }): string => name

/** What is there in Docker of the kind that a command works on. */
function namesOf(program: string, { containers, images, networks, volumes }: DockerFacts): readonly string[] {
  const references = images.flatMap((image) => image.references)
  if (/^docker (rmi|tag|history|save|push)$/.test(program))
    return [...references, ...references.map((reference) => reference.replace(/:latest$/, ''))]
  if (/^docker (network|run|create)/.test(program))
    return [...networks, ...containers].map(nameOf).filter((name) => name !== NO_NETWORK)
  if (program.startsWith('docker volume')) return volumes.map(nameOf)
  return containers.map(nameOf)
}

/** What is there in Docker and may have been meant by a word of a command that names nothing. */
export function meantOfDocker({ argv, program }: RanFact, { before: { docker } }: Case): Correction | undefined {
  if (!docker) return undefined
  const names = namesOf(program, docker)
  for (const wrong of argv.slice(2)) {
    const right = names.includes(wrong) ? undefined : onlyOne(wrong, new Set(names), namesOther)
    if (right !== undefined) return { wrong, right }
  }
  return undefined
}
