/** What Compose refuses: its words, and the status it ends with (14 no file, 15 a wrong file, 16 wrong usage). */
export class Complaint extends Error {
  readonly status: number

  constructor(message: string, status = 15) {
    super(message)
    this.name = 'Complaint'
    this.status = status
  }
}
