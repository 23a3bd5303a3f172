/** Calls `fit` after each change of the box's size, at most once a frame, while the box is to be seen; gives the function that stops it. */
export function keepFitted(box: HTMLElement, fit: () => void): () => void {
  let asked: number | undefined
  const ask = (): void => {
    asked ??= requestAnimationFrame(() => {
      asked = undefined
      // a hidden box would make a terminal of two columns
      if (box.clientWidth > 0 && box.clientHeight > 0) fit()
    })
  }
  const observer = new ResizeObserver(ask)
  observer.observe(box)
  return () => {
    observer.disconnect()
    if (asked !== undefined) cancelAnimationFrame(asked)
  }
}
