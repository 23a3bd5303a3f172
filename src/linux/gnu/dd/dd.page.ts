import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'copy in blocks, from one place in a file to another',
  description: [
    'Copies standard input to standard output. Operands are words with an equals sign: if=FILE and of=FILE name what is read and written, bs=BYTES how much at a time (512 when absent; ibs= and obs= set reading and writing apart), count=N how many blocks, skip=N how many blocks of the input are passed over, seek=N how many of the output.',
    'Numbers may end in c (1), w (2), b (512), kB (1000), K (1024), MB, M, GB, G and so on; with a B in it, N counts bytes and not blocks.',
    'conv= takes words with commas between: notrunc leaves the rest of the output as it is, ucase and lcase change letters, swab swaps neighbouring bytes, sync fills short blocks with zeros, noerror goes on after an error, excl and nocreat say whether the file may or must be there.',
    'iflag=fullblock waits for whole blocks from a pipe; iflag=count_bytes, iflag=skip_bytes and oflag=seek_bytes count bytes; oflag=append writes at the end.',
    'At the end it tells how many blocks were read and written, whole ones and partial ones; status=noxfer leaves out the last line, status=none says nothing, status=progress tells every second how far it is.',
  ],
  examples: [
    { line: 'dd if=/dev/zero of=file bs=1K count=10', meaning: 'a file of ten kilobytes of zeros' },
    { line: 'dd if=disk.img bs=512 count=1 of=first', meaning: 'the first sector of an image' },
    { line: 'dd if=patch of=file bs=1 seek=100 conv=notrunc', meaning: 'write over what is at byte 100' },
  ],
}
