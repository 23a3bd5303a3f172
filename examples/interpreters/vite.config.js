import { fileURLToPath } from 'node:url'

export default {
  resolve: {
    alias: { '@terminal-playground/core/tty': fileURLToPath(new URL('../../src/tty/index.ts', import.meta.url)) },
  },
}
