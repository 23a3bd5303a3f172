/** A screen's size in cells. */
export interface ScreenSize {
  readonly columns: number
  readonly rows: number
}
