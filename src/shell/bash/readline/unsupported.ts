/** Functions of Readline that nothing here does, where a key asks for them. */
export const unsupported: ReadonlySet<string> = new Set('arrow-key-prefix bracketed-paste-begin tty-status'.split(' '))
