// npm start: installs what is missing, builds the site, serves it and prints the address
import { installDependencies, run } from './dependencies.mjs'

installDependencies()
const built = run('npx', ['vite', 'build', '--logLevel', 'warn'])
if (built !== 0) process.exit(built)
const { preview } = await import('vite')
const server = await preview({ preview: { port: Number(process.env.PORT ?? 4173) } })
console.log('\nTerminal Playground is served. Open this address; Ctrl-C stops it.\n')
server.printUrls()
