import { type HclBlock, HclReader, type HclValue } from './hcl.ts'

/** A target of a bake file: what `docker build` is to do. */
export type BakeTarget = Readonly<Record<string, HclValue>>

/** What a bake file describes. */
export interface BakeFile {
  readonly groups: ReadonlyMap<string, readonly string[]>
  readonly targets: ReadonlyMap<string, BakeTarget>
}

/** What is asked of a bake file that it has not. */
export class BakeError extends Error {
  override readonly name = 'BakeError'
}

export const textsIn = (value: HclValue | undefined): readonly string[] =>
  Array.isArray(value) ? value.map(String) : value === undefined || value === null ? [] : [String(value)]

export const isMap = (value: unknown): value is Readonly<Record<string, HclValue>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Blocks of a bake file in JSON. @throws SyntaxError, BakeError */
function jsonBlocks(text: string): readonly HclBlock[] {
  if (text.includes('${')) throw new BakeError('expressions in JSON are not simulated by this playground')
  const whole: unknown = JSON.parse(text)
  if (!isMap(whole)) return []
  return Object.entries(whole).flatMap(([type, labels]) =>
    isMap(labels)
      ? Object.entries(labels).flatMap(([label, attributes]) =>
          isMap(attributes) ? [{ type, label, attributes }] : [],
        )
      : [],
  )
}

/** Blocks of a bake file in HCL: variables are known before all else, and the environment's values go before their own. */
function hclBlocks(text: string, environment: (name: string) => string | undefined): readonly HclBlock[] {
  const own = new Map<string, HclValue>()
  // values of variables stand in those of others: what is not known yet is empty in this reading
  for (const { type, label, attributes } of new HclReader(text, (name) => own.get(name) ?? '').blocks())
    if (type === 'variable') own.set(label, environment(label) ?? attributes['default'] ?? '')
  return new HclReader(text, (name) => own.get(name)).blocks()
}

/** Reads a bake file. @throws HclError, SyntaxError, BakeError */
export function readBakeFile(name: string, text: string, environment: (name: string) => string | undefined): BakeFile {
  const blocks = name.endsWith('.json') ? jsonBlocks(text) : hclBlocks(text, environment)
  const groups = new Map<string, readonly string[]>()
  const targets = new Map<string, BakeTarget>()
  for (const { type, label, attributes } of blocks) {
    if (type === 'group') groups.set(label, textsIn(attributes['targets']))
    else if (type === 'target') targets.set(label, { ...targets.get(label), ...attributes })
    else if (type !== 'variable') throw new BakeError(`the block ${type} is not simulated by this playground`)
  }
  return { groups, targets }
}

/** A target with what it inherits. @throws BakeError */
export function wholeTarget({ targets }: BakeFile, name: string, above: readonly string[] = []): BakeTarget {
  const own = targets.get(name)
  if (!own) throw new BakeError(`failed to find target ${name}`)
  if (above.includes(name)) throw new BakeError(`infinite loop from ${name}`)
  const { inherits, ...rest } = own
  const parents = textsIn(inherits).map((parent) =>
    wholeTarget({ groups: new Map(), targets }, parent, [...above, name]),
  )
  const all = [...parents, rest]
  const merged = Object.assign({}, ...all) as Record<string, HclValue>
  // maps of parents and of the target go together
  for (const key of ['args', 'labels', 'contexts']) {
    const maps = all.map((one) => one[key]).filter(isMap)
    if (maps.length > 0) merged[key] = Object.assign({}, ...maps) as Record<string, HclValue>
  }
  return merged
}

/** The names of the targets of some groups and targets, each once. @throws BakeError */
export function targetsOf(file: BakeFile, names: readonly string[]): readonly string[] {
  const found = new Set<string>()
  const visit = (name: string, above: readonly string[]): void => {
    const group = above.includes(name) ? undefined : file.groups.get(name)
    if (group) for (const one of group) visit(one, [...above, name])
    else if (file.targets.has(name)) found.add(name)
    else if (!above.includes(name)) throw new BakeError(`failed to find target ${name}`)
  }
  for (const name of names) visit(name, [])
  return [...found]
}
