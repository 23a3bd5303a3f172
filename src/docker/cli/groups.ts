/** The commands that only hold others. */
export const groups: ReadonlyMap<string, string> = new Map([
  ['container', 'Manage containers'],
  ['context', 'Manage contexts'],
  ['image', 'Manage images'],
  ['network', 'Manage networks'],
  ['plugin', 'Manage plugins'],
  ['system', 'Manage Docker'],
  ['volume', 'Manage volumes'],
])
