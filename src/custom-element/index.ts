import { TerminalElement } from './terminal-element.ts'

export { TerminalElement }
export type { SessionOptions, TerminalHandle, TerminalOptions } from '../view/open-terminal.ts'

const NAME = 'terminal-playground-terminal'

// another copy of the library may have been here before; on a server there are no elements
if (globalThis.customElements && !customElements.get(NAME)) customElements.define(NAME, TerminalElement)
