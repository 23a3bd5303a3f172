/** Whether a text, or a list, became longer than there may be. */
export const isOutOfMemory = (error: unknown): boolean =>
  error instanceof RangeError && /string length|array (buffer )?(length|allocation)/i.test(error.message)
