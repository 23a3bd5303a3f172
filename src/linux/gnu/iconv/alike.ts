/** What is written for characters that a charset lacks, where it is not the letter without its accents. */
const ALIKE: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  ø: 'o',
  Ø: 'O',
  œ: 'oe',
  Œ: 'OE',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  þ: 'th',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '¢': 'c',
  '‘': "'",
  '’': "'",
  '‚': ',',
  '“': '"',
  '”': '"',
  '„': ',,',
  '–': '-',
  '—': '--',
  '«': '<<',
  '»': '>>',
  '©': '(C)',
  '®': '(R)',
  '™': '(TM)',
  '•': 'o',
  '·': '.',
  '→': '->',
  '←': '<-',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '×': 'x',
  '÷': '/',
  '±': '+-',
  '½': ' 1/2 ',
  '¼': ' 1/4 ',
  '¾': ' 3/4 ',
  '¡': '!',
  '´': "'",
  '¸': ',',
  '¨': '?',
  '\u200b': '',
}

/** What is like a character, in ASCII: `e` for `é`; a question mark for what nothing is like. */
export function alike(code: number): string {
  const character = String.fromCodePoint(code)
  const known = ALIKE[character]
  if (known !== undefined) return known
  const plain = character.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')
  return /^[\0-\x7f]+$/.test(plain) ? plain : '?'
}
