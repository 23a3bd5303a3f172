/** What Compose refuses: its words, and the status it ends with (14 no file, 15 a wrong file, 16 wrong usage). */
export class Complaint extends Error {
  readonly status: number

  constructor(message: string, status = 15) {
    super(message)
    this.name = 'Complaint'
    this.status = status
  }
}

/** For a key that would be without any effect here. */
export const unsimulatedKey = (where: string, key: string): Complaint =>
  new Complaint(`docker compose: ${where}: Compose has ${key}, but this playground does not simulate it.`, 1)
