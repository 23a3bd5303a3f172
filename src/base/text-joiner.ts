/** From which length on it matters how a text is kept, in characters. */
const LONG = 65_536
/** What a joint takes that an engine keeps instead of putting two texts together, in bytes. */
const JOINT = 32

/**
 * Joins texts. An engine puts what was joined together only when it is read: a long text that grows letter by letter takes many times its
 * length until then, and its garbage is collected in long pauses. So it is read as soon as its joints take more than itself.
 */
export class TextJoiner {
  /** How many joints there are since a text was last put together. */
  joints = 0

  join(left: string, right: string): string {
    const text = left + right
    if (text.length < LONG) return text
    this.joints += 1
    if (this.joints * JOINT > text.length) {
      text.charCodeAt(0)
      this.joints = 0
    }
    return text
  }
}
