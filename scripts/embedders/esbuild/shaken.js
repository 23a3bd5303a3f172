// The Tty alone, imported from the root, leaves everything else out. With `splitting` esbuild writes what nothing loads, too
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const { outputFiles } = await build({
  stdin: { contents: "export { Tty } from '@terminal-playground/core'", resolveDir: '.' },
  bundle: true,
  minify: true,
  format: 'esm',
  write: false,
})
const size = gzipSync(outputFiles[0].contents).length
console.log(`the Tty alone is ${size} bytes gzip`)
if (size > 16_000) throw new Error(`more than the Tty is in its bundle: ${size} bytes gzip`)
