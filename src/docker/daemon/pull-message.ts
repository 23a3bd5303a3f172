/** A line of what `POST /images/create` tells while it goes on; `id` is the layer's, or the tag. */
export interface PullMessage {
  readonly status: string
  readonly id?: string
  /** What it tells of. */
  readonly of: 'image' | 'layer'
  /** Whether it tells of what goes on, and will be told otherwise. */
  readonly passing?: true
  /** How much of it there is, in bytes. */
  readonly progress?: { readonly current: number; readonly total: number }
}

export type PullProgress = (message: PullMessage) => void | Promise<void>
