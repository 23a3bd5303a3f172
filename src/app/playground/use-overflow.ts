import { type RefObject, useEffect, useState } from 'react'

/** Whether the content of an element is larger than the element. */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  // after every render: what is in the element may have changed
  useEffect(() => {
    const { current } = element
    if (!current) return undefined
    // it is told of the size at first, too, once the frame is laid out: to ask earlier would lay the page out twice
    const observer = new ResizeObserver(() =>
      setOverflows(current.scrollWidth > current.clientWidth || current.scrollHeight > current.clientHeight),
    )
    observer.observe(current)
    return () => observer.disconnect()
  })
  return overflows
}
