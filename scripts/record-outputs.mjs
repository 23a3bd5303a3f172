// Plays every lesson and writes what its steps show beside the lessons: node scripts/record-outputs.mjs
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './dependencies.mjs'
import { withSources } from './sources.mjs'

await withSources(async (load) => {
  const { recordedModes, recordedTracks } = await load('/src/testing/recorded-modes.ts')
  const { openingFile, outputsFile } = await load('/src/testing/record-outputs.ts')
  writeFileSync(join(root, recordedTracks.file), recordedTracks.text)
  for (const mode of recordedModes) {
    writeFileSync(join(root, mode.file), await outputsFile(mode))
    if (mode.opening) writeFileSync(join(root, mode.opening), await openingFile(mode))
    console.log(`recorded ${mode.file}`)
  }
})
