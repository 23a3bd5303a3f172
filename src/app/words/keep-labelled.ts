import { language } from './language.ts'

/** Names an element that React does not draw, in the language of now, and again whenever that changes; gives the function that ends it. */
export function keepLabelled(element: Element, label: () => string): () => void {
  const tell = (): void => element.setAttribute('aria-label', label())
  tell()
  return language.subscribe(tell)
}
