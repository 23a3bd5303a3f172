import { BadInstruction } from './flags.ts'

const TYPES = ['bind', 'cache', 'tmpfs', 'secret', 'ssh'] as const

/** `RUN --mount=…`. Values are as typed: variables are still in them. */
export interface RunMount {
  readonly type: (typeof TYPES)[number]
  readonly target: string | undefined
  readonly source: string
  /** A stage or an image; undefined for the build's own context. */
  readonly from: string | undefined
  /** Of a cache, a secret or an agent. */
  readonly id: string | undefined
  readonly readOnly: boolean
  readonly required: boolean
  readonly mode: string | undefined
  readonly uid: string | undefined
  readonly gid: string | undefined
}

const ALIASES: Readonly<Record<string, string>> = {
  dst: 'target',
  destination: 'target',
  src: 'source',
  ro: 'readonly',
  readwrite: 'rw',
}
const KEYS: ReadonlySet<string> = new Set(
  'type target source from id readonly rw required mode uid gid sharing size env'.split(' '),
)
/** Keys that may stand without a value. */
const SWITCHES: ReadonlySet<string> = new Set(['readonly', 'rw', 'required'])

function fieldsOf(text: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>()
  for (const field of text.split(',')) {
    const [typed = '', value] = field.split(/=(.*)/s)
    const key = ALIASES[typed.toLowerCase()] ?? typed.toLowerCase()
    if (value === undefined && !SWITCHES.has(key))
      throw new BadInstruction(`invalid field '${field}' must be a key=value pair`)
    if (!KEYS.has(key)) throw new BadInstruction(`unexpected key '${typed}' in '${field}'`)
    fields.set(key, value ?? 'true')
  }
  return fields
}

/** Reads the value of --mount. @throws BadInstruction */
export function readMount(text: string): RunMount {
  const fields = fieldsOf(text)
  const typed = fields.get('type') ?? 'bind'
  const type = TYPES.find((one) => one === typed)
  if (!type) throw new BadInstruction(`unsupported mount type "${typed}"`)
  const target = fields.get('target')
  if (target === undefined && type !== 'secret' && type !== 'ssh') throw new BadInstruction('target required')
  return {
    type,
    target,
    source: fields.get('source') ?? (type === 'bind' ? '/' : ''),
    from: fields.get('from'),
    id: fields.get('id'),
    readOnly: type === 'bind' ? fields.get('rw') !== 'true' : fields.get('readonly') === 'true',
    required: fields.get('required') === 'true',
    mode: fields.get('mode'),
    uid: fields.get('uid'),
    gid: fields.get('gid'),
  }
}
