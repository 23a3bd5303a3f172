/** Keeps the buttons that are clicked before React hears of it; gives the function that clicks them again. */
export function keepClicks(root: HTMLElement): () => void {
  const clicked: HTMLElement[] = []
  const keep = ({ target }: Event): void => {
    const button = target instanceof Element && target.closest('button')
    if (button) clicked.push(button)
  }
  root.addEventListener('click', keep)
  return () => {
    root.removeEventListener('click', keep)
    for (const button of clicked) button.click()
  }
}
