const NAMES =
  '1 SOH,6 ACK,7 alert,8 backspace BS,9 tab HT,10 newline LF,11 vertical-tab VT,12 form-feed FF,13 carriage-return CR,27 ESC,28 IS4 FS,' +
  '32 space,33 exclamation-mark,34 quotation-mark,35 number-sign,36 dollar-sign,37 percent-sign,38 ampersand,39 apostrophe,' +
  '40 left-parenthesis,41 right-parenthesis,42 asterisk,43 plus-sign,44 comma,45 hyphen hyphen-minus minus dash,46 period full-stop,' +
  '47 slash solidus,48 zero,49 one,50 two,51 three,52 four,53 five,54 six,55 seven,56 eight,57 nine,58 colon,59 semicolon,' +
  '60 less-than-sign,61 equals-sign,62 greater-than-sign,63 question-mark,64 commercial-at,91 left-square-bracket,' +
  '92 backslash reverse-solidus,93 right-square-bracket,94 circumflex circumflex-accent,95 underscore,96 grave-accent,' +
  '123 left-brace left-curly-bracket,124 vertical-line,125 right-brace right-curly-bracket,126 tilde,127 DEL'

const characters = new Map<string, string>()

/** The character that a collating symbol names (`[.hyphen.]`), POSIX's portable character set; '' where none has the name. */
export function collatingCharacter(name: string): string {
  if (characters.size === 0)
    for (const entry of NAMES.split(',')) {
      const [code, ...names] = entry.split(' ')
      for (const each of names) characters.set(each, String.fromCharCode(Number(code)))
    }
  return characters.get(name) ?? ''
}
