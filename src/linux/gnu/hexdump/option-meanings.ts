/** What the options of hexdump and hd mean. */
export const dumpOptions = {
  b: 'bytes in octal',
  c: 'bytes as characters',
  C: 'bytes in hexadecimal with the text beside them',
  d: 'pairs in decimal',
  o: 'pairs in octal',
  x: 'pairs in hexadecimal',
  n: 'show so many bytes',
  s: 'skip so many bytes',
  v: 'show rows that repeat',
  e: 'show them so: how often, how many bytes each, and how, as in 16/1 "%02x "',
}
