// npm run count:options: how many options of this machine's programs ours know, each program of ours that is there. Not in npm test.
//
// What a real program has is read from its own help: words with dashes at the beginning of a line, or anywhere in the help of those
// that list theirs otherwise (find, jq). What ours knows is asked of its declaration: an option that is read, without effect for a
// reason, or refused by name (docs/decisions/0021; options.test.ts keeps the three apart). A program that reads its words itself is
// run with the option, and does not know it when it complains of that very word. Programs that only say that they are not simulated
// are left out. `npm run count:options NAME…` counts those alone; run it on Debian 12.
import { spawnSync } from 'node:child_process'
import { withSources } from './sources.mjs'

/** How those are asked that do not know --help, or tell more another way. */
const HELP = {
  awk: ['-W', 'help'],
  curl: ['--help', 'all'],
  ip: ['-help'],
  nc: ['-h'],
  ps: ['--help', 'all'],
  unzip: ['-hh'],
  zip: ['-h2'],
}
/** Whose options stand anywhere in a line of their help, or of their usage. */
const ANYWHERE = new Set('fgrep find hostname ip jq killall less logname ping ssh unzip users which zip'.split(' '))
/** Whose words are no options: a dash is what they compare, print or set. */
const LEFT_OUT = new Set('[ echo expr false printf test true yes'.split(' '))
const TARGET = 97

/** `-a`, `--all`, `-name`; each with the blank, comma or bar before it. */
const WORD = /(?<=[\s,|[({/])--?[A-Za-z0-9][\w.-]*(?<![.-])/g
/** The words at the beginning of a line that are separated by commas, bars or blanks: `-a, --all`. */
const HEAD = /^\s{0,10}\[?(?:-{1,2}[\w][\w.-]*(?:[[=][^\s,]*|\s<[^>]*>)?(?:,?\s*\.*\s*|\s\|\s|\sor\s))+/

function optionsIn(text, anywhere) {
  const lines = text.replace(/.\u0008/g, '').split('\n')
  return [...new Set(lines.flatMap((line) => ` ${anywhere ? line : (HEAD.exec(line)?.[0] ?? '')}`.match(WORD) ?? []))]
}

function helpOf(name) {
  const { stdout, stderr, error } = spawnSync(name, HELP[name] ?? ['--help'], {
    encoding: 'utf8',
    input: '',
    timeout: 5000,
    env: { ...process.env, LC_ALL: 'C', COLUMNS: '300', MANPAGER: 'cat' },
  })
  return error ? '' : `${stdout}\n${stderr}`
}

/** What a program that reads its words itself says to an option that it does not know. */
const UNKNOWN =
  /unknown|unrecognized|invalid option|illegal option|not an option|unsupported|bad argument|not recognized/i

/** Whether a program whose words are read by getopt_long(3) takes an option as one of its own. */
function isDeclared(declaration, word, { readArguments, UsageError }) {
  const { options = [], refused = [], helpLetter, versionLetter, rewrite } = declaration
  const name = word.replace(/^--?/, '')
  const usual = [
    { long: 'help', short: helpLetter },
    { long: 'version', short: versionLetter },
  ]
  const all = [...options, ...refused, ...usual]
  if (all.some(({ short, long }) => (word.startsWith('--') ? long : short) === name)) return true
  if (word.startsWith('--') || (!rewrite && !options.some(({ short }) => short === name[0]))) return false
  try {
    readArguments(declaration, rewrite?.([word, '1']) ?? [word, '1'])
    return true
  } catch (error) {
    return !(error instanceof UsageError)
  }
}

async function isKnown(program, word, tools) {
  const { declaration } = program
  // what has no `run` beside its declaration reads its words itself, and so does what takes no options at all
  if ('run' in declaration && declaration.name !== 'find') return isDeclared(declaration, word, tools)
  const { stderr } = await tools.runGnu(program, [word, '1'], { host: tools.host })
  return !UNKNOWN.test(stderr)
}

async function count(load) {
  const { loadGroups } = await load('/src/linux/gnu/index.ts')
  const { unavailable } = await load('/src/linux/gnu/unavailable/unavailable.ts')
  const { runGnu } = await load('/src/testing/gnu-fixture.ts')
  const { jq } = await load('/src/jq/index.ts')
  const { platformHost } = await load('/src/host.ts')
  const tools = { ...(await load('/src/shell/posix/getopt.ts')), runGnu, host: { ...platformHost, jq } }
  const absent = new Set(unavailable.map(({ declaration }) => declaration.name))
  const only = new Set(process.argv.slice(2))
  let [options, unknown, programs] = [0, 0, 0]
  for (const later of (await loadGroups()).flat()) {
    const { name } = later.declaration
    if (absent.has(name) || LEFT_OUT.has(name) || (only.size > 0 && !only.has(name))) continue
    const program = (await later.load?.()) ?? later
    const words = optionsIn(helpOf(name), ANYWHERE.has(name))
    const missing = []
    for (const word of words) if (!(await isKnown(program, word, tools))) missing.push(word)
    if (missing.length > 0) console.log(`${name} ${words.length}: ${missing.join(' ')}`)
    if (words.length > 0) programs += 1
    options += words.length
    unknown += missing.length
  }
  const share = 100 * (1 - unknown / options)
  console.log(`${programs} programs, ${options} options, ${unknown} unknown: ${share.toFixed(1)} % known`)
  return share >= TARGET
}

if (!(await withSources(count))) process.exitCode = 1
