import { tagImage } from '../engine/images.ts'
import { parseReference } from '../engine/reference.ts'
import { referenceText } from '../engine/reference-text.ts'
import { badReferenceText } from './bad-reference.ts'
import { commit, type ListedSubcommand } from './subcommand.ts'

export const tag: ListedSubcommand = {
  declaration: {
    usage: 'SOURCE_IMAGE[:TAG] TARGET_IMAGE[:TAG]',
    takes: [2, 2],
    description: ['Adds a name to an image. Nothing is copied: both names mean the same image.'],
    options: [],
    operands: [
      { name: 'SOURCE_IMAGE', kind: 'image' },
      { name: 'TARGET_IMAGE', kind: 'image' },
    ],
  },
  async run({ operands, process, engine }) {
    const [source = '', target = ''] = operands
    const reference = parseReference(target)
    if (reference.type === 'bad-reference') {
      const reason = badReferenceText(reference.reason, target)
      await process.stderr.write(`Error parsing reference: "${target}" is not a valid repository/tag: ${reason}\n`)
      return 1
    }
    if (/^sha(?:256|384|512)$/.test(reference.repository)) {
      const reason = 'refusing to create an ambiguous tag using digest algorithm as name'
      await process.stderr.write(`Error response from daemon: ${reason}\n`)
      return 1
    }
    commit(process.system, tagImage(engine, source, referenceText(reference)))
    return 0
  },
}
