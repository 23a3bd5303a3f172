import { type Mapping, mappingOf, textOf } from './value.ts'

/** The services that one waits for, with how. */
export const dependenciesOf = (service: Mapping): Mapping => mappingOf(service['depends_on'])

/** The services that are restarted with one: those that wait for it with `restart: true`. */
export function restartedWith(services: Mapping, name: string): readonly string[] {
  return Object.keys(services).filter((other) => {
    const dependency = mappingOf(dependenciesOf(mappingOf(services[other]))[name])
    return textOf(dependency['restart']) === 'true'
  })
}

/** Services, with all that are restarted with them. */
export function withRestarted(services: Mapping, names: readonly string[]): readonly string[] {
  const taken = new Set(names)
  for (const name of taken) for (const other of restartedWith(services, name)) taken.add(other)
  return [...taken]
}

/** Names of services, those that others wait for before them; of several, in the order of their names. */
export function inOrder(services: Mapping, names: readonly string[]): readonly string[] {
  const wanted = new Set(names)
  const ordered = new Set<string>()
  const visit = (name: string): void => {
    if (ordered.has(name) || !wanted.has(name)) return
    for (const other of Object.keys(dependenciesOf(mappingOf(services[name]))).toSorted()) visit(other)
    ordered.add(name)
  }
  for (const name of names.toSorted()) visit(name)
  return [...ordered]
}

/** Whose work has to be done before: that of the services one waits for, or of those that wait for it. */
export type Direction = 'dependencies-first' | 'dependents-first'

/** Does work for services at once, but each in its turn. What fails first is thrown when all is over. */
export async function inTurn(
  services: Mapping,
  names: readonly string[],
  direction: Direction,
  work: (name: string) => Promise<void>,
): Promise<void> {
  const needs = (one: string, other: string): boolean => Object.hasOwn(dependenciesOf(mappingOf(services[one])), other)
  const before = (name: string): readonly string[] =>
    names.filter((other) => (direction === 'dependencies-first' ? needs(name, other) : needs(other, name)))
  const begun = new Map<string, Promise<void>>()
  const begin = (name: string): Promise<void> => {
    const known = begun.get(name)
    if (known) return known
    const doing = Promise.all(before(name).map(begin)).then(() => work(name))
    begun.set(name, doing)
    return doing
  }
  await allOf(names.toSorted().map(begin))
}

/** Waits for all, also where some fail. @throws what failed first */
export async function allOf(work: readonly Promise<void>[]): Promise<void> {
  for (const result of await Promise.allSettled(work)) if (result.status === 'rejected') throw result.reason
}
