// npm run referee:programs: tests again with the answers of the real programs, wherever they are of the recorded versions.
// npm run referee:record: records the answers anew; on Debian 12, as root, with the packages of src/testing/referee/programs.ts.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './dependencies.mjs'

const record = process.argv[2] === 'record'

/** What asks real programs. */
const ASKING = /testing\/(?:compare(?:-\w+)?|file-fixture|real)\.ts'|real-bash\.ts'|referee\/answers\.ts'/

const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => join('src', file))
  .filter((file) => ASKING.test(readFileSync(join(root, file), 'utf8')))

const status = run('npx', ['vitest', 'run', '--reporter=dot', ...files], {
  REFEREE: record ? 'record' : 'programs',
})
process.exit(status)
