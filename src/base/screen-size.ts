/** A screen's size in cells. */
export interface ScreenSize {
  readonly cols: number
  readonly rows: number
}
