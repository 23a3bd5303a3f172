/** A piece of a template: text as it is, or a field. */
type Piece =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'field'; readonly path: readonly string[]; readonly json: boolean }

/** A template of `--format`. */
export type Template = readonly Piece[]

const FIELD = /^\s*(json\s+)?\.((?:[A-Za-z]\w*(?:\.[A-Za-z]\w*)*)?)\s*$/

/** Reads a template: text and fields, `{{.Name}}` or `{{json .Name}}`. Undefined for what else Go templates can do. */
export function parseTemplate(text: string): Template | undefined {
  const pieces: Piece[] = []
  for (const [at, part] of text.split(/\{\{|\}\}/).entries()) {
    if (at % 2 === 0) {
      pieces.push({ type: 'text', text: part.replace(/\\t/g, '\t').replace(/\\n/g, '\n') })
      continue
    }
    const field = FIELD.exec(part)
    if (!field) return undefined
    pieces.push({ type: 'field', path: (field[2] ?? '').split('.').filter(Boolean), json: field[1] !== undefined })
  }
  return pieces.length % 2 === 1 ? pieces : undefined
}

function fieldOf(value: unknown, path: readonly string[]): unknown {
  let current = value
  for (const name of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, name)) return undefined
    current = (current as Record<string, unknown>)[name]
  }
  return current
}

/** A value as Go prints it: `[a b]`, `map[k:v]`. */
function goText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(goText).join(' ')}]`
  if (typeof value !== 'object' || value === null) return value === null ? '<nil>' : String(value)
  const pairs = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `map[${pairs.map(([key, item]) => `${key}:${goText(item)}`).join(' ')}]`
}

/** A template with the fields of `value`, or undefined when it names a field that is not there. */
export function fillTemplate(template: Template, value: unknown): string | undefined {
  const texts = template.map((piece) => {
    if (piece.type === 'text') return piece.text
    const field = fieldOf(value, piece.path)
    if (field === undefined) return undefined
    return piece.json ? JSON.stringify(field) : goText(field)
  })
  return texts.includes(undefined) ? undefined : texts.join('')
}
