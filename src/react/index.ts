export { TerminalView, type TerminalViewProps } from './TerminalView.tsx'
