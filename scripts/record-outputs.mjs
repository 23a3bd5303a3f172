// Plays every lesson in the Simple shell and writes what its steps show beside the lessons: node scripts/record-outputs.mjs
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { root } from './dependencies.mjs'

// commands are loaded while the lessons run, so the one who loads has to stay
const server = await createServer({
  root,
  configFile: false,
  logLevel: 'warn',
  optimizeDeps: { noDiscovery: true, include: [] },
  server: { middlewareMode: true, ws: false },
  appType: 'custom',
  ssr: { external: ['@xterm/headless'] },
})
const { recordedModes, recordedTracks } = await server.ssrLoadModule('/src/testing/recorded-modes.ts')
const { openingFile, outputsFile } = await server.ssrLoadModule('/src/testing/record-outputs.ts')
writeFileSync(join(root, recordedTracks.file), recordedTracks.text)
for (const mode of recordedModes) {
  writeFileSync(join(root, mode.file), await outputsFile(mode))
  if (mode.opening) writeFileSync(join(root, mode.opening), await openingFile(mode))
  console.log(`recorded ${mode.file}`)
}
await server.close()
