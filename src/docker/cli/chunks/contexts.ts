// The subcommands about what the client knows, which are loaded together
export { contextCreate, contextUpdate } from '../context/changes.ts'
export { contextExport, contextImport } from '../context/transfer.ts'
export { contextInspect, contextLs, contextRm, contextShow, contextUse } from '../context/contexts.ts'
export { login, logout } from '../login.ts'
export { pluginLs } from '../plugin-ls.ts'
export { push } from '../push.ts'
export { search } from '../search.ts'
