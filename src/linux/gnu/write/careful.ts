/** What moves nothing on a terminal but what every text may: a bell, a tab, a new line. */
const CONTROL = /[\0-\x06\b\v\f\x0e-\x1f\x7f]/g
/** Control characters of eight bits, and bytes that are no character. */
const BEYOND = /[\x80-\x9f\udc80-\udcff]/gu

const octal = (byte: number): string => `\\${byte.toString(8)}`

function bytesOf(character: string): string {
  const code = character.charCodeAt(0)
  return code > 0xff ? octal(code - 0xdc00) : octal(0xc2) + octal(code)
}

/** Text of somebody else as it may stand on a terminal: `^[`, `\200` (util-linux's carefulputc.h). */
export const careful = (text: string): string =>
  text
    .replace(CONTROL, (character) => `^${String.fromCharCode(character.charCodeAt(0) ^ 0x40)}`)
    .replace(BEYOND, bytesOf)
