import type { ReactNode } from 'react'
import { Figure, type IconProps } from './icons.tsx'

/** The icons that nothing shows of which the page shows at first. */
const drawings = {
  check: <path d="m4.5 12.5 5 5 10-11" />,
  copy: (
    <>
      <rect x="8.5" y="8.5" width="12" height="12" rx="2" />
      <path d="M15.5 8.5v-3a2 2 0 0 0-2-2h-8a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h3" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5M12 7.5v.1" />
    </>
  ),
  reset: <path d="M4 12a8 8 0 1 0 2.5-5.8M4 4v4.5h4.5" />,
  arrow: <path d="M12 19V5M6.5 10.5 12 5l5.5 5.5" />,
  home: <path d="M10 6 4 12l6 6M4 12h16" />,
} satisfies Record<string, ReactNode>

/** One icon of parts that come later. */
export function LaterIcon({ name, ...look }: IconProps<keyof typeof drawings>): ReactNode {
  return <Figure {...look}>{drawings[name]}</Figure>
}
