import type { ReactNode } from 'react'
import { Figure, type IconProps } from '../icons.tsx'

/** The icons of the panel, which come with it. */
const drawings = {
  undo: <path d="M9 5 4 10l5 5M4 10h10a5.5 5.5 0 0 1 0 11h-3" />,
  redo: <path d="m15 5 5 5-5 5M20 10H10a5.5 5.5 0 0 0 0 11h3" />,
  folder: (
    <path d="M3 6.5A1.5 1.5 0 0 1 4.5 5H9l2 2.5h8.5A1.5 1.5 0 0 1 21 9v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18Z" />
  ),
  file: <path d="M6 3.5h8L18.5 8v12.5H6ZM14 3.5V8h4.5M9 12.5h6.5M9 16h6.5" />,
  open: (
    <path d="M13 4h7v7M20 4l-9 9M18 14v4.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 4 18.5v-11A1.5 1.5 0 0 1 5.5 6H10" />
  ),
} as const

/** One icon of the panel. */
export function PanelIcon({ name, size = 16 }: IconProps<keyof typeof drawings>): ReactNode {
  return <Figure size={size}>{drawings[name]}</Figure>
}
