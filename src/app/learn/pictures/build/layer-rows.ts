import type { BuiltStep, LastBuild } from '../../../../docker/build/built-step.ts'
import type { Engine, Image, Layer } from '../../../../docker/engine/model.ts'
import { sizeInWords } from '../../../../docker/engine/units.ts'
import { say } from '../../../words/language.ts'
import { whyInWords } from './why.ts'

/** A layer of an image, or a step of the build that made it. */
export interface LayerRow {
  /** `2/3`; empty for what has no number. */
  readonly place: string
  readonly keyword: string
  readonly rest: string
  readonly size: string
  /** How it came to be there: made by the last build, there already, or a setting without files. */
  readonly origin: 'built' | 'there' | 'setting'
  readonly note: string
  readonly isNew: boolean
}

/** The layers of one image. */
export interface LayerView {
  readonly images: readonly { readonly id: string; readonly name: string }[]
  readonly chosen: string
  /** Whether the rows are the steps of the last build. */
  readonly isLastBuild: boolean
  readonly rows: readonly LayerRow[]
}

const SHORT = 12

const nameOf = ({ references, id }: Image): string => references[0] ?? id.slice(0, SHORT)

/** What an instruction is called, and the rest of it; that of an older builder has a shell around it. */
export function instructionOf(createdBy: string): readonly [keyword: string, rest: string] {
  const own = createdBy
    .replace(/ *# buildkit$/, '')
    .replace(/^\/bin\/sh -c #\(nop\) +/, '')
    .replace(/^\/bin\/sh -c /, 'RUN ')
    .trim()
  const [keyword = '', rest = ''] = own.split(/ +(.*)/s)
  return [keyword, rest]
}

/** Those that have something in common, as far as there is room for it. */
function namesInWords(names: readonly string[]): string {
  const [first = '', second, ...more] = names
  if (second === undefined) return first
  if (more.length === 0) return say('{one} and {other}', { one: first, other: second })
  return say('{one}, {other} and {count} more', { one: first, other: second, count: more.length })
}

const sharedNote = (names: readonly string[]): string =>
  names.length === 0 ? say('in this image only') : say('shared with {names}', { names: namesInWords(names) })

/** The names of other images that have a layer. */
const sharing = ({ images }: Engine, own: string, layer: Layer | undefined): readonly string[] =>
  images
    .filter(({ id, layers }) => id !== own && layers.some((other) => other.id === layer?.id))
    .map((image) => nameOf(image))

function stepNote(engine: Engine, image: string, { result }: BuiltStep): string {
  switch (result.type) {
    case 'image': {
      const base = engine.images.find(({ id }) => id === result.id)
      return `${say('was here')}: ${sharedNote(sharing(engine, image, base?.layers.at(-1)))}`
    }
    case 'cached':
      return say('from the cache')
    case 'built':
      return whyInWords(result.why)
    case 'settings':
      return say('a setting; adds no files')
  }
}

const origins = { image: 'there', cached: 'there', built: 'built', settings: 'setting' } as const

function stepRow(engine: Engine, image: string, step: BuiltStep, isNew: boolean): LayerRow {
  const { place, instruction, size, result } = step
  const [keyword, rest] = instructionOf(instruction)
  const origin = origins[result.type]
  const shown = { place, keyword, rest, size: sizeInWords(size), origin }
  return { ...shown, note: stepNote(engine, image, step), isNew: isNew && origin === 'built' }
}

function layerRow(engine: Engine, image: string, layer: Layer): LayerRow {
  const [keyword, rest] = instructionOf(layer.createdBy)
  const origin = layer.size === 0 ? 'setting' : 'there'
  const note = layer.size === 0 ? say('a setting; adds no files') : sharedNote(sharing(engine, image, layer))
  return { place: '', keyword, rest, size: sizeInWords(layer.size), origin, note, isNew: false }
}

/** The image whose layers another one begins with: the one with the most. */
function baseOf({ images }: Engine, { id, layers }: Image): Image | undefined {
  return images
    .filter(
      (other) =>
        other.id !== id &&
        other.layers.length < layers.length &&
        other.layers.every((layer, at) => layer.id === layers[at]?.id),
    )
    .toSorted((one, other) => other.layers.length - one.layers.length)[0]
}

function layerRows(engine: Engine, image: Image): readonly LayerRow[] {
  const base = baseOf(engine, image)
  const own = image.layers.slice(base?.layers.length ?? 0).map((layer) => layerRow(engine, image.id, layer))
  if (!base) return own
  const size = base.layers.reduce((sum, layer) => sum + layer.size, 0)
  const note = sharedNote(sharing(engine, image.id, base.layers.at(-1)))
  const from = { place: '', keyword: 'FROM', rest: nameOf(base), size: sizeInWords(size), note } as const
  return [{ ...from, origin: 'there', isNew: false }, ...own]
}

/** Whether a build has ended since. */
const isNewBuild = (last: LastBuild, before: Engine | undefined): boolean =>
  before !== undefined && before.buildCache?.last !== last

/** The layers of the image that is asked for; of the one that was built last, or made last, where none is. */
export function layersOf(engine: Engine, before: Engine | undefined, asked?: string): LayerView | undefined {
  const last = engine.buildCache?.last
  const images = engine.images.toSorted((one, other) => other.created - one.created)
  const found = (id: string | undefined): Image | undefined => images.find((image) => image.id === id)
  const image = found(asked) ?? found(last?.image) ?? images[0]
  if (!image) return undefined
  const steps = last?.image === image.id ? last : undefined
  return {
    images: images.map((one) => ({ id: one.id, name: nameOf(one) })),
    chosen: image.id,
    isLastBuild: steps !== undefined,
    rows: steps
      ? steps.steps.map((step) => stepRow(engine, image.id, step, isNewBuild(steps, before)))
      : layerRows(engine, image),
  }
}
