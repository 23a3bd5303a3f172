/** The numbers of the pieces that stand in the line, in its order. */
export type Arranged = readonly number[]

/** Puts a piece at the end, or at a place; one that stands in the line goes there. */
export function put(arranged: Arranged, piece: number, at = arranged.length): Arranged {
  const others = arranged.filter((each) => each !== piece)
  return others.toSpliced(Math.min(at, others.length), 0, piece)
}

export const takeOut = (arranged: Arranged, piece: number): Arranged => arranged.filter((each) => each !== piece)

/** Moves a piece by some places. */
export function move(arranged: Arranged, piece: number, by: number): Arranged {
  const at = arranged.indexOf(piece) + by
  return at < 0 || at >= arranged.length ? arranged : put(arranged, piece, at)
}
