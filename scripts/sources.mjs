// Loads modules of src without building them: `await withSources(async (load) => …)`
import { createServer } from 'vite'
import { root } from './dependencies.mjs'

/** Calls `use` with what loads a module by its path from the root (`/src/…`); what it loads may load more for as long as it runs. */
export async function withSources(use) {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
    ssr: { external: ['@xterm/headless'] },
  })
  try {
    return await use((path) => server.ssrLoadModule(path))
  } finally {
    await server.close()
  }
}
