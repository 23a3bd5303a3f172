import { BuildError } from './build-error.ts'
import type { CopyVertex } from './graph.ts'

/** What is at an address of the network, or why it could not be had. */
export type Fetched =
  { readonly type: 'fetched'; readonly body: string } | { readonly type: 'failed'; readonly reason: string }

export type Fetch = (url: string) => Promise<Fetched>

/** What was fetched for a step, by its addresses. */
export type AddressFiles = ReadonlyMap<string, string>

/** The addresses that an ADD reads. */
export const addressesOf = ({ sources }: Pick<CopyVertex, 'sources'>): readonly string[] =>
  sources.flatMap((source) => (source.type === 'address' ? [source.url] : []))

/** Fetches what an ADD names by its address. @throws BuildError */
export async function fetchFor({ node }: Pick<CopyVertex, 'node'>, url: string, fetch: Fetch): Promise<string> {
  const fetched = await fetch(url)
  if (fetched.type === 'fetched') return fetched.body
  throw new BuildError(node, `failed to load cache key: ${fetched.reason}`, fetched.reason)
}

/** The name that a file gets from its address. @throws BuildError where there is none in it */
export function fileNameOf(url: string, { node }: Pick<CopyVertex, 'node'>): string {
  const name = new URL(url).pathname.split('/').at(-1) ?? ''
  if (name !== '') return name
  throw new BuildError(node, `cannot determine filename for url: ${url}`)
}
