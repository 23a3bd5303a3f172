import { source as commands } from './commands.ts'
import { source as compression } from './compression.ts'
import { source as files } from './files.ts'
import { source as language } from './language.ts'
import { locales } from './locales.ts'
import { source as mongo } from './mongo.ts'
import { source as mongoose } from './mongoose.ts'
import { source as packages } from './packages.ts'
import { source as program } from './program.ts'
import { source as streams } from './streams.ts'
import { source as testing } from './test.ts'
import { source as texts } from './texts.ts'
import { source as web } from './web.ts'

/** The modules of a text: each begins with its name behind `//@` at the start of a line. */
const divided = (text: string): readonly (readonly [string, string])[] =>
  text
    .split(/^\/\/@(?=[\w@./-]+$)/m)
    .filter((part) => part.trim() !== '')
    .map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n') + 1)] as const)

const builtins = new Map(
  [program, locales, language, files, texts, streams, testing, commands, compression, web].flatMap(divided),
)
const installed = new Map([packages, mongo, mongoose].flatMap(divided))

/** Modules that Node.js has itself. */
export const builtinNames: ReadonlySet<string> = new Set(
  [...builtins.keys()].filter((name) => !name.startsWith('internal/')),
)

/** Modules that Node.js has, and that are not simulated. */
const ABSENT =
  'async_hooks cluster constants dgram diagnostics_channel dns/promises domain http2 inspector path/win32 punycode repl ' +
  'stream/consumers stream/web sys tls trace_events tty util/types v8 vm wasi worker_threads'

export const absentNames: ReadonlySet<string> = new Set(ABSENT.split(' '))

/** The source of a module that stands for a package of npm. */
export const packageSource = (name: string): string | undefined => installed.get(name)

export const sourceOf = (name: string): string | undefined => builtins.get(name) ?? installed.get(name)
