import { media } from '../theme.ts'

/**
 * Keeps the terminal in view when a phone is turned: laid on its side the terminal is the first thing, upright it stands below the hero.
 * Gives the function that ends it.
 */
export function watchTurning(): () => void {
  const section = document.querySelector('section[data-work]')
  if (!section) return () => undefined
  let seen = false
  // it is told at the end of a frame: at a turn this is what was seen before
  const observer = new IntersectionObserver(([entry]) => {
    seen = entry?.isIntersecting === true
  })
  const onSide = matchMedia(media.landscape.replace('@media ', ''))
  const show = ({ matches }: MediaQueryListEvent): void => {
    if (!matches && !seen) return
    section.scrollIntoView({ behavior: 'instant' })
    // turned back at once, nothing has been told yet
    seen = true
  }
  observer.observe(section)
  onSide.addEventListener('change', show)
  return () => {
    observer.disconnect()
    onSide.removeEventListener('change', show)
  }
}
