/** Where the source is: `repository` in package.json, or VITE_REPOSITORY_URL at build time. */
export const repositoryUrl: string = import.meta.env['VITE_REPOSITORY_URL']
