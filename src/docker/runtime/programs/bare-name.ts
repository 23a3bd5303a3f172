/** A program's name without the directory that images have it in. */
export const bareName = (path: string): string => path.replace(/^(?:\/usr)?(?:\/local)?\/s?bin\//, '')
