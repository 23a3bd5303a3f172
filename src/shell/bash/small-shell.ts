/** Whether a shell was started as an `sh` that is no bash at home (dash, ash), perhaps by its path. */
export const isSmallShell = (name: string): boolean => /(?:^|\/)(?:da|a)?sh$/.test(name)
