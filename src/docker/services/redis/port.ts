/** Where Redis listens unless it is told otherwise. */
export const PORT = 6379
