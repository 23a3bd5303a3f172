import { isCallable, isError, ProxyObj } from '../objects.ts'
import { Arr, Fn, Native, Obj, type Value } from '../values.ts'
import { errorParts, errorText } from './errors.ts'
import { laid, type Parts } from './layout.ts'
import { type Look, type Showing, styled, USUAL } from './look.ts'
import { constructorName, functionText, tagOf } from './names.ts'
import { arrayParts, nativeParts, plainParts } from './parts.ts'
import { primitive } from './primitive.ts'
import { shownKeys } from './property.ts'

/** What stands for an object that shows itself as one word; undefined for any other. */
function base(showing: Showing, object: Obj): string | undefined {
  if (object instanceof Fn && isCallable(object)) return styled(showing, functionText(object), 'special')
  if (isError(object)) return errorText(showing, object)
  if (!(object instanceof Native)) return undefined
  const { data, type } = object
  if (data instanceof RegExp) return styled(showing, String(data), 'regexp')
  if (data instanceof Date)
    return styled(showing, Number.isNaN(data.getTime()) ? 'Invalid Date' : data.toISOString(), 'date')
  if (['String', 'Number', 'Boolean', 'Symbol', 'BigInt'].includes(type))
    return `[${type}: ${primitive({ ...showing }, data as Exclude<Value, Obj>, true)}]`
  return undefined
}

/** What is shown in place of an object: another one, or a text. */
const standIns = new WeakMap<Obj, Obj | string>()

/** Has an object shown as another one, or as a text. */
export const showAs = (object: Obj, other: Obj | string): void => void standIns.set(object, other)

function shownText(showing: Showing, value: Value, isTop = false): string {
  if (!(value instanceof Obj)) return primitive(showing, value, isTop)
  const other = standIns.get(value)
  if (other !== undefined) return typeof other === 'string' ? other : shownText(showing, other)
  const object = value instanceof ProxyObj ? value.target : value
  if (showing.around.includes(object)) {
    const number = showing.circles.get(object) ?? showing.circles.size + 1
    showing.circles.set(object, number)
    return styled(showing, `[Circular *${number}]`, 'special')
  }
  const { depth } = showing.look
  const shownBase = base(showing, object)
  const keys = shownKeys(object, showing)
  if (shownBase !== undefined && keys.length === 0 && !isError(object)) return shownBase
  const isEmpty = object instanceof Arr ? object.items.length === 0 : keys.length === 0
  if (depth !== null && showing.level > depth && (isEmpty ? object instanceof Native : true)) {
    if (shownBase !== undefined && !isError(object)) return shownBase
    const name = constructorName(object)
    return styled(
      showing,
      `[${object instanceof Arr ? 'Array' : name === null ? 'Object: null prototype' : name + tagOf(object, name)}]`,
      'special',
    )
  }
  return container(showing, object, shownBase)
}

function container(showing: Showing, object: Obj, shownBase: string | undefined): string {
  showing.around.push(object)
  const before = showing.latest
  showing.latest = showing.level
  showing.level += 1
  const parts = partsOf(showing, object, shownBase)
  showing.level -= 1
  // what is empty is no level of its own
  if (parts.entries.length === 0) showing.latest = before
  showing.around.pop()
  const circle = showing.circles.get(object)
  const mark = circle === undefined ? '' : styled(showing, `<ref *${circle}> `, 'special')
  if (parts.entries.length === 0 && shownBase !== undefined) return mark + shownBase
  return laid(showing, mark === '' ? parts : { ...parts, open: mark + parts.open }, object)
}

function partsOf(showing: Showing, object: Obj, shownBase: string | undefined): Parts {
  if (shownBase !== undefined) {
    const entries = errorParts(showing, object)
    return { open: `${shownBase} {`, close: '}', entries, isList: false, items: 0 }
  }
  if (object instanceof Arr) return arrayParts(showing, object)
  return (object instanceof Native ? nativeParts(showing, object) : undefined) ?? plainParts(showing, object)
}

/** A value as Node's util.inspect shows it. */
export function inspect(value: Value, look: Partial<Look> = {}): string {
  const showing: Showing = {
    look: { ...USUAL, ...look },
    around: [],
    circles: new Map(),
    level: 0,
    latest: 0,
    indent: 0,
    shown: shownText,
  }
  return shownText(showing, value, true)
}
