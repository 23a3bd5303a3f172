import { isSince } from '../../../../catalogue/repository.ts'
import type { ProtoName, Realm } from '../realm.ts'
import { Obj } from '../values.ts'

interface Newer {
  readonly of: ProtoName
  /** Whether they are members of the constructor, and not of what it makes. */
  readonly isStatic?: true
  /** The first version of Node.js that has them. */
  readonly since: number
  readonly names: string
}

/** What came into the language with a version of Node.js (its release notes name that of V8). */
const NEWER: readonly Newer[] = [
  { of: 'Array', since: 20, names: 'toReversed toSorted toSpliced with' },
  { of: 'Object', isStatic: true, since: 21, names: 'groupBy' },
  { of: 'Map', isStatic: true, since: 21, names: 'groupBy' },
  { of: 'Promise', isStatic: true, since: 22, names: 'withResolvers' },
  {
    of: 'Set',
    since: 22,
    names: 'union intersection difference symmetricDifference isSubsetOf isSupersetOf isDisjointFrom',
  },
]

/** Takes away from a realm what a version of Node.js, as `20.10.0`, does not have yet. */
export function takeNewer(realm: Realm, version: string): void {
  for (const { of, isStatic, since, names } of NEWER) {
    const home = isStatic ? realm.globals.own(of)?.value : realm.proto(of)
    if (home instanceof Obj && !isSince(version, since)) for (const name of names.split(' ')) home.remove(name)
  }
}
