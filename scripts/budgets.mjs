// Size budgets of the built page, in kilobytes (1 KB = 1000 bytes); fails when one is broken
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { root } from './dependencies.mjs'
import {
  chunksOf,
  filesOfBash,
  filesOfFirstCommands,
  filesOfServer,
  FIRST_LOAD,
  promptOf,
  readManifest,
  sessionOf,
} from './page-chunks.mjs'

const FIRST_LOAD_KB = 120
const SESSION_KB = 240
const PROMPT_KB = 140
const BASH_KB = 90
const DOCKER_COMMAND_KB = 45
const SERVER_KB = 3
const PICTURES_KB = 20
const GOALS_KB = 20
const EXERCISES_KB = 20

const dist = join(root, 'dist')
const manifest = readManifest()

const sum = (files, compress) =>
  files.reduce((total, file) => total + compress(readFileSync(join(dist, file))).length, 0) / 1000

const gzipSum = (chunks) =>
  sum(
    chunks.map((key) => manifest[key].file),
    gzipSync,
  )

const gzipped = (keys) => gzipSum([...chunksOf(manifest, keys)])

/** What a part of the page loads besides what a session has loaded before, in either mode, and what else was loaded. */
function besides(key, ...loaded) {
  const before = chunksOf(manifest, [...sessionOf('linux'), ...sessionOf('docker'), ...loaded])
  return gzipSum([...chunksOf(manifest, [key])].filter((chunk) => !before.has(chunk)))
}

const rows = [
  ['first load', gzipped(FIRST_LOAD), FIRST_LOAD_KB, 'gzip'],
  [
    'what the first prompt waits for',
    Math.max(...['linux', 'docker'].map((mode) => gzipped(promptOf(mode)))),
    PROMPT_KB,
    'gzip',
  ],
  ['a Linux session', gzipped(sessionOf('linux')), SESSION_KB, 'gzip'],
  ['a Docker session', gzipped(sessionOf('docker')), SESSION_KB, 'gzip'],
  ['the panel', besides('src/app/learn/StatePanel.tsx'), PICTURES_KB, 'gzip'],
  [
    'pictures of layers and ways',
    ['build/BuildPicture.tsx', 'reach/ReachView.tsx', 'skip/SkipTime.tsx']
      .map((picture) => besides(`src/app/learn/pictures/${picture}`, 'src/app/learn/StatePanel.tsx'))
      .reduce((total, kilobytes) => total + kilobytes),
    PICTURES_KB,
    'gzip',
  ],
  ['goals', besides('src/app/learn/listener.ts'), GOALS_KB, 'gzip'],
  ['exercises', besides('src/app/practice/rows.ts', 'src/app/playground/Lessons.tsx'), EXERCISES_KB, 'gzip'],
  ['choosing Bash', sum(filesOfBash(manifest), brotliCompressSync), BASH_KB, 'brotli'],
  [
    'the first docker command in Bash',
    Math.max(...filesOfFirstCommands(manifest).map((files) => sum(files, brotliCompressSync))),
    DOCKER_COMMAND_KB,
    'brotli',
  ],
  ['redis-server', sum(filesOfServer(manifest, 'redis/redis-server'), brotliCompressSync), SERVER_KB, 'brotli'],
]

for (const [what, kilobytes, budget, form] of rows) {
  const verdict = kilobytes <= budget ? 'within' : 'OVER'
  console.log(`${what}: ${kilobytes.toFixed(1)} KB of JavaScript, ${form}; ${verdict} the budget of ${budget} KB`)
}
const everything = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'))
console.log(
  `all chunks together: ${sum(
    everything.map((file) => join('assets', file)),
    gzipSync,
  ).toFixed(1)} KB, gzip`,
)
process.exit(rows.every(([, kilobytes, budget]) => kilobytes <= budget) ? 0 : 1)
