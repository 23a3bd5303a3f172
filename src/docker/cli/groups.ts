/** The commands that only hold others. */
export const groups: ReadonlyMap<string, string> = new Map([
  ['container', 'Manage containers'],
  ['image', 'Manage images'],
  ['network', 'Manage networks'],
  ['system', 'Manage Docker'],
  ['volume', 'Manage volumes'],
])
