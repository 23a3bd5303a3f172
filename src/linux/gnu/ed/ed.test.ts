import { compareRows, type Row } from '../../../testing/compare.ts'
import { ed } from './ed.ts'

const files = {
  numbers: '1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n',
  letters: 'a\tb\\c\b\u0001é$ loooooooooooooooooooooooooooooooooooooooooooooooooooooooo\u0001\u0001\n',
  open: 'no newline',
  'd/f': '',
}

/** Commands with blanks between them stand for lines; a blank in a command is `_`. */
const script = (text: string, words = '-s numbers'): Row => [
  words,
  text
    .split(' ')
    .map((line) => `${line.replaceAll('_', ' ')}\n`)
    .join(''),
]

const rows: readonly Row[] = [
  script('x p w'),
  script('p q', 'numbers'),
  script('p w', 'open'),
  script('q', 'nofile'),
  script('q', 'd'),
  script('q', '-q nofile'),
  script('w', ''),
  script('a x . q q', ''),
  script('a x .', '-l'),
  script("H 99p 3,1p z k kA k_x 1ka 'ap 'bp /zz/ ?9? // q"),
  script('H 1,3n 1l 2,3c xx . 1,$p u 1,$p u ,n Q'),
  script('H 1,3t5 ,p 1,2m$ ,p 1,3j 1p s/1/X/ s//Y/g p q q'),
  script('H g/[357]/s//<&>/\\ p ,p v/</d ,n G/5/ p Q'),
  script('H w_out r_numbers = .= f f_foo 1,2w_bar foo xyz 1#', 'numbers'),
  script('H 1,2,3p ;p ,;p 1;+1p - + ++ ^^ $-2p 2+3p 2_3p .,+1p /5/;+1p ?3?,.p /5/-1p -,+p %p 3,p ,3p 1;3,5p'),
  script('H 5z 1z3 y x 1,2y $x ,n i foo . 0a top . ,p .,$d ,n E E_numbers ,p'),
  script('H /\\(/ /[a/ /*x/ s/\\(/x/ s sx s/1 s/1/ s/x*/-/g 1s/^/>/gp'),
  script('H r_zzz e_zzz w_/nn/x E_d'),
  script('H g/1/g/2/p g/1/s/x/y/ 1,3j j $j ,jp'),
  script('H $+1p 0p 0a q . 0t0 1m5 5m1 1,5m3 2i b . 0i z . 0c g . 1,2p 0d'),
  script('H G/[12]/ s/1/a/ & ,p V/1/ d'),
  script('H g/3/a\\ foo\\ bar\\ .\\ s/o/0/ ,p u ,p Q'),
  script('H 1Q 1P 1H 1h 1u 1q 1f hh ppp px kab /1/;/2/p'),
  script('H 1m0 1m1 2m1 ,p 0m3 5t0 1,2t1 ,p Q'),
  script('H s/./%/ s/./X%/p 1s/./%/p 2s//&&\\n\\&/p 3s/3/a\\ b/ ,p 2s/2/[&\\1]/p 2s/\\(2\\)/[\\1\\2]/p Q'),
  script('H 5s/5/A/ s 4s/4/B/gp 3s 2sp 1s/1/y/2g 1s/1/y/g1 1s/Y/z/I 1s/1/w/pp'),
  script('H 1d u u u ,p $d 1,3d x ,p Q'),
  script('H 1l 1ln', 'letters'),
  script('s/(1)(0)/\\2\\1/p s/(/x/', '-E -v numbers'),
  script('!ls e_x/y r_!ls f_..', '-r -v numbers'),
  script('a b . e_numbers h q x q q', '-v numbers'),
  script('P P q', '-p: numbers'),
  script('1c . ,p ,d p = a q . 1,$p wq', '-v numbers'),
  script('H s/10/a/Ig p s/A/b/gIp', 'numbers'),
  '-z',
]

compareRows(ed, rows, files)
