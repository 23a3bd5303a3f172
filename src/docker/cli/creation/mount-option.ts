import type { MountSpec } from '../../daemon/api.ts'

/** `--mount` as it was read, or what is wrong with it. */
export type ReadMount =
  { readonly type: 'mount'; readonly mount: MountSpec } | { readonly type: 'wrong'; readonly reason: string }

const TRUE: ReadonlySet<string> = new Set(['', '1', 't', 'T', 'true', 'TRUE', 'True'])
const FALSE: ReadonlySet<string> = new Set(['0', 'f', 'F', 'false', 'FALSE', 'False'])

/** Keys without a meaning for a simulated host. */
const INERT =
  /^(?:consistency|bind-propagation|bind-nonrecursive|volume-driver|volume-nocopy|volume-label|volume-opt|tmpfs-size|tmpfs-mode)$/

const wrong = (reason: string): ReadMount => ({ type: 'wrong', reason })

/** The fields of a line of comma-separated values. */
function fieldsOf(text: string): readonly string[] {
  const fields = text.match(/(?:"(?:[^"]|"")*"|[^",])+/g) ?? []
  return fields.map((field) => field.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"'))
}

/** Reads `type=bind,source=/a,target=/b,readonly` (docker/cli, `opts/mount.go`). */
export function readMount(text: string): ReadMount {
  if (text === '') return wrong('value is empty')
  let [Type, Source, Target, ReadOnly] = ['volume', '', '', false]
  for (const field of fieldsOf(text)) {
    const [name = '', value] = field.split(/=(.*)/s)
    const key = name.toLowerCase()
    const isReadOnly = key === 'readonly' || key === 'ro'
    if (value === undefined && !isReadOnly && key !== 'volume-nocopy' && key !== 'bind-nonrecursive')
      return wrong(`invalid field '${field}' must be a key=value pair`)
    if (isReadOnly) {
      const word = value ?? ''
      if (!TRUE.has(word) && !FALSE.has(word)) return wrong(`invalid value for ${key}: ${word}`)
      ReadOnly = TRUE.has(word)
    } else if (key === 'type') Type = (value ?? '').toLowerCase()
    else if (key === 'source' || key === 'src') Source = value ?? ''
    else if (key === 'target' || key === 'dst' || key === 'destination') Target = value ?? ''
    else if (!INERT.test(key)) return wrong(`unexpected key '${key}' in '${field}'`)
  }
  if (Type === '') return wrong('type is required')
  if (Target === '') return wrong('target is required')
  return { type: 'mount', mount: { Type, ...(Source !== '' && { Source }), Target, ReadOnly } }
}
