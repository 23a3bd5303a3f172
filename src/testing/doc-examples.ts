import { readFileSync } from 'node:fs'

type Run = (...values: unknown[]) => Promise<void>

/** The examples of a page of documentation: what stands between ```ts and ```, without the imports. */
export function examplesOf(page: URL): readonly string[] {
  return [...readFileSync(page, 'utf8').matchAll(/^```ts\n(.*?)^```/gms)].map((match) =>
    (match[1] ?? '').replace(/^import .*\n/gm, ''),
  )
}

/** Runs an example with the names of `scope` in it. */
export function runExample(code: string, scope: Readonly<Record<string, unknown>>): Promise<void> {
  const AsyncFunction: new (...words: string[]) => Run = Object.getPrototypeOf(async () => undefined).constructor
  return new AsyncFunction(...Object.keys(scope), code)(...Object.values(scope))
}
