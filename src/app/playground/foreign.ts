/** What React leaves alone of an element: others fill it, maybe before React has come. */
export const foreign = { dangerouslySetInnerHTML: { __html: '' } }
