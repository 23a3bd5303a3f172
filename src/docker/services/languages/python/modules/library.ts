import { Unsimulated } from '../syntax.ts'
import type { Value } from '../values.ts'
import { os, redis, signal, sys, time, web } from './machine.ts'
import type { Host } from './native.ts'
import { json, math } from './plain.ts'
import { signature } from './signature.ts'
import { processes } from './processes.ts'
import { source as asynchronous } from './sources/asynchronous.ts'
import { source as chance } from './sources/chance.ts'
import { source as commands } from './sources/commands.ts'
import { source as fastapi } from './sources/fastapi.ts'
import { source as ends } from './sources/ends.ts'
import { source as kinds } from './sources/kinds.ts'
import { source as language } from './sources/language.ts'
import { twisters } from './twister.ts'
import { regular } from './regular/regular.ts'
import { source as packages } from './sources/packages.ts'
import { source as paths } from './sources/paths.ts'
import { source as subprocesses } from './sources/processes.ts'
import { source as system } from './sources/system.ts'
import { source as texts } from './sources/texts.ts'
import { source as askingWeb } from './sources/web.ts'

/** The modules of a text: each begins with its name behind an `@` at the start of a line. */
const divided = (text: string): readonly (readonly [string, string])[] =>
  text
    .split(/^@(?=[\w.]+$)/m)
    .filter((part) => part !== '')
    .map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n') + 1)] as const)

/** Modules that are written in Python. */
export const sources: ReadonlyMap<string, string> = new Map([
  ...divided(system),
  ...divided(language),
  ...divided(packages),
  ...divided(fastapi),
  ...divided(texts),
  ...divided(asynchronous),
  ...divided(chance),
  ...divided(commands),
  ...divided(kinds),
  ...divided(ends),
  ...divided(paths),
  ...divided(subprocesses),
  ...divided(askingWeb),
])

/** Those of them that pip has to install, and those that come with them. */
const installed: Readonly<Record<string, string>> = {
  fastapi: 'fastapi',
  flask: 'flask',
  pydantic: 'pydantic',
  redis: 'redis',
  requests: 'requests',
  jinja2: 'jinja2',
  markupsafe: 'markupsafe',
  uvicorn: 'uvicorn',
  werkzeug: 'werkzeug',
}

/** The package that brings a module; undefined for one of the standard library. */
export const packageOf = (module: string): string | undefined => installed[module.replace(/\..*$/, '')]

/** Modules of which no word is Python. */
export const nativeModules: Readonly<Record<string, (host: Host) => ReadonlyMap<string, Value>>> = {
  math,
  _json: json,
  _os: os,
  _processes: processes,
  _random: twisters,
  _re: regular,
  _redis: redis,
  _signal: signal,
  _signature: signature,
  _sys: sys,
  _time: time,
  _web: web,
}

export const refuseModule = (name: string): Unsimulated => new Unsimulated(`the module ${name} is`)
