// Plays every lesson in the Simple shell and writes what its steps show beside the lessons: node scripts/record-outputs.mjs
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const load = async (path) => (await runnerImport(root + path)).module

const { recordedModes } = await load('src/testing/recorded-modes.ts')
const { outputsFile } = await load('src/testing/record-outputs.ts')
for (const mode of recordedModes) {
  writeFileSync(root + mode.file, await outputsFile(mode))
  console.log(`recorded ${mode.file}`)
}
