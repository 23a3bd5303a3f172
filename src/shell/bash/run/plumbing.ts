// what leads the input and output of commands elsewhere: it is loaded together when that is first done
export { processSubstitution } from './process-substitution.ts'
export { withRedirections } from './redirected.ts'
export { onlyRedirections, redirectedCommand } from './redirected-command.ts'
export { stages } from './stages.ts'
export { substitute } from './substitution.ts'
export { joined } from '../syntax/joined.ts'
