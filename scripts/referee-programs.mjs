// npm run referee:programs: tests again with the answers of the real programs, wherever they are of the recorded versions.
// npm run referee:record: records the answers anew; on Debian 12, as root, with the packages of src/testing/referee/programs.ts.
// Both take parts of paths, and -t with a part of the tests' names: what is not named stays as it was recorded.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root, run } from './dependencies.mjs'

const { values, positionals } = parseArgs({
  options: { testNamePattern: { type: 'string', short: 't' } },
  allowPositionals: true,
})
const record = positionals[0] === 'record'
const wanted = record ? positionals.slice(1) : positionals
const tests = values.testNamePattern === undefined ? [] : ['-t', values.testNamePattern]

/** What asks real programs. */
const ASKING = /testing\/(?:compare(?:-\w+)?|file-fixture|real)\.ts'|real-bash\.ts'|referee\/answers\.ts'/

const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => join('src', file))
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
  .filter((file) => ASKING.test(readFileSync(join(root, file), 'utf8')))

if (files.length === 0) {
  console.error(`no test that asks real programs has ${wanted.join(', ')} in its path`)
  process.exit(1)
}

const status = run('npx', ['vitest', 'run', '--reporter=dot', ...tests, ...files], {
  REFEREE: record ? (tests.length > 0 ? 'add' : 'record') : 'programs',
})
process.exit(status)
