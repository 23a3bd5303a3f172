import { isError } from '../objects.ts'
import { Arr, isAccessor, type Key, Native, Obj, type Prop, type Value } from '../values.ts'
import { type Showing, styled } from './look.ts'
import { quoted } from './primitive.ts'

const isName = (key: string): boolean => /^[A-Za-z_$][\w$]*$/.test(key)

function keyText(showing: Showing, key: Key, prop: Prop): string {
  const text =
    typeof key === 'symbol'
      ? styled(showing, `[${key.toString()}]`, 'symbol')
      : isName(key)
        ? key
        : styled(showing, quoted(key), 'string')
  return prop.enumerable ? text : `[${text}]`
}

export function propText(showing: Showing, key: Key, prop: Prop): string {
  if (isAccessor(prop)) {
    const kind = prop.get && prop.set ? 'Getter/Setter' : prop.get ? 'Getter' : 'Setter'
    return `${keyText(showing, key, prop)}: ${styled(showing, `[${kind}]`, 'special')}`
  }
  showing.indent += 2
  const shown = showing.shown(showing, prop.value)
  showing.indent -= 2
  return `${keyText(showing, key, prop)}: ${shown}`
}

/** Whether the stack of an error tells a property already. */
function isTold(object: Obj, key: Key): boolean {
  if (!isError(object) || (key !== 'name' && key !== 'message' && key !== 'stack')) return false
  return String(object.own('stack')?.value).includes(String(object.own(key)?.value))
}

/** The keys that are shown with their values; the items of an array are shown by themselves. */
export function shownKeys(object: Obj, { look }: Showing): Key[] {
  const all = object instanceof Arr ? object.names() : object.keys()
  // the letters of a text in an object are shown by it
  const isLetter = (key: Key): boolean =>
    object instanceof Native && object.type === 'String' && /^\d+$/.test(String(key))
  const keys = all.filter(
    (key) => !isLetter(key) && (look.showHidden || (object.own(key)?.enumerable && !isTold(object, key))),
  )
  return look.sorted ? keys.toSorted((one, other) => (String(one) < String(other) ? -1 : 1)) : keys
}

export function inner(showing: Showing, value: Value): string {
  showing.indent += 2
  const shown = showing.shown(showing, value)
  showing.indent -= 2
  return shown
}

export const properties = (showing: Showing, object: Obj, isShown: (key: Key) => boolean = () => true): string[] =>
  shownKeys(object, showing).flatMap((key) => {
    const prop = isShown(key) ? object.own(key) : undefined
    return prop ? [propText(showing, key, prop)] : []
  })
