import { findContainer, findImage, findNetwork, findVolume } from '../engine/lookup.ts'
import { containerSizes } from '../daemon/disk-usage.ts'
import { describeContainer, describeNetwork, describeVolume } from '../daemon/describe.ts'
import { describeImage } from '../daemon/describe-image.ts'
import { type DockerOption, switchOption, valueOption } from './flags.ts'
import { refusalText } from './refusals.ts'
import { type Call, found, RefusedError, type ListedSubcommand } from './subcommand.ts'
import { TemplateError } from './template/error.ts'
import { withNils, withOmitted } from './template/nil.ts'
import { fillStrictly, parseTemplate, type Template } from './template/template.ts'
import { goJson } from './template/value.ts'

/** `-f`, which every form of inspect has. */
export const templateOption: DockerOption = valueOption(
  'f,format',
  { name: 'string', kind: 'text' },
  'print only what a template asks for, such as {{.State.Status}}',
)

type Encode = (objects: readonly object[], indent: number) => string

const INDENT = 4
/** What the daemon gives is shown as it came. */
const encodeRaw: Encode = (objects, indent) => JSON.stringify(objects, undefined, indent)

/** Status for a template that cannot be read. */
const BAD_TEMPLATE = 64

/** Fills in a template with the fields that the client knows; when that fails, with those that the daemon sent. @throws TemplateError */
function filled(template: Template, object: object): string {
  try {
    return fillStrictly(template, withOmitted(object))
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error
    return fillStrictly(template, withNils(object))
  }
}

async function printTemplate(
  call: Call,
  text: string,
  objects: readonly object[],
  fill: typeof filled = fillStrictly,
): Promise<number> {
  const { stdout, stderr } = call.process
  try {
    if (text === 'json') {
      await stdout.write(`${goJson(objects)}\n`)
      return 0
    }
    const template = parseTemplate(text)
    for (const object of objects) await stdout.write(`${fill(template, object)}\n`)
    return 0
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error
    // what was printed of a row before it failed is ended, too
    if (error.phase === 'execute') await stdout.write('\n')
    await stderr.write(`template parsing error: ${error.message}\n`)
    return error.phase === 'parse' ? BAD_TEMPLATE : 1
  }
}

/** Prints one object after a template, or as a line of JSON; gives the status. */
export async function printObject(call: Call, format: string, object: object): Promise<number> {
  return printTemplate(call, format === 'json' ? '{{json .}}' : format, [object])
}

/**
 * Describes each name, as JSON or after a template; says for which there is nothing.
 * @param encode writes JSON of what the client knows itself
 */
export async function inspectAll(
  call: Call,
  describe: (name: string) => object,
  encode: Encode = encodeRaw,
): Promise<number> {
  const objects: object[] = []
  const missing: string[] = []
  for (const name of call.operands) {
    try {
      objects.push(describe(name))
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      missing.push(refusalText(call.process.system, error.refusal))
    }
  }
  const status = await show(call, objects, encode)
  for (const line of missing) await call.process.stderr.write(`${line}\n`)
  return missing.length > 0 ? 1 : status
}

/** Prints what the daemon told, as JSON or after the template that was asked for; gives the status. */
async function show(call: Call, objects: readonly object[], encode: Encode): Promise<number> {
  const text = call.flags.value('format')
  if (text !== undefined) return printTemplate(call, text, objects, filled)
  await call.process.stdout.write(`${encode(objects, INDENT)}\n`)
  return 0
}

/** What a name means: a container, else an image, else a network, else a volume. */
function describeAny({ engine, process }: Call, name: string): object | undefined {
  const container = findContainer(engine, name)
  if (container.type === 'done') return describeContainer(engine, container.value, process.system.policy)
  const image = findImage(engine, name)
  if (image.type === 'done') return describeImage(image.value)
  const network = findNetwork(engine, name)
  if (network.type === 'done') return describeNetwork(engine, network.value)
  const volume = findVolume(engine, name)
  return volume.type === 'done' ? describeVolume(volume.value) : undefined
}

type Describe = (call: Call, name: string) => object

/** What is found where a type is asked for. */
const byType: Readonly<Record<string, Describe | undefined>> = {
  container: ({ engine, process }, name) =>
    describeContainer(engine, found(findContainer(engine, name)), process.system.policy),
  image: ({ engine }, name) => describeImage(found(findImage(engine, name))),
  network: ({ engine }, name) => describeNetwork(engine, found(findNetwork(engine, name))),
  volume: ({ engine }, name) => describeVolume(found(findVolume(engine, name))),
}

/** What a name means; with `--size`, a container's bytes, too. */
async function sized(call: Call, name: string): Promise<object | undefined> {
  const { engine, process, flags } = call
  const described = describeAny(call, name)
  const container = flags.has('size') ? findContainer(engine, name) : undefined
  if (!described || container?.type !== 'done') return described
  return { ...described, ...(await containerSizes(process, container.value.id)) }
}

/** `-s`. */
export const sizeOption = switchOption('s,size', 'show how much containers have written')

export const inspect: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] NAME|ID [NAME|ID...]',
    takes: [1, Infinity],
    description: ['Prints JSON. With --format it prints only the facts you ask for.'],
    options: [
      templateOption,
      sizeOption,
      valueOption('type', { name: 'string', kind: 'text' }, 'look only for those of a type'),
    ],
    operands: [{ name: 'NAME', kind: 'container', repeated: true }],
    examples: [{ line: 'docker inspect -f {{.State.Status}} my-nginx', meaning: 'Does it run?' }],
  },
  async run(call) {
    const { operands, process, flags } = call
    const type = flags.value('type')
    if (type !== undefined && type !== '') {
      const ofType = byType[type]
      if (ofType) return inspectAll(call, (name) => ofType(call, name))
      await process.stderr.write(`${JSON.stringify(type)} is not a valid value for --type\n`)
      return 1
    }
    const described = await Promise.all(operands.map(async (name) => [name, await sized(call, name)] as const))
    const objects = described.flatMap(([, object]) => object ?? [])
    const status = await show(call, objects, encodeRaw)
    const missing = described.filter(([, object]) => !object)
    for (const [name] of missing) await process.stderr.write(`Error: No such object: ${name}\n`)
    return missing.length > 0 ? 1 : status
  },
}
