import { contextName, type NamedContext, type NamedContexts } from '../build/named-contexts.ts'
import type { Tree } from '../build/tree-files.ts'
import { parseReference } from '../engine/reference.ts'
import { badReferenceText } from './bad-reference.ts'
import { Refusal } from './build-refusal.ts'

/** Begins the name of an image that stands in the place of a directory. */
const IMAGE_SCHEME = 'docker-image://'
/** Begins the path of an image that lies in a directory. */
const LAYOUT_SCHEME = 'oci-layout://'

/** @throws Refusal for what is not the name of an image */
function nameOf(text: string): string {
  const reference = parseReference(text)
  if (reference.type === 'reference') return contextName(text) ?? text
  throw new Refusal(`invalid context name ${text}: ${badReferenceText(reference.reason, text)}`)
}

/**
 * What `--build-context NAME=PATH` gives.
 * @param treeOf gives the directory at a path or an address
 * @throws Refusal
 */
export async function contextsIn(
  texts: readonly string[],
  treeOf: (name: string, path: string) => Promise<Tree>,
): Promise<NamedContexts> {
  const contexts = new Map<string, NamedContext>()
  for (const text of texts) {
    const [given = '', path] = text.split(/=(.*)/s)
    if (path === undefined) throw new Refusal(`invalid context value: ${text}, expected key=value`)
    const name = nameOf(given)
    if (path.startsWith(LAYOUT_SCHEME))
      throw new Refusal(`${path}: images in OCI layouts are not simulated by this playground`)
    if (path.startsWith(IMAGE_SCHEME)) contexts.set(name, { type: 'image', reference: path.slice(IMAGE_SCHEME.length) })
    else contexts.set(name, { type: 'directory', tree: await treeOf(name, path) })
  }
  return contexts
}
