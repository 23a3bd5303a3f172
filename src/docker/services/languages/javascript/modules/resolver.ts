import { directoryName, fromDirectory, normalizePath } from '../../../../../linux/path.ts'
import type { GnuProcess } from '../../../../../linux/gnu/library/gnu-system.ts'
import { isModuleText, parse, SyntaxTrouble } from '../parse.ts'
import type { Realm } from '../realm.ts'
import { builtinNames, packageSource, absentNames } from '../sources/index.ts'
import { Thrown, Trouble, Unsimulated, type Value } from '../values.ts'
import { framesOf, LINKING, RESOLVING } from './trails.ts'

/** A file that a name leads to, or a module that comes with Node.js or stands for a package. */
export type Found =
  { readonly type: 'file'; readonly path: string } | { readonly type: 'internal'; readonly name: string }

/** Says where the names of modules lead. */
export class Resolver {
  readonly #process: GnuProcess
  readonly #realm: Realm
  /** Whether files are modules that only read as such: since 20.19 and 22.7. */
  readonly #detectsModules: boolean

  constructor(process: GnuProcess, realm: Realm, version: string) {
    const [major = 0, minor = 0] = version.split('.').map(Number)
    this.#detectsModules = major > 22 || (major === 22 && minor >= 7) || (major === 20 && minor >= 19)
    this.#process = process
    this.#realm = realm
  }

  /** Whether a file has `import` and `export`. */
  isModule(path: string, source: string): boolean {
    if (path.endsWith('.mjs')) return true
    if (path.endsWith('.cjs') || path.endsWith('.json')) return false
    const type = this.#packageType(path)
    return type === 'module' || (type === undefined && this.#detectsModules && isModuleSource(path, source))
  }

  /** What the nearest package.json says of its files. */
  #packageType(path: string): Value {
    for (let place = directoryName(path); ; place = directoryName(place)) {
      const manifest = this.#manifest(place)
      if (manifest) return manifest['type'] as Value
      if (place === '/' || place === '') return undefined
    }
  }

  #manifest(directory: string): Readonly<Record<string, unknown>> | undefined {
    const { fs } = this.#process.system
    const path = `${directory === '/' ? '' : directory}/package.json`
    if (!fs.exists(path)) return undefined
    try {
      const manifest: unknown = JSON.parse(fs.readText(path))
      return typeof manifest === 'object' && manifest !== null ? { ...manifest } : {}
    } catch {
      return {}
    }
  }

  /** Where a name leads. @throws Trouble MODULE_NOT_FOUND */
  resolve(name: string, from: string, how: 'require' | 'import'): Found {
    const plain = name.replace(/^node:/, '')
    if (builtinNames.has(plain)) return { type: 'internal', name: plain }
    if (absentNames.has(plain)) throw new Unsimulated(`the module ${plain}`)
    if (name.startsWith('node:')) {
      throw new Trouble('Error', `No such built-in module: ${name}`, { code: 'ERR_UNKNOWN_BUILTIN_MODULE' })
    }
    if (/^(?:\.{0,2}\/|\.{1,2}$|file:)/.test(name)) {
      const place = normalizePath(fromDirectory(directoryName(from), name.replace(/^file:\/\//, '')))
      const path = how === 'import' ? this.#file(place) : this.#fileOrDirectory(place)
      if (path !== undefined) return { type: 'file', path }
      throw this.#missing(name, from, how, place)
    }
    return this.#package(name, from) ?? this.#absent(name, from, how)
  }

  #absent(name: string, from: string, how: 'require' | 'import'): never {
    throw this.#missing(name, from, how, name)
  }

  #file(place: string): string | undefined {
    const { fs } = this.#process.system
    return fs.exists(place) && !fs.isDirectory(place) ? place : undefined
  }

  #fileOrDirectory(place: string): string | undefined {
    for (const ending of ['', '.js', '.json', '.mjs', '.cjs']) {
      const found = this.#file(place + ending)
      if (found !== undefined) return found
    }
    if (!this.#process.system.fs.isDirectory(place)) return undefined
    const main = this.#manifest(place)?.['main']
    const named = typeof main === 'string' ? normalizePath(fromDirectory(place, main)) : undefined
    return (
      (named === undefined ? undefined : this.#fileOrDirectory(named)) ??
      this.#file(`${place}/index.js`) ??
      this.#file(`${place}/index.json`)
    )
  }

  /** A package that lies in one of the directories node_modules. */
  #package(name: string, from: string): Found | undefined {
    const { fs } = this.#process.system
    const [, own = name] = /^((?:@[^/]+\/)?[^/]+)/.exec(name) ?? []
    for (let place = directoryName(from); ; place = directoryName(place)) {
      const directory = `${place === '/' ? '' : place}/node_modules/${own}`
      if (fs.isDirectory(directory)) {
        const path = this.#fileOrDirectory(name === own ? directory : `${directory}${name.slice(own.length)}`)
        if (path !== undefined && !path.endsWith('/package.json')) return { type: 'file', path }
        if (packageSource(name)) return { type: 'internal', name }
        if (path !== undefined && name.endsWith('/package.json')) return { type: 'file', path }
        throw new Unsimulated(`the package ${own}`)
      }
      if (place === '/' || place === '') return undefined
    }
  }

  #missing(name: string, from: string, how: 'require' | 'import', place: string): Trouble | Thrown {
    if (how === 'import') {
      const importer = from
      const what =
        place === name
          ? `Cannot find package '${name}' imported from ${importer}`
          : `Cannot find module '${place}' imported from ${importer}`
      const isFile = place !== name
      const trail = isFile
        ? ([
            ['finalizeResolution', 'node:internal/modules/esm/resolve:283:11'],
            ['moduleResolve', 'node:internal/modules/esm/resolve:952:10'],
          ] as const)
        : ([
            ['packageResolve', 'node:internal/modules/esm/resolve:873:9'],
            ['moduleResolve', 'node:internal/modules/esm/resolve:946:18'],
          ] as const)
      return this.#raised(what, { code: 'ERR_MODULE_NOT_FOUND', ...(isFile && { url: `file://${place}` }) }, [
        ...trail,
        ...LINKING,
      ])
    }
    const stack = from.endsWith('/[eval]') ? [from] : [from]
    return this.#raised(`Cannot find module '${name}'\nRequire stack:\n${stack.map((one) => `- ${one}`).join('\n')}`, {
      code: 'MODULE_NOT_FOUND',
      requireStack: this.#realm.array(stack),
    })
  }

  /** An error that Node.js raises while it looks for a module. */
  #raised(
    message: string,
    more: Readonly<Record<string, Value>>,
    trail: readonly (readonly [string, string])[] = RESOLVING,
  ): Thrown {
    const { frames } = this.#realm
    const depth = frames.length
    const around = trail === RESOLVING ? [] : frames.splice(0)
    for (const frame of framesOf(trail)) frames.push(frame)
    const error = this.#realm.error(new Trouble('Error', message, more))
    frames.length = trail === RESOLVING ? depth : 0
    for (const frame of around) frames.push(frame)
    return new Thrown(error)
  }
}

/** Whether a source reads as a module only. */
function isModuleSource(path: string, text: string): boolean {
  if (!/\b(?:import|export|await)\b/.test(text)) return false
  try {
    parse({ path, text, isInternal: false }, 'function')
    return false
  } catch (error) {
    return error instanceof SyntaxTrouble && isModuleText(error) && isReadable(path, text)
  }
}

/** Whether a source can be read as a module. */
function isReadable(path: string, text: string): boolean {
  try {
    parse({ path, text, isInternal: false }, 'module')
    return true
  } catch {
    return false
  }
}
