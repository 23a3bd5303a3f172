import { Unsimulated } from '../syntax.ts'
import type { Value } from '../values.ts'
import { mongo, sql } from './databases.ts'
import { os, redis, signal, sys, time, web } from './machine.ts'
import type { Host } from './native.ts'
import { functions } from './functions.ts'
import { hashes } from './hashes.ts'
import { math } from './mathematics.ts'
import { json } from './plain.ts'
import { processes } from './processes.ts'
import { source as differing } from './sources/differences.ts'
import { source as asynchronous } from './sources/asynchronous.ts'
import { source as chance } from './sources/chance.ts'
import { source as commands } from './sources/commands.ts'
import { source as ends } from './sources/ends.ts'
import { source as fastapi } from './sources/fastapi.ts'
import { source as complexes } from './sources/complex.ts'
import { source as configuring } from './sources/configparser.ts'
import { source as decimals } from './sources/decimal.ts'
import { source as digesting } from './sources/hashes.ts'
import { source as fractions } from './sources/fractions.ts'
import { source as http } from './sources/http/index.ts'
import { source as printing } from './sources/pprint.ts'
import { source as shellWords } from './sources/shell-words.ts'
import { source as addresses } from './sources/ipaddress.ts'
import { source as kinds } from './sources/kinds.ts'
import { source as language } from './sources/language/index.ts'
import { source as messages } from './sources/logging.ts'
import { source as orders } from './sources/orders.ts'
import { source as streams } from './sources/streams.ts'
import { source as threading } from './sources/threads.ts'
import { source as testing } from './sources/unittest.ts'
import { source as wrapping } from './sources/wrapping.ts'
import { threads } from './threads.ts'
import { twisters } from './twister.ts'
import { regular } from './regular/regular.ts'
import { source as mongoDriver } from './sources/mongo.ts'
import { source as packages } from './sources/packages/index.ts'
import { source as paths } from './sources/paths.ts'
import { source as models } from './sources/pydantic.ts'
import { source as subprocesses } from './sources/processes.ts'
import { source as sqlDrivers } from './sources/sql.ts'
import { source as sqlalchemy } from './sources/sqlalchemy.ts'
import { source as system } from './sources/system.ts'
import { source as texts } from './sources/texts.ts'
import { source as traces } from './sources/traceback.ts'
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
  ...divided(http),
  ...divided(addresses),
  ...divided(texts),
  ...divided(traces),
  ...divided(asynchronous),
  ...divided(chance),
  ...divided(commands),
  ...divided(kinds),
  ...divided(ends),
  ...divided(paths),
  ...divided(models),
  ...divided(fastapi),
  ...divided(mongoDriver),
  ...divided(sqlDrivers),
  ...divided(sqlalchemy),
  ...divided(subprocesses),
  ...divided(askingWeb),
  ...divided(digesting),
  ...divided(messages),
  ...divided(orders),
  ...divided(streams),
  ...divided(threading),
  ...divided(testing),
  ...divided(wrapping),
  ...divided(configuring),
  ...divided(complexes),
  ...divided(decimals),
  ...divided(fractions),
  ...divided(printing),
  ...divided(shellWords),
  ...divided(differing),
])

/** Those of them that pip has to install, each with the packages that bring it. */
const installed: Readonly<Record<string, readonly string[]>> = {
  bson: ['pymongo'],
  fastapi: ['fastapi'],
  flask: ['flask'],
  flask_pymongo: ['flask_pymongo'],
  flask_sqlalchemy: ['flask_sqlalchemy'],
  mysql: ['mysql_connector_python', 'mysql_connector'],
  psycopg: ['psycopg'],
  psycopg2: ['psycopg2_binary', 'psycopg2'],
  pymysql: ['pymysql'],
  pymongo: ['pymongo'],
  redis: ['redis'],
  sqlalchemy: ['sqlalchemy'],
  starlette: ['starlette'],
  uvicorn: ['uvicorn'],
  requests: ['requests'],
  jinja2: ['jinja2'],
  pydantic: ['pydantic'],
  pydantic_settings: ['pydantic_settings'],
  markupsafe: ['markupsafe'],
  werkzeug: ['werkzeug'],
}

/** The folders of the packages that bring a module; undefined for one of the standard library. */
export function packagesOf(module: string): readonly string[] | undefined {
  const top = module.replace(/\..*$/, '')
  return Object.hasOwn(installed, top) ? installed[top] : undefined
}

/** Modules of which no word is Python. */
export const nativeModules: Readonly<Record<string, (host: Host) => ReadonlyMap<string, Value>>> = {
  math,
  _functions: functions,
  _hashes: hashes,
  _json: json,
  _mongo: mongo,
  _os: os,
  _processes: processes,
  _random: twisters,
  _re: regular,
  _redis: redis,
  _signal: signal,
  _sql: sql,
  _sys: sys,
  _threads: threads,
  _time: time,
  _web: web,
}

export const refuseModule = (name: string): Unsimulated => new Unsimulated(`the module ${name} is`)
