import { BuildError } from './build-error.ts'
import type { CopyVertex, Source } from './graph.ts'

/** What is at an address of the network, or why it could not be had. */
export type Fetched =
  { readonly type: 'fetched'; readonly body: string } | { readonly type: 'failed'; readonly reason: string }

export type Fetch = (url: string) => Promise<Fetched>

/** What was fetched for a step, by its addresses. */
export type AddressFiles = ReadonlyMap<string, string>

const addressesIn = (sources: readonly Source[]): readonly string[] =>
  sources.flatMap((source) => (source.type === 'address' ? [source.url] : []))

/** Whether a step reads what is at an address. */
export const readsAddresses = ({ sources }: Pick<CopyVertex, 'sources'>): boolean => addressesIn(sources).length > 0

/** Fetches what an ADD names by its address. @throws BuildError */
export async function fetchSources({ sources, node }: CopyVertex, fetch: Fetch): Promise<AddressFiles> {
  const files = new Map<string, string>()
  for (const url of addressesIn(sources)) {
    const fetched = await fetch(url)
    if (fetched.type === 'failed') throw new BuildError(node, `failed to load cache key: ${fetched.reason}`)
    files.set(url, fetched.body)
  }
  return files
}

/** The name that a file gets from its address. @throws BuildError where there is none in it */
export function fileNameOf(url: string, { node }: Pick<CopyVertex, 'node'>): string {
  const name = new URL(url).pathname.split('/').at(-1) ?? ''
  if (name !== '') return name
  throw new BuildError(node, `cannot determine filename for url: ${url}`)
}
