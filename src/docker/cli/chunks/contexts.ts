// The subcommands about what the client knows, which are loaded together
export { contextCreate, contextUpdate } from '../context/changes.ts'
export { contextInspect, contextLs, contextRm, contextShow, contextUse } from '../context/contexts.ts'
export { contextExport, contextImport } from '../context/transfer.ts'
export { pluginLs } from '../plugin-ls.ts'
