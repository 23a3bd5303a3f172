import { isPromise } from '../promises.ts'
import { Arr, isTyped, Native, Obj, plainProp, type Prop, type Typed, type Value } from '../values.ts'
import { standingFor } from '../buffers.ts'
import { MOST_ITEMS, type Parts } from './layout.ts'
import { type Showing, styled } from './look.ts'
import { constructorName, prefixOf, tagOf } from './names.ts'
import { inner, properties, propText, shownKeys } from './property.ts'

const hiddenItems = (count: number): string[] =>
  count > MOST_ITEMS ? [`... ${count - MOST_ITEMS} more item${count - MOST_ITEMS > 1 ? 's' : ''}`] : []

export function arrayParts(showing: Showing, array: Arr): Parts {
  const { items } = array
  const entries: string[] = []
  let holes = 0
  const flush = (): void => {
    if (holes > 0) entries.push(styled(showing, `<${holes} empty item${holes > 1 ? 's' : ''}>`, 'undefined'))
    holes = 0
  }
  for (let at = 0; at < items.length && entries.length < MOST_ITEMS; at += 1)
    if (at in items) {
      flush()
      entries.push(inner(showing, items[at]))
    } else holes += 1
  flush()
  const more = hiddenItems(items.length)
  for (const one of more) entries.push(one)
  const count = entries.length
  if (showing.look.showHidden) entries.push(`[length]: ${styled(showing, String(items.length), 'number')}`)
  for (const key of shownKeys(array, showing))
    if (key !== 'length') entries.push(propText(showing, key, array.own(key) as Prop))
  const name = constructorName(array)
  const tag = array.props.get(Symbol.toStringTag)?.value
  const isPlain = name === 'Array' && tag === undefined
  if (tag === 'Arguments')
    return {
      open: '[Arguments] {',
      close: '}',
      entries: items.map((_, at) => `'${at}': ${entries[at] ?? ''}`),
      isList: false,
      items: 0,
    }
  const prefix = isPlain ? '' : prefixOf(array, 'Array', items.length)
  return { open: `${prefix}[`, close: ']', entries, isList: true, items: count }
}

function collectionParts(showing: Showing, object: Native, data: Map<Value, Value> | Set<Value>): Parts {
  const isMap = data instanceof Map
  const all: string[] = []
  for (const [key, value] of data.entries()) {
    if (all.length === MOST_ITEMS) break
    all.push(isMap ? `${inner(showing, key)} => ${inner(showing, value)}` : inner(showing, value))
  }
  return {
    open: `${prefixOf(object, isMap ? 'Map' : 'Set', data.size)}{`,
    close: '}',
    entries: [...all, ...hiddenItems(data.size), ...properties(showing, object)],
    isList: false,
    items: 0,
  }
}

function promiseEntries(
  showing: Showing,
  { state, value }: { readonly state: string; readonly value: Value },
): string[] {
  if (state === 'pending') return [styled(showing, '<pending>', 'special')]
  const shown = inner(showing, value)
  return [state === 'rejected' ? `${styled(showing, '<rejected>', 'special')} ${shown}` : shown]
}

function typedParts(showing: Showing, object: Native, data: Typed): Parts {
  const entries = Array.from<Value, string>(data.slice(0, MOST_ITEMS), (item) => inner(showing, item))
  const names = properties(showing, object, (key) => typeof key === 'symbol' || !/^\d+$/.test(key))
  const more = hiddenItems(data.length)
  return {
    open: `${prefixOf(object, object.type, data.length)}[`,
    close: ']',
    entries: [...entries, ...more, ...names],
    isList: true,
    items: entries.length + more.length,
  }
}

/** How many bytes of an ArrayBuffer are shown. */
const MOST_BYTES = 50

function bufferParts(showing: Showing, object: Native, data: ArrayBuffer): Parts {
  const bytes = Array.from(new Uint8Array(data).subarray(0, MOST_BYTES), (byte) => byte.toString(16).padStart(2, '0'))
  const more = data.byteLength - bytes.length
  const contents = bytes.join(' ') + (more > 0 ? ` ... ${more} more byte${more > 1 ? 's' : ''}` : '')
  const size = styled(showing, String(data.byteLength), 'number')
  return {
    open: `${prefixOf(object, 'ArrayBuffer')}{`,
    close: '}',
    entries: [`[Uint8Contents]: <${contents}>`, `byteLength: ${size}`, ...properties(showing, object)],
    isList: false,
    items: 0,
  }
}

function viewParts(showing: Showing, object: Native<DataView>): Parts {
  const { byteLength, byteOffset, buffer } = object.data
  const facts = { byteLength, byteOffset, buffer: standingFor.get(buffer) }
  return {
    open: `${prefixOf(object, 'DataView')}{`,
    close: '}',
    entries: [
      ...Object.entries(facts).map(([key, value]) => propText(showing, key, plainProp(value))),
      ...properties(showing, object),
    ],
    isList: false,
    items: 0,
  }
}

export function nativeParts(showing: Showing, object: Native): Parts | undefined {
  const { data, type } = object
  if (data instanceof Map || data instanceof Set) return collectionParts(showing, object, data)
  if (isPromise(object))
    return {
      open: `${prefixOf(object, 'Promise')}{`,
      close: '}',
      entries: [...promiseEntries(showing, object.data), ...properties(showing, object)],
      isList: false,
      items: 0,
    }
  if (isTyped(data)) return typedParts(showing, object, data)
  if (data instanceof ArrayBuffer) return bufferParts(showing, object, data)
  if (data instanceof DataView) return viewParts(showing, object as Native<DataView>)
  if (type === 'Generator' || type === 'AsyncGenerator')
    return { open: `Object [${type}] {`, close: '}', entries: [], isList: false, items: 0 }
  if (type === 'WeakMap' || type === 'WeakSet')
    return { open: `${type} {`, close: '}', entries: ['<items unknown>'], isList: false, items: 0 }
  if (type.endsWith(' Iterator'))
    return { open: `Object [${type}] {`, close: '}', entries: [], isList: false, items: 0 }
  return undefined
}

export function plainParts(showing: Showing, object: Obj): Parts {
  const name = constructorName(object)
  const tag = tagOf(object, name ?? '')
  const prefix = name === 'Object' && tag === '' ? '' : prefixOf(object, 'Object')
  return { open: `${prefix}{`, close: '}', entries: properties(showing, object), isList: false, items: 0 }
}
