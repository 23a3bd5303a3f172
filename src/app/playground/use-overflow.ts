import { type RefObject, useEffect, useState } from 'react'

/** Whether the content of an element is larger than the element. */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  // after every render: what is in the element may have changed
  useEffect(() => {
    const { current } = element
    if (!current) return undefined
    const measure = (): void =>
      setOverflows(current.scrollWidth > current.clientWidth || current.scrollHeight > current.clientHeight)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  })
  return overflows
}
