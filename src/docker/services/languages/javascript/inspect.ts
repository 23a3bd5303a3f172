import { isCallable, isError, ProxyObj } from './objects.ts'
import { isPromise } from './promises.ts'
import { Arr, Fn, isAccessor, type Key, Native, Obj, type Prop, type Value } from './values.ts'

/** How util.inspect shows values. */
export interface Look {
  /** How many levels are shown; null for all. */
  readonly depth: number | null
  readonly breakLength: number
  readonly compact: number | false
  readonly colors: boolean
  readonly showHidden: boolean
  readonly sorted: boolean
}

export const USUAL: Look = { depth: 2, breakLength: 80, compact: 3, colors: false, showHidden: false, sorted: false }

const MOST_ITEMS = 100

interface Showing {
  readonly look: Look
  readonly around: Obj[]
  readonly circles: Map<Obj, number>
  level: number
  /** The level of the object that was begun last. */
  latest: number
  indent: number
}

const STYLES: Readonly<Record<string, readonly [number, number]>> = {
  number: [33, 39],
  bigint: [33, 39],
  boolean: [33, 39],
  string: [32, 39],
  symbol: [32, 39],
  undefined: [90, 39],
  null: [1, 22],
  special: [36, 39],
  date: [35, 39],
  regexp: [31, 39],
}

function styled({ look }: Showing, text: string, style: string): string {
  const [on, off] = STYLES[style] ?? [0, 0]
  return look.colors ? `\u{1B}[${on}m${text}\u{1B}[${off}m` : text
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  '\\': '\\\\',
}

/** A text in quotes, those that it does not hold itself. */
export function quoted(text: string): string {
  const quote = !text.includes("'")
    ? "'"
    : !text.includes('"')
      ? '"'
      : !text.includes('`') && !text.includes('${')
        ? '`'
        : "'"
  // eslint-disable-next-line no-control-regex -- those are shown by their numbers
  const escaped = text.replaceAll(
    /[\u0000-\u001F\u007F-\u009F\\]/g,
    (sign) => ESCAPES[sign] ?? `\\x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  )
  return quote + (quote === "'" ? escaped.replaceAll("'", String.raw`\'`) : escaped) + quote
}

function primitive(showing: Showing, value: Exclude<Value, Obj>, isTop: boolean): string {
  if (typeof value === 'string') return styled(showing, isTop ? quoted(value) : longText(showing, value), 'string')
  if (typeof value === 'bigint') return styled(showing, `${value}n`, 'bigint')
  if (typeof value === 'symbol') return styled(showing, value.toString(), 'symbol')
  return styled(showing, Object.is(value, -0) ? '-0' : String(value), value === null ? 'null' : typeof value)
}

/** A long text within something is cut at the ends of its lines. */
function longText({ look, indent }: Showing, text: string): string {
  if (text.length <= 16 || text.length <= look.breakLength - indent - 4 || !text.includes('\n')) return quoted(text)
  return (text.match(/[^\n]*\n|[^\n]+$/g) ?? [text]).map(quoted).join(` +\n${' '.repeat(indent + 2)}`)
}

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

function propText(showing: Showing, key: Key, prop: Prop): string {
  if (isAccessor(prop)) {
    const kind = prop.get && prop.set ? 'Getter/Setter' : prop.get ? 'Getter' : 'Setter'
    return `${keyText(showing, key, prop)}: ${styled(showing, `[${kind}]`, 'special')}`
  }
  showing.indent += 2
  const shown = shownText(showing, prop.value)
  showing.indent -= 2
  return `${keyText(showing, key, prop)}: ${shown}`
}

/** The constructor's name of an object, and whether it has one at all. */
export function constructorName(object: Obj): string | null {
  for (let at: Obj | null = object; at; at = at.proto) {
    const maker = at.own('constructor')?.value
    const name = maker instanceof Fn ? maker.own('name')?.value : undefined
    if (typeof name === 'string' && name !== '') return name
  }
  return null
}

function tagOf(object: Obj, name: string): string {
  for (let at: Obj | null = object; at; at = at.proto) {
    const tag = at.own(Symbol.toStringTag)?.value
    if (typeof tag === 'string' && tag !== '') return tag === name ? '' : ` [${tag}]`
  }
  return ''
}

/** `ClassName ` before the braces of an object. */
function prefixOf(object: Obj, usual: string, size?: number): string {
  const name = constructorName(object)
  const count = size === undefined ? '' : `(${size})`
  if (name === null) return `[${usual}${count}: null prototype] `
  return `${name}${count}${tagOf(object, name)} `
}

function functionText(fn: Fn): string {
  const own = fn.own('name')?.value
  const name = typeof own === 'string' && own !== '' ? own : undefined
  if (fn.kind === 'class' || fn.kind === 'derived') {
    const parent = fn.proto instanceof Fn ? fn.proto.own('name')?.value : undefined
    return `[class ${name ?? '(anonymous)'}${typeof parent === 'string' && parent !== '' ? ` extends ${parent}` : ''}]`
  }
  const type = `${fn.isAsync ? 'Async' : ''}${fn.isGenerator ? 'Generator' : ''}Function`
  return `[${type}${name === undefined ? ' (anonymous)' : `: ${name}`}]`
}

/** What an object has for a key as a text, itself or by its prototypes. */
function plainText(object: Obj, key: string): string | undefined {
  for (let at: Obj | null = object; at; at = at.proto) {
    const value = at.own(key)?.value
    if (value !== undefined && !(value instanceof Obj)) return String(value)
  }
  return undefined
}

/** The stack of an error that names its class. */
function improved(stack: string, error: Obj): string {
  const name = plainText(error, 'name') ?? 'Error'
  const sign = stack[name.length]
  if (!name.endsWith('Error') || !stack.startsWith(name) || (sign !== undefined && sign !== ':' && sign !== '\n'))
    return stack
  const type = constructorName(error)
  if (type === null || type === name) return stack
  return type.includes(name) ? type + stack.slice(name.length) : `${type} [${name}]${stack.slice(name.length)}`
}

/** An error as it is shown: its stack. */
function errorText(showing: Showing, error: Obj): string {
  const stack = error.own('stack')?.value
  const whole = improved(typeof stack === 'string' && stack !== '' ? stack : headOf(error), error)
  const shown = whole.includes('\n    at') ? whole : `[${whole}]`
  return showing.indent === 0 ? shown : shown.replaceAll('\n', `\n${' '.repeat(showing.indent)}`)
}

const headOf = (error: Obj): string => {
  const message = error.own('message')?.value
  const name = constructorName(error) ?? 'Error'
  return typeof message === 'string' && message !== '' ? `${name}: ${message}` : name
}

interface Parts {
  readonly open: string
  readonly close: string
  readonly entries: string[]
  /** Whether the entries are items of an array, which are laid in columns. */
  readonly isList: boolean
  /** How many of the entries are items. */
  readonly items: number
}

/** Whether the stack of an error tells a property already. */
function isTold(object: Obj, key: Key): boolean {
  if (!isError(object) || (key !== 'name' && key !== 'message' && key !== 'stack')) return false
  return String(object.own('stack')?.value).includes(String(object.own(key)?.value))
}

function shownKeys(object: Obj, { look }: Showing): Key[] {
  const keys = object.keys().filter((key) => look.showHidden || (object.own(key)?.enumerable && !isTold(object, key)))
  return look.sorted ? keys.toSorted((one, other) => (String(one) < String(other) ? -1 : 1)) : keys
}

const hiddenItems = (count: number): string[] =>
  count > MOST_ITEMS ? [`... ${count - MOST_ITEMS} more item${count - MOST_ITEMS > 1 ? 's' : ''}`] : []

function inner(showing: Showing, value: Value): string {
  showing.indent += 2
  const shown = shownText(showing, value)
  showing.indent -= 2
  return shown
}

function arrayParts(showing: Showing, array: Arr): Parts {
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
    if (typeof key === 'symbol' || !/^(?:\d+|length)$/.test(key))
      entries.push(propText(showing, key, array.own(key) as Prop))
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
  const all = isMap
    ? [...data].map(([key, value]) => `${inner(showing, key)} => ${inner(showing, value)}`)
    : [...data].map((value) => inner(showing, value))
  return {
    open: `${prefixOf(object, isMap ? 'Map' : 'Set', data.size)}{`,
    close: '}',
    entries: [...all, ...properties(showing, object)],
    isList: false,
    items: 0,
  }
}

const properties = (showing: Showing, object: Obj): string[] =>
  shownKeys(object, showing).flatMap((key) => {
    const prop = object.own(key)
    return prop ? [propText(showing, key, prop)] : []
  })

function promiseEntries(
  showing: Showing,
  { state, value }: { readonly state: string; readonly value: Value },
): string[] {
  if (state === 'pending') return [styled(showing, '<pending>', 'special')]
  const shown = inner(showing, value)
  return [state === 'rejected' ? `${styled(showing, '<rejected>', 'special')} ${shown}` : shown]
}

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

function nativeParts(showing: Showing, object: Native): Parts | undefined {
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
  if (data instanceof Uint8Array) {
    const entries = Array.from(data.slice(0, MOST_ITEMS), (byte) => styled(showing, String(byte), 'number'))
    return {
      open: `${constructorName(object) ?? 'Uint8Array'}(${data.length}) [`,
      close: ']',
      entries: [...entries, ...hiddenItems(data.length)],
      isList: true,
      items: entries.length,
    }
  }
  if (type === 'Generator' || type === 'AsyncGenerator')
    return { open: `Object [${type}] {`, close: '}', entries: [], isList: false, items: 0 }
  if (type === 'WeakMap' || type === 'WeakSet')
    return { open: `${type} {`, close: '}', entries: ['<items unknown>'], isList: false, items: 0 }
  if (type.endsWith(' Iterator'))
    return { open: `Object [${type}] {`, close: '}', entries: [], isList: false, items: 0 }
  return undefined
}

function plainParts(showing: Showing, object: Obj): Parts {
  const name = constructorName(object)
  const tag = tagOf(object, name ?? '')
  const prefix = name === 'Object' && tag === '' ? '' : prefixOf(object, 'Object')
  return { open: `${prefix}{`, close: '}', entries: properties(showing, object), isList: false, items: 0 }
}

/** In how many columns Node lays items of these widths. */
function columnCount(widths: readonly number[], { look, indent }: Showing): number {
  const longest = Math.max(0, ...widths)
  const total = widths.reduce((sum, width) => sum + width + 2, 0)
  const cell = longest + 2
  if (cell * 3 + indent >= look.breakLength || (total / cell <= 5 && longest > 6)) return 1
  const biased = Math.max(cell - 3 - Math.sqrt(cell - total / widths.length), 1)
  const wanted = Math.round(Math.sqrt(2.5 * biased * widths.length) / biased)
  return Math.min(wanted, Math.floor((look.breakLength - indent) / cell), Number(look.compact) * 4, 15)
}

/** Lays many items in columns, as Node does. */
function columns(entries: readonly string[], showing: Showing, isNumeric: boolean): string[] {
  const widths = entries.map(widthOf)
  const count = columnCount(widths, showing)
  if (count <= 1) return [...entries]
  const wide = Array.from(
    { length: count },
    (_, column) => Math.max(...widths.filter((_width, at) => at % count === column)) + 2,
  )
  const cell = (entry: string, column: number, isLast: boolean): string => {
    const width = (wide[column] ?? 0) + entry.length - widthOf(entry)
    if (isNumeric) return isLast ? entry.padStart(width - 2) : `${entry}, `.padStart(width)
    return isLast ? entry : `${entry}, `.padEnd(width)
  }
  const rows: string[] = []
  for (let at = 0; at < entries.length; at += count) {
    const row = entries.slice(at, at + count)
    rows.push(row.map((entry, column) => cell(entry, column, column === row.length - 1)).join(''))
  }
  return rows
}

// eslint-disable-next-line no-control-regex -- colours have no width
const widthOf = (shown: string): number => shown.replaceAll(/\u001B\[\d+m/g, '').length

/** Whether the items of a list are all numbers: those stand at the right of their columns. */
const isNumbers = (object: Obj): boolean =>
  object instanceof Arr
    ? object
        .keys()
        .every(
          (key) =>
            typeof key === 'symbol' || key === 'length' || /^(?:number|bigint)$/.test(typeof object.own(key)?.value),
        )
    : object instanceof Native

function laid(showing: Showing, { open, close, entries, isList, items }: Parts, object: Obj): string {
  if (entries.length === 0) return `${open}${close}`
  const { compact, breakLength } = showing.look
  let lines = entries
  if (typeof compact === 'number') {
    if (isList && entries.length > 6) {
      const cut = items > MOST_ITEMS ? MOST_ITEMS : entries.length
      lines = [...columns(entries.slice(0, cut), showing, isNumbers(object)), ...entries.slice(cut)]
    }
    if (showing.latest - showing.level < compact && lines.length === entries.length) {
      const total =
        lines.reduce((sum, one) => sum + widthOf(one), 0) + 2 * lines.length + showing.indent + open.length + 10
      if (total <= breakLength && !lines.some((one) => one.includes('\n')))
        return `${open} ${lines.join(', ')} ${close}`
    }
  }
  const space = `\n${' '.repeat(showing.indent)}`
  return `${open}${space}  ${lines.join(`,${space}  `)}${space}${close}`
}

function shownText(showing: Showing, value: Value, isTop = false): string {
  if (!(value instanceof Obj)) return primitive(showing, value, isTop)
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
  const isEmpty = keys.length === 0 || (object instanceof Arr && object.items.length === 0)
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

/** What an error or a function has besides; the cause of an error is shown although it is hidden. */
function errorParts(showing: Showing, object: Obj): string[] {
  const cause = object.own('cause')
  const entries = properties(showing, object)
  return isError(object) && cause && !cause.enumerable ? [propText(showing, 'cause', cause), ...entries] : entries
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
  }
  return shownText(showing, value, true)
}

/** What console.log prints of its words. */
export function formatted(words: readonly Value[], look: Partial<Look> = {}): string {
  const [first, ...rest] = words
  if (words.length === 0) return ''
  const left = [...rest]
  const shown = (value: Value): string => (typeof value === 'string' ? value : inspect(value, look))
  if (typeof first !== 'string') return [first, ...left].map(shown).join(' ')
  if (left.length === 0) return first
  const head = first.replaceAll(/%([sdifjoOc%])/g, (hole, kind: string) => {
    if (kind === '%') return '%'
    return left.length === 0 ? hole : conversion(kind, left.shift())
  })
  return [head, ...left.map(shown)].join(' ')
}

function conversion(kind: string, value: Value): string {
  switch (kind) {
    case 's':
      if (typeof value === 'string') return value
      if (typeof value === 'bigint') return `${value}n`
      if (Object.is(value, -0)) return '-0'
      return value instanceof Obj ? inspect(value, { depth: 0 }) : String(value)
    case 'd':
      return typeof value === 'bigint'
        ? `${value}n`
        : value instanceof Obj || typeof value === 'symbol'
          ? 'NaN'
          : String(Number(value))
    case 'i':
      return typeof value === 'bigint'
        ? `${value}n`
        : value instanceof Obj || typeof value === 'symbol'
          ? 'NaN'
          : String(Number.parseInt(String(value), 10))
    case 'f':
      return typeof value === 'symbol' || value instanceof Obj ? 'NaN' : String(Number.parseFloat(String(value)))
    case 'c':
      return ''
    case 'j':
      return plainJson(value)
    default:
      return inspect(value, kind === 'o' ? { showHidden: true, depth: 4 } : {})
  }
}

/** A value as JSON without asking the program. */
function plainJson(value: Value): string {
  const plain = (one: Value): unknown => {
    if (one instanceof Arr) return one.items.map(plain)
    if (!(one instanceof Obj)) return typeof one === 'bigint' || typeof one === 'symbol' ? undefined : one
    if (one instanceof Fn) return undefined
    return Object.fromEntries(
      one
        .keys()
        .flatMap((key) =>
          typeof key === 'string' && one.own(key)?.enumerable ? [[key, plain(one.own(key)?.value)]] : [],
        ),
    )
  }
  return JSON.stringify(plain(value)) ?? 'undefined'
}
