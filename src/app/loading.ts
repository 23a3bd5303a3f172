/** Something that arrives later, in a chunk of its own. */
export type Loading<T> =
  { readonly type: 'waiting' } | { readonly type: 'ready'; readonly value: T } | { readonly type: 'failed' }

export const waiting = { type: 'waiting' } as const
export const failed = { type: 'failed' } as const
