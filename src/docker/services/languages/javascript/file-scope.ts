import { evaluate } from './evaluate/evaluate.ts'
import { reach } from './evaluate/member.ts'
import { execute } from './execute.ts'
import type { Realm } from './realm.ts'
import { type Modules, Scope } from './scope.ts'
import type { SourceFile, Value } from './values.ts'

/** How a file is run. */
interface Running {
  readonly file: SourceFile
  /** What `this` is. */
  readonly self: Value
  /** What stacks call its outermost frame. */
  readonly name?: string | undefined
  readonly isStrict?: boolean
  readonly modules: Modules
}

/** The outermost scope of a file. */
export const fileScope = (realm: Realm, { file, self, name, isStrict = false, modules }: Running): Scope =>
  new Scope(undefined, {
    realm,
    walk: { evaluate, execute, reach },
    file,
    frame: { name, file, at: 0 },
    receiver: { value: self, isThere: true },
    home: undefined,
    callee: undefined,
    newTarget: undefined,
    isStrict,
    modules,
  })
