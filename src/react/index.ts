export { TerminalView, type TerminalViewProps } from './TerminalView.tsx'
export type { SessionOptions, TerminalHandle, TerminalOptions } from '../view/open-terminal.ts'
