import { createStore, type Store } from '../../base/store.ts'

/** A store for each of what it is asked for, such as a machine, with nothing in it at first; gone with what it was asked for. */
export function storePer<Key extends object, Value>(): (key: Key) => Store<Value | undefined> {
  const stores = new WeakMap<Key, Store<Value | undefined>>()
  return (key) => {
    const store = stores.get(key) ?? createStore<Value | undefined>(undefined)
    stores.set(key, store)
    return store
  }
}
