import type { BuiltStep, StepResult } from './built-step.ts'
import type { HistoryRow, Vertex } from './graph.ts'
import type { Solved } from './solver.ts'

function stepOf(vertex: Vertex, solved: Solved | undefined): BuiltStep {
  const { place, instruction } = vertex
  if (vertex.type === 'image') {
    const size = vertex.image.layers.reduce((sum, layer) => sum + layer.size, 0)
    return { place, instruction, size, result: { type: 'image', id: vertex.image.id } }
  }
  const record = solved?.record
  const result: StepResult = record && !solved.cached ? { type: 'built', why: record.why } : { type: 'cached' }
  return { place, instruction, size: record?.size ?? 0, result }
}

const settings = (createdBy: string): BuiltStep => ({
  place: '',
  instruction: createdBy,
  size: 0,
  result: { type: 'settings' },
})

/** The image at the bottom of a step. */
function baseOf(vertex: Vertex | undefined): Vertex | undefined {
  return vertex && vertex.type !== 'image' ? baseOf(vertex.parent) : vertex
}

/** What the steps of a build came to: `history` has those of the image, `solved` all. */
export function builtSteps(history: readonly HistoryRow[], solved: ReadonlyMap<Vertex, Solved>): readonly BuiltStep[] {
  const base = baseOf([...solved.keys()].at(-1))
  const own = new Set([base, ...history.map(({ vertex }) => vertex)])
  const others = [...solved].filter(([vertex]) => !own.has(vertex))
  return [
    ...others.map(([vertex, done]) => stepOf(vertex, done)),
    ...(base ? [stepOf(base, solved.get(base))] : []),
    ...history.map(({ createdBy, vertex }) => (vertex ? stepOf(vertex, solved.get(vertex)) : settings(createdBy))),
  ]
}
