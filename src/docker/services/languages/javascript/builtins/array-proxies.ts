import { arrayLike, get, ProxyObj, set } from '../objects.ts'
import type { Realm } from '../realm.ts'
import { type Call, settled, type Steps, type Value } from '../values.ts'
import type { NativeCode, Natives } from './install.ts'

/** Adds to the end of an array by the traps of its proxy. */
function* push({ realm, self, args }: Call<Realm>, proxy: ProxyObj): Steps<Value> {
  let length = Number(yield* settled(get(realm, proxy, 'length')))
  const write = (key: string, value: Value): Steps<unknown> =>
    settled(set(realm, proxy, key, { value, isStrict: true, receiver: self instanceof ProxyObj ? self : proxy }))
  for (const item of args) {
    yield* write(String(length), item)
    length += 1
  }
  yield* write('length', length)
  return length
}

/** Calls a method of a copy of what the traps of a proxy give, and assigns by them what the method has changed. */
function* byTraps(code: NativeCode, given: Call<Realm>, proxy: ProxyObj): Steps<Value> {
  const { realm } = given
  const before = [...(yield* arrayLike(realm, proxy))]
  const copy = realm.array([...before])
  const result = yield* settled(code({ ...given, self: copy }))
  const after = copy.items
  for (const [at, value] of after.entries()) {
    const due = realm.pause()
    if (due) yield due
    if (at >= before.length || value !== before[at])
      yield* settled(set(realm, proxy, String(at), { value, isStrict: true }))
  }
  if (after.length !== before.length)
    yield* settled(set(realm, proxy, 'length', { value: after.length, isStrict: true }))
  return result === copy ? proxy : result
}

/** The methods of arrays, which reach the items of a proxy by its traps. */
export const overProxies = (methods: Natives): Natives =>
  Object.fromEntries(
    Object.entries(methods).map(([name, code]): [string, NativeCode] => [
      name,
      (given) => {
        if (!(given.self instanceof ProxyObj)) return code(given)
        return name === 'push' ? push(given, given.self) : byTraps(code, given, given.self)
      },
    ]),
  )
