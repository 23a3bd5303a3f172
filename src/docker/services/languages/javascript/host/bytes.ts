import { bytesOf } from '../../../../../shell/posix/bytes.ts'
import type { Realm } from '../realm.ts'
import { Native, Obj, type Value } from '../values.ts'

export const bytesIn = (value: Value): Uint8Array =>
  value instanceof Native && value.data instanceof Uint8Array ? value.data : bytesOf(String(value))

export const buffer = (realm: Realm, bytes: Uint8Array): Obj => new Native(realm.proto('Buffer'), 'Buffer', bytes)
