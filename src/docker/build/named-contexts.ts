import { parseReference } from '../engine/reference.ts'
import { referenceText } from '../engine/reference-text.ts'
import type { Tree } from './tree-files.ts'

/** What `--build-context` gives a name: a directory, or an image that is used in its place. */
export type NamedContext =
  { readonly type: 'directory'; readonly tree: Tree } | { readonly type: 'image'; readonly reference: string }

/** Contexts by their names, as `contextName` gives them. They take precedence over stages and images of the same name. */
export type NamedContexts = ReadonlyMap<string, NamedContext>

/** The name that a context is kept under, `alpine` for `docker.io/library/alpine:latest`; undefined where it is not the name of an image. */
export function contextName(text: string): string | undefined {
  const reference = parseReference(text)
  return reference.type === 'reference' ? referenceText(reference).replace(/:latest$/, '') : undefined
}

/** The context that a Dockerfile means by a name. */
export function contextFor(contexts: NamedContexts, name: string): NamedContext | undefined {
  return contexts.get(contextName(name) ?? name)
}
