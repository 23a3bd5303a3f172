import { Fn, isTyped, Native, Obj } from '../values.ts'

/** The constructor's name of an object, and whether it has one at all. */
export function constructorName(object: Obj): string | null {
  for (let at: Obj | null = object; at; at = at.proto) {
    const maker = at.own('constructor')?.value
    const name = maker instanceof Fn ? maker.own('name')?.value : undefined
    if (typeof name === 'string' && name !== '') return name
  }
  return null
}

export function tagOf(object: Obj, name: string): string {
  if (object instanceof Native && isTyped(object.data) && object.type !== name) return ` [${object.type}]`
  for (let at: Obj | null = object; at; at = at.proto) {
    const tag = at.own(Symbol.toStringTag)?.value
    if (typeof tag === 'string' && tag !== '') return tag === name ? '' : ` [${tag}]`
  }
  return ''
}

/** `ClassName ` before the braces of an object. */
export function prefixOf(object: Obj, usual: string, size?: number): string {
  const name = constructorName(object)
  const count = size === undefined ? '' : `(${size})`
  if (name === null) return `[${usual}${count}: null prototype] `
  return `${name}${count}${tagOf(object, name)} `
}

export function functionText(fn: Fn): string {
  const own = fn.own('name')?.value
  const name = typeof own === 'string' && own !== '' ? own : undefined
  if (fn.kind === 'class' || fn.kind === 'derived') {
    const parent = fn.proto instanceof Fn ? fn.proto.own('name')?.value : undefined
    return `[class ${name ?? '(anonymous)'}${typeof parent === 'string' && parent !== '' ? ` extends ${parent}` : ''}]`
  }
  const type = `${fn.isAsync ? 'Async' : ''}${fn.isGenerator ? 'Generator' : ''}Function`
  return `[${type}${name === undefined ? ' (anonymous)' : `: ${name}`}]`
}
