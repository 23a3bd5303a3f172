import { compareRows } from '../../../testing/compare.ts'
import { compareScripts, withStatus } from '../../../testing/compare-scripts.ts'
import { hd, hexdump } from './hexdump.ts'

const files = {
  h: Uint8Array.from(
    [...'hello world, this is a test\nof xxd\n'].map((character) => character.charCodeAt(0)).concat([0, 1, 255]),
  ),
  all: Uint8Array.from({ length: 256 }, (_, index) => index),
  zeros: new Uint8Array(100),
  empty: '',
}

compareRows(
  hexdump,
  [
    'h',
    '-C h',
    `-e '16/1 "%02x " "\\n"' h`,
    `-v -e '/1 "%02x "' h`,
    `-e '"%08_ax  " 8/1 "%02x " "  " 8/1 "%02x "' -e '"  |" 16/1 "%_p" "|\\n"' h`,
    `-e '1/1 "%_c\\n"' h`,
    `-e '8/2 "%04x " "\\n"' h`,
    `-e '"%_ad: " 4/1 "%3d " "\\n"' all`,
    `-v -e '"%07.7_ax" 8/2 " %04x" "\\n"' -e '"%07.7_Ax\\n"' h`,
    `-e '4/4 "%10u|" "\\n"' h`,
    `-e '2/8 "%20d|" "\\n"' all`,
    `-e '"%5.3s|" "\\n"' h`,
    `-n 20 -s 3 -e '16/1 "%c" "\\n"' h`,
    `-e '16/1 "%_u " "\\n"' h`,
    `-e '16/1 "%3o " "\\n"' zeros`,
    `-v -e '16/1 "%3i " "\\n"' zeros`,
    `-e '16/1 "%02x' h`,
    `-e '16/3 "%02x"' h`,
    `-e '16/1 "%_q"' h`,
    `-e '"%d\\n"' empty`,
    `-e '"hi\\n"' h`,
    `-e '"%d\\n"' nosuch`,
    '-C all',
    '-c h',
    '-b h',
    '-x h',
    '-d h',
    '-o h',
    '-C zeros',
    '-v zeros',
    '-C -n 5 h',
    '-s 3 -n 20 -C h',
    'empty',
    '-C empty',
    'x',
    'x h',
    ['-C', 'hi\n'],
    ['-s 0', 'hi\n'],
    ['-s 1 h', 'hi\n'],
    '-n x h',
    'all',
  ],
  files,
)

compareRows(hd, ['h', '-n 5 h', '-c h', 'empty', 'x', ['', 'hi\n']], files)
compareRows(hexdump, ['-c -x h', '-x -C -n 20 h', '-bc all'], files)

compareScripts([
  withStatus(`
    printf 'abc' > f
    printf 'abc' | hexdump -s 1
    printf 'abc' | hd -s 9
    printf 'abc' | hexdump -s 0
    hexdump -s 1 < f
    printf 'abc' | hexdump -s 1 f`),
])
