/** The pictures of a machine, by their tabs. */
export type PictureName = 'Files' | 'Pipe' | 'Processes' | 'Containers' | 'Build'
