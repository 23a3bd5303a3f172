import type { Count, Reason, TextTest } from './goal.ts'

/** The sentences of reasons in one language; names in braces are the reason's own. */
export type ReasonWords = Readonly<Record<Reason['type'], string>>

/** English; other languages have the same names in braces. */
export const reasonWords: ReasonWords = {
  'no-line': 'no command has run yet',
  'no-such-file': '{path} is not there',
  'file-still-there': '{path} is still there',
  'other-kind': '{path} is a {is}, not a {wanted}',
  'other-content': '{path} has other content',
  'other-mode': '{path} has the permissions {is}, not {wanted}',
  'other-owner': '{path} belongs to {is}, not to {wanted}',
  'other-group': '{path} belongs to the group {is}, not to {wanted}',
  'other-target': '{path} leads to {is}, not to {wanted}',
  count: '{in} has {is} that match {glob}, not {wanted}',
  elsewhere: 'you are in {is}, not in {wanted}',
  'no-such-variable': 'the variable {name} is not set',
  'other-value': '{name} has another value',
  'not-exported': '{name} is not exported',
  exported: '{name} is exported',
  'no-such-alias': 'there is no alias {name}',
  'no-such-function': 'there is no function {name}',
  jobs: 'there are {is} jobs of that kind, not {wanted}',
  'no-such-container': 'there is no container {name}',
  'other-container': '{name} differs in {part}: {is}, not {wanted}',
  containers: 'there are {is} such containers, not {wanted}',
  'no-such-image': 'there is no image {name}',
  'no-such-network': 'there is no network {name}',
  'no-such-volume': 'there is no volume {name}',
  'image-still-there': 'the image {name} is still there',
  'network-still-there': 'the network {name} is still there',
  'volume-still-there': 'the volume {name} is still there',
  'not-used': '{by} does not use {name}',
  'not-built': '{name} was not built here',
  'other-image': '{name} is another image than {wanted}',
  'not-run': '{program} has not run',
  'without-option': '{program} ran without the option {option}',
  'other-operands': '{program} ran on something else than {wanted}',
  'other-status': 'the status is {is}, not {wanted}',
  'not-printed': 'the output is another one',
  'other-line': 'the line was written in another way',
  'file-not-used': '{path} was not used',
  'should-not-be': 'something is so that should not be',
  'no-docker': 'there is no Docker here',
}

function countText({ least, most }: Count): string {
  if (least === undefined && most === undefined) return '1 or more'
  if (least === most) return String(least)
  if (most === undefined) return `${least} or more`
  return least === undefined ? `${most} at most` : `${least} to ${most}`
}

const isCount = (value: object): value is Count => Object.keys(value).every((key) => key === 'least' || key === 'most')

function valueText(value: string | number | Count | TextTest | readonly string[]): string {
  if (typeof value === 'string') return value === '' ? 'nothing' : value
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.join(' ')
  if (isCount(value)) return countText(value)
  return String(Object.values(value)[0])
}

/** Which option is meant, as it is typed. */
const dashed = (option: string): string => `${/^.(=|$)/.test(option) ? '-' : '--'}${option}`

/** Says why, in one language. */
export function reasonText(reason: Reason, words: ReasonWords = reasonWords): string {
  const values = new Map(Object.entries(reason))
  if (reason.type === 'without-option') values.set('option', dashed(reason.option))
  return words[reason.type].replace(/\{(\w+)\}/g, (_all, name: string) => valueText(values.get(name) ?? ''))
}
