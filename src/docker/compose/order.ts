import { type Mapping, mappingOf } from './value.ts'

/** The services that one waits for, with how. */
export const dependenciesOf = (service: Mapping): Mapping => mappingOf(service['depends_on'])

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
