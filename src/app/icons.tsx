import type { PropsWithChildren, ReactNode } from 'react'
import { styled } from 'styled-components'

const solid = { fill: 'currentColor', stroke: 'none' } as const

/** The page's own icons, drawn on a grid of 24 with a stroke of 1.5. */
const drawings = {
  term: (
    <>
      <rect x="3" y="4.5" width="18" height="15" rx="2" />
      <path d="M6.5 9 9 11.5 6.5 14" />
      <rect {...solid} x="11.5" y="9" width="3" height="5.5" />
    </>
  ),
  steps: <path d="M3 20h4.5v-5H12v-5h4.5V5H21M18.5 2.5 21 5l-2.5 2.5" />,
  sprout: (
    <path d="M12 20.5V11c0-4 2.8-6.5 7.5-6.5 0 4.5-2.8 6.5-7.5 6.5ZM12 15c0-3.2-2.3-5.2-6.5-5.2 0 3.7 2.3 5.2 6.5 5.2Z" />
  ),
  loop: <path d="M4 9h14.5M15 5.5 18.5 9 15 12.5M20 16H5.5M9 12.5 5.5 16 9 19.5" />,
  buoy: (
    <>
      <circle cx="12" cy="12" r="9" />
      <circle cx="12" cy="12" r="3.5" />
      <path d="m5.7 5.7 3.8 3.8m5 5 3.8 3.8m0-12.6-3.8 3.8m-5 5-3.8 3.8" />
    </>
  ),
  anatomy: <path d="M3.5 5h6M13.5 5h7M3.5 9v2.5h6V9M13.5 9v2.5h7V9M6.5 11.5V19h4M17 11.5V15h3.5" />,
  linux: (
    <>
      <path d="M5 3.5V18h6M5 8.5h6" />
      <rect x="11" y="6" width="9" height="5" rx="1" />
      <rect x="11" y="15.5" width="9" height="5" rx="1" />
    </>
  ),
  docker: (
    <>
      <rect x="3" y="12.5" width="8" height="8" rx="1" />
      <rect x="13" y="12.5" width="8" height="8" rx="1" />
      <rect x="8" y="3" width="8" height="8" rx="1" />
    </>
  ),
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3 17 7M7 17l-1.7 1.7" />
    </>
  ),
  moon: <path d="M20 14.2A8.3 8.3 0 0 1 9.8 4 8.3 8.3 0 1 0 20 14.2Z" />,
  lang: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18" />
    </>
  ),
  repo: (
    <>
      <circle cx="6.5" cy="5" r="2" />
      <circle cx="6.5" cy="19" r="2" />
      <circle cx="17.5" cy="8" r="2" />
      <path d="M6.5 7v10M17.5 10c0 4-11 2.5-11 7" />
    </>
  ),
  chevron: <path d="m5 9 7 7 7-7" />,
  maximize: <path d="M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7" />,
  clear: <path d="M4 20h16M6 14l8.5-8.5 5 5L13 17H9ZM10 10l5 5" />,
  down: <path d="M12 4v15M6 13.5l6 6 6-6" />,
  dismiss: <path d="m6 6 12 12M18 6 6 18" />,
  enter: <path d="M19 5.5v6a2 2 0 0 1-2 2H5.5M9.5 9.5l-4 4 4 4" />,
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof drawings

/** What icons are drawn in, on a grid of 24. */
const Drawing = styled.svg`
  display: block;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
`

interface FigureProps {
  /** In pixels; 20 when absent. */
  readonly size?: number
  /** Turned clockwise, in degrees. */
  readonly turn?: number
  readonly className?: string
}

/** What is drawn, as an icon. It never speaks: the control around it has the name. */
export function Figure({ size = 20, turn, className, children }: PropsWithChildren<FigureProps>): ReactNode {
  return (
    <Drawing
      className={className === undefined ? 'icon' : `icon ${className}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      style={turn ? { rotate: `${turn}deg` } : undefined}
      aria-hidden="true"
    >
      {children}
    </Drawing>
  )
}

/** What an icon is given that is one of several, which have names. */
export interface IconProps<Name> extends FigureProps {
  readonly name: Name
}

/** One icon of those that the page shows at first. */
export function Icon({ name, ...look }: IconProps<IconName>): ReactNode {
  return <Figure {...look}>{drawings[name]}</Figure>
}

/** The mark: three words of a command, each on its bracket, in the three word colours. */
export function Mark({ size }: { readonly size: number }): ReactNode {
  const words = [
    { ink: 'var(--accent)', x: 1.5, width: 5.5, bracket: 'M2.25 16v3h4v-3' },
    { ink: 'var(--opt)', x: 8.75, width: 3.5, bracket: 'M9.5 16v3h2v-3' },
    { ink: 'var(--arg)', x: 14, width: 8.5, bracket: 'M14.75 16v3h7v-3' },
  ]
  return (
    <Drawing className="mark" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {words.map(({ ink, x, width, bracket }) => (
        <g key={x} style={{ color: ink }}>
          <rect {...solid} x={x} y="5" width={width} height="8" rx="1.5" />
          <path d={bracket} />
        </g>
      ))}
    </Drawing>
  )
}
