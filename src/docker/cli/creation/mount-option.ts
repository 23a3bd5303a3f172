import type { MountSpec, TmpfsOptions } from '../../daemon/api.ts'
import { parseSize } from '../../engine/units.ts'

/** `--mount` as it was read, or what is wrong with it. */
export type ReadMount =
  { readonly type: 'mount'; readonly mount: MountSpec } | { readonly type: 'wrong'; readonly reason: string }

const TRUE: ReadonlySet<string> = new Set(['', '1', 't', 'T', 'true', 'TRUE', 'True'])
const FALSE: ReadonlySet<string> = new Set(['0', 'f', 'F', 'false', 'FALSE', 'False'])

/** Fields without a meaning for a simulated host, and those that ask for what is so anyway. */
const INERT = /^(?:(?:consistency|bind-nonrecursive)=.*|volume-driver=local)$/s
const NOT_SIMULATED: ReadonlySet<string> = new Set(['volume-driver', 'volume-label', 'volume-opt'])

const wrong = (reason: string): ReadMount => ({ type: 'wrong', reason })

/** The fields of a line of comma-separated values. */
function fieldsOf(text: string): readonly string[] {
  const fields = text.match(/(?:"(?:[^"]|"")*"|[^",])+/g) ?? []
  return fields.map((field) => field.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"'))
}

/** What `tmpfs-size` or `tmpfs-mode` says; undefined where it says nothing. */
function tmpfsOption(key: string, value: string): TmpfsOptions | undefined {
  if (key === 'tmpfs-mode') return /^[0-7]{1,10}$/.test(value) ? { Mode: Number.parseInt(value, 8) } : undefined
  const SizeBytes = parseSize(value, 1024)
  return SizeBytes === undefined ? undefined : { SizeBytes }
}

/** Fields that are texts, and whether it does not matter how their letters are written. */
const TEXTS: Readonly<Record<string, readonly ['type' | 'source' | 'target' | 'propagation', boolean]>> = {
  type: ['type', true],
  source: ['source', false],
  src: ['source', false],
  target: ['target', false],
  dst: ['target', false],
  destination: ['target', false],
  'bind-propagation': ['propagation', true],
}

/** The kind of mount that options are for which were given, where the mount is of another kind. */
const foreignTo = (type: string, given: Readonly<Record<'bind' | 'volume' | 'tmpfs', boolean>>): string | undefined =>
  (['bind', 'volume', 'tmpfs'] as const).find((kind) => given[kind] && kind !== type)

/** Reads `type=bind,source=/a,target=/b,readonly` (docker/cli, `opts/mount.go`). */
export function readMount(text: string): ReadMount {
  // nothing is read as a line of CSV that is not there
  if (text === '') return wrong('EOF')
  let [ReadOnly, NoCopy] = [false, false]
  const texts = { type: 'volume', source: '', target: '', propagation: '' }
  let memory: TmpfsOptions | undefined
  for (const field of fieldsOf(text)) {
    const [name = '', value] = field.split(/=(.*)/s)
    const key = name.toLowerCase()
    const isReadOnly = key === 'readonly' || key === 'ro'
    if (value === undefined && !isReadOnly && key !== 'volume-nocopy' && key !== 'bind-nonrecursive')
      return wrong(`invalid field '${field}' must be a key=value pair`)
    if (isReadOnly || key === 'volume-nocopy') {
      const word = value ?? ''
      if (!TRUE.has(word) && !FALSE.has(word)) return wrong(`invalid value for ${key}: ${word}`)
      if (isReadOnly) ReadOnly = TRUE.has(word)
      else NoCopy = TRUE.has(word)
    } else if (Object.hasOwn(TEXTS, key)) {
      const [part, isFolded] = TEXTS[key] ?? ['source', false]
      texts[part] = isFolded ? (value ?? '').toLowerCase() : (value ?? '')
    } else if (key === 'tmpfs-size' || key === 'tmpfs-mode') {
      const option = tmpfsOption(key, value ?? '')
      if (!option) return wrong(`invalid value for ${key}: ${value ?? ''}`)
      memory = { ...memory, ...option }
    } else if (!INERT.test(`${key}=${value ?? ''}`))
      return wrong(
        NOT_SIMULATED.has(key)
          ? `the key ${key} is not simulated by this playground`
          : `unexpected key '${key}' in '${field}'`,
      )
  }
  const { type: Type, source: Source, target: Target, propagation: Propagation } = texts
  if (Type === '') return wrong('type is required')
  if (Target === '') return wrong('target is required')
  const foreign = foreignTo(Type, { bind: Propagation !== '', volume: NoCopy, tmpfs: memory !== undefined })
  if (foreign !== undefined) return wrong(`cannot mix '${foreign}-*' options with mount type '${Type}'`)
  const TmpfsOptions = memory && { TmpfsOptions: memory }
  const BindOptions = Propagation !== '' && { BindOptions: { Propagation } }
  const own = { ...(Source !== '' && { Source }), ...(NoCopy && { NoCopy }), ...BindOptions, ...TmpfsOptions }
  return { type: 'mount', mount: { Type, Target, ReadOnly, ...own } }
}
