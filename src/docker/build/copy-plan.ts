import type { Expansion } from './config-steps.ts'
import { BadInstruction } from './flags.ts'
import type { CopyVertex, Origin, Source } from './graph.ts'
import { documentOf, type Step } from './instructions.ts'
import { absolute } from './paths.ts'

/** Where a COPY stands. */
export interface CopyPlace {
  readonly expansion: Expansion
  readonly directory: string
  readonly origin: Origin
}

/** What COPY and ADD do, and their line in the history. */
export type PlannedCopy = Pick<CopyVertex, 'origin' | 'sources' | 'target' | 'owner' | 'mode' | 'unpacks'> & {
  readonly createdBy: string
}

function sourceOf(step: Step, word: string, { expansion }: CopyPlace): Source {
  const document = documentOf(step, word)
  if (document) {
    const text = document.chomp ? document.content.replace(/^\t+/gm, '') : document.content
    // quotes in a here-document mean nothing
    const content = document.raw ? text : expansion.word(text.replace(/["']/g, '\\$&'))
    return { type: 'document', document, content }
  }
  const path = expansion.word(word)
  return step.node.name === 'ADD' && /^https?:\/\//.test(path) ? { type: 'address', url: path } : { type: 'path', path }
}

const shownSource = (source: Source): string =>
  source.type === 'path' ? source.path : source.type === 'address' ? source.url : `<<${source.document.name}`

/** Reads a COPY or an ADD. @throws BadInstruction, BadWord */
export function copyOf(step: Step, place: CopyPlace): PlannedCopy {
  const { node, flags } = step
  if (flags.has('checksum')) throw new BadInstruction('ADD --checksum is not simulated by this playground')
  const sources = node.words.slice(0, -1).map((word) => sourceOf(step, word, place))
  const typed = place.expansion.word(node.words.at(-1) ?? '')
  const target = absolute(place.directory, typed)
  if (sources.length > 1 && !typed.endsWith('/') && !/(?:^|\/)\.$/.test(typed)) {
    const rule = 'with more than one source file, the destination must be a directory and end with a /'
    throw new BadInstruction(`When using ${node.name} ${rule}`)
  }
  const mode = flags.get('chmod')?.[0]
  if (mode !== undefined && !/^[0-7]{1,4}$/.test(mode))
    throw new BadInstruction(`invalid chmod parameter: '${mode}'. it should be octal string and between 0 and 07777`)
  const owner = flags.get('chown')?.[0]
  const options = [owner === undefined ? [] : `--chown=${owner}`, mode === undefined ? [] : `--chmod=${mode}`].flat()
  return {
    origin: place.origin,
    sources,
    target,
    owner: owner === undefined ? undefined : place.expansion.word(owner),
    mode,
    unpacks: node.name === 'ADD',
    createdBy: [node.name, ...options, ...sources.map(shownSource), typed, '# buildkit'].join(' '),
  }
}
