// The subcommands that ask registries, which are loaded together
export { login, logout } from '../login.ts'
export { imagetoolsInspect, manifestInspect } from '../manifests.ts'
export { push } from '../push.ts'
export { search } from '../search.ts'
