import { media } from './theme.ts'

/** Where the two sections are snapped. */
const SNAPPED = media.snapped.replace('@media ', '')

/** Whether the page rests where a section begins, below the header. */
function startsAt(section: Element | undefined): boolean {
  if (!section) return false
  const from = Number.parseFloat(getComputedStyle(section).scrollMarginTop)
  return Math.abs(section.getBoundingClientRect().top - from) < 2
}

/**
 * The sections are snapped by proximity, but no notch of the wheel is pulled back: the page snaps only to what lies ahead of it
 * (`data-toward`), from the first notch on. Gives the function that ends it.
 */
export function snapAhead(): () => void {
  const { dataset } = document.documentElement
  const turn = ({ deltaY }: WheelEvent): void => {
    if (deltaY !== 0) dataset['toward'] = deltaY > 0 ? 'down' : 'up'
  }
  const rest = (): void => {
    const [first, last] = document.querySelectorAll('main > section')
    if (startsAt(first)) dataset['toward'] = 'down'
    else if (startsAt(last)) dataset['toward'] = 'up'
  }
  // a hand on the mouse may turn its wheel next: the first notch is heard too late
  window.addEventListener('pointermove', rest, { passive: true, once: true })
  window.addEventListener('wheel', turn, { passive: true })
  document.addEventListener('scrollend', rest)
  return () => {
    window.removeEventListener('pointermove', rest)
    window.removeEventListener('wheel', turn)
    document.removeEventListener('scrollend', rest)
  }
}

/**
 * A key that is typed while the page is still on its way to the terminal stops it where it is, and what is snapped is then
 * pulled back, away from the line that one types: the page goes there at once. Gives the function that ends it.
 */
export function arriveAtTerminal(): () => void {
  let moving = false
  const scroll = (): void => {
    moving = true
  }
  const end = (): void => {
    moving = false
  }
  const type = ({ target }: KeyboardEvent): void => {
    if (!moving || !(target instanceof Element) || !target.closest('.xterm') || !matchMedia(SNAPPED).matches) return
    target.closest('main > section')?.scrollIntoView({ behavior: 'instant' })
    moving = false
  }
  document.addEventListener('scroll', scroll, { passive: true })
  document.addEventListener('scrollend', end)
  document.addEventListener('keydown', type, true)
  return () => {
    document.removeEventListener('scroll', scroll)
    document.removeEventListener('scrollend', end)
    document.removeEventListener('keydown', type, true)
  }
}
