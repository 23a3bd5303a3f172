import type { Vocabulary } from '../shell/highlight.ts'
import { groups } from './cli/groups.ts'

/** How lines of the Docker host are coloured: what stands behind `docker` is a command too. */
export const vocabulary: Omit<Vocabulary, 'isKnown'> = {
  hasCommands: ([program, group, ...rest]) =>
    program === 'docker' && rest.length === 0 && (group === undefined || groups.has(group)),
  command: '34',
}
