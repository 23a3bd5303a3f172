// The subcommands that ask registries, which are loaded together
export { login, logout } from '../login.ts'
export { push } from '../push.ts'
export { search } from '../search.ts'
