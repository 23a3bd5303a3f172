const TEXT = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`|\/(?:\\.|[^/\\\n])+\/[a-z]*/y

/** How many brackets of a text are open at its end. */
function openIn(text: string): number {
  let open = 0
  for (let at = 0; at < text.length; at += 1) {
    const scanner = new RegExp(TEXT)
    scanner.lastIndex = at
    const skipped = scanner.exec(text)?.[0].length ?? 0
    if (skipped > 0) at += skipped - 1
    else if ('([{'.includes(text[at] ?? '')) open += 1
    else if (')]}'.includes(text[at] ?? '')) open -= 1
  }
  return open
}

/** Whether what was typed goes on in the next line. */
export const goesOn = (text: string): boolean => openIn(text) > 0
