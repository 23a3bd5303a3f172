import type { NamedContext, NamedContexts } from '../build/graph.ts'
import type { Tree } from '../build/tree-files.ts'
import { parseReference } from '../engine/reference.ts'
import { Refusal } from './build-refusal.ts'

/** What names an image in the place of a directory. */
const IMAGE_SCHEME = 'docker-image://'

/**
 * What `--build-context NAME=PATH` gives.
 * @param treeOf gives a directory by its path or address; undefined where there is none
 * @throws Refusal
 */
export async function contextsIn(
  texts: readonly string[],
  treeOf: (given: string) => Promise<Tree | undefined>,
): Promise<NamedContexts> {
  const contexts = new Map<string, NamedContext>()
  for (const text of texts) {
    const [name = '', given] = text.split(/=(.*)/s)
    if (given === undefined) throw new Refusal(`invalid context value: ${text}, expected key=value`)
    if (parseReference(name).type !== 'reference') throw new Refusal(`invalid context name ${name}`)
    if (given.startsWith(IMAGE_SCHEME)) {
      contexts.set(name, { type: 'image', reference: given.slice(IMAGE_SCHEME.length) })
      continue
    }
    const tree = await treeOf(given)
    if (!tree) throw new Refusal(`failed to get build context ${name}: stat ${given}: no such file or directory`)
    contexts.set(name, { type: 'directory', tree })
  }
  return contexts
}
