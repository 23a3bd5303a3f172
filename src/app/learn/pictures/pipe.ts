import type { Evidence, Flow, Ran } from '../../../shell/watch.ts'

/** How many lines of what flowed are shown. */
const SAMPLE = 3

type Aliases = ReadonlyMap<string, string>

/** A program of a pipeline, and what it wrote into the next one. */
export interface Stage {
  /** Undefined for a group of commands. */
  readonly argv: readonly string[] | undefined
  readonly flow: { readonly lines: number; readonly bytes: number; readonly sample: readonly string[] } | undefined
}

/** The flows of the last pipeline of a line: each of its stages wrote after the one before. */
function lastFlows(flows: readonly Flow[]): readonly Flow[] {
  let from = 0
  for (const [index, flow] of flows.entries()) if (flow.stage <= (flows[index - 1]?.stage ?? -1)) from = index
  return flows.slice(from)
}

/** What ran in the stages of the last pipeline, in the order of its text. */
function lastRan(ran: readonly Ran[], stages: number): readonly (Ran | undefined)[] {
  const placed = ran.filter(({ place }) => place !== undefined)
  // of a line with an alias no places are known
  if (placed.length === 0 && ran.length === stages) return ran
  const first = Math.max(-1, ...placed.filter(({ place }) => place?.stage === 0).map(({ place }) => place?.start ?? -1))
  let from = first
  return Array.from({ length: stages }, (_unused, stage) => {
    const of = placed.filter(({ place }) => place?.stage === stage && place.start >= from)
    const found = of.toSorted((one, other) => (one.place?.start ?? 0) - (other.place?.start ?? 0))[0]
    from = found?.place?.end ?? from
    return found
  })
}

function sampleOf({ head }: Flow): readonly string[] {
  return head
    .split('\n', SAMPLE + 1)
    .filter((line, index, all) => index < SAMPLE && (line !== '' || index < all.length - 1))
}

/** The words of a program without those that an alias of its own name (`grep='grep --color=auto'`) has added, which nobody has typed. */
function typedWords({ argv, place }: Ran, aliases: Aliases): readonly string[] {
  const [name = ''] = argv
  const added = aliases.get(name)?.split(' ') ?? []
  const isAdded = place === undefined && added[0] === name && added.every((word, at) => word === argv[at])
  return isAdded ? [name, ...argv.slice(added.length)] : argv
}

/** The stages of the last pipeline of a line that was typed with some aliases; undefined where it had none. */
export function pipelineOf({ ran, flows }: Evidence, aliases: Aliases): readonly Stage[] | undefined {
  const last = lastFlows(flows)
  if (last.length === 0) return undefined
  const count = Math.max(...last.map(({ stage }) => stage)) + 2
  const programs = lastRan(ran, count)
  return programs.map((program, stage) => {
    const flow = last.find((each) => each.stage === stage)
    return {
      argv: program && typedWords(program, aliases),
      flow: flow && { lines: flow.lines, bytes: flow.bytes, sample: sampleOf(flow) },
    }
  })
}
