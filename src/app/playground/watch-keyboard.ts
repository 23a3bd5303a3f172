import type { Store } from '../../base/store.ts'

/** An on-screen keyboard is at least this high, in pixels: browser bars that come and go are not. */
const LEAST_KEYBOARD = 120
/** What is less high, in pixels, has no room for a lesson beside the terminal. */
const ROOM = 600

/** Whether the keys of the terminal's input are on the screen. */
function isTyping(): boolean {
  const input = document.activeElement
  const isInput = input instanceof HTMLElement && input.classList.contains('xterm-helper-textarea')
  return isInput && input.inputMode !== 'none'
}

function isCramped({ height, scale }: VisualViewport): boolean {
  const seen = height * scale
  // some browsers shrink the window itself
  const shrinks = matchMedia('(pointer: coarse)').matches && window.innerHeight > window.innerWidth
  return isTyping() && seen < ROOM && (shrinks || window.innerHeight - seen > LEAST_KEYBOARD)
}

/** Where what is seen of the page begins, and how high it is, for styles. */
function tellRoom(style: CSSStyleDeclaration, view: VisualViewport | undefined): void {
  if (view) {
    style.setProperty('--seen-top', `${view.offsetTop}px`)
    style.setProperty('--seen-height', `${view.height}px`)
  } else for (const name of ['--seen-top', '--seen-height']) style.removeProperty(name)
}

/** While an on-screen keyboard leaves room for the terminal alone, the document says so (`data-kb`), and so does `cramped`; gives the function that ends it. */
export function watchOnScreenKeyboard(cramped: Store<boolean>): () => void {
  const view = window.visualViewport
  if (!view) return () => undefined
  const { style, dataset } = document.documentElement
  let from = 0
  const show = (now: boolean): void => {
    if (now && !cramped.get()) from = window.scrollY
    tellRoom(style, now ? view : undefined)
    if (now) dataset['kb'] = '1'
    else delete dataset['kb']
    // the page is where it was
    if (!now && cramped.get()) window.scrollTo({ top: from, behavior: 'instant' })
    cramped.set(now)
  }
  const measure = (): void => show(isCramped(view))
  const targets = [
    [view, 'resize'],
    [view, 'scroll'],
    [document, 'focusin'],
    [document, 'focusout'],
  ] as const
  for (const [target, event] of targets) target.addEventListener(event, measure)
  // the terminal may have been touched before anybody watched
  measure()
  return () => {
    for (const [target, event] of targets) target.removeEventListener(event, measure)
    show(false)
  }
}
