/** Terminals that have colours, as patterns. */
export const terminals =
  'Eterm ansi *color* con[0-9]*x[0-9]* cons25 console cygwin *direct* dtterm gnome hurd jfbterm konsole kterm linux ' +
  'linux-c mlterm putty rxvt* screen* st terminator tmux* vt100 xterm*'

/** Kinds of files, and their colours. */
export const kinds: readonly (readonly [kind: string, code: string])[] = [
  ['RESET', '0'],
  ['DIR', '01;34'],
  ['LINK', '01;36'],
  ['MULTIHARDLINK', '00'],
  ['FIFO', '40;33'],
  ['SOCK', '01;35'],
  ['DOOR', '01;35'],
  ['BLK', '40;33;01'],
  ['CHR', '40;33;01'],
  ['ORPHAN', '40;31;01'],
  ['MISSING', '00'],
  ['SETUID', '37;41'],
  ['SETGID', '30;43'],
  ['CAPABILITY', '00'],
  ['STICKY_OTHER_WRITABLE', '30;42'],
  ['OTHER_WRITABLE', '34;42'],
  ['STICKY', '37;44'],
  ['EXEC', '01;32'],
]

/** Endings of names by their colour, and what they are. */
export const endings: readonly { readonly what: string; readonly code: string; readonly names: string }[] = [
  {
    what: 'archives and what is compressed',
    code: '01;31',
    names:
      '.tar .tgz .arc .arj .taz .lha .lz4 .lzh .lzma .tlz .txz .tzo .t7z .zip .z .dz .gz .lrz .lz .lzo .xz .zst .tzst ' +
      '.bz2 .bz .tbz .tbz2 .tz .deb .rpm .jar .war .ear .sar .rar .alz .ace .zoo .cpio .7z .rz .cab .wim .swm .dwm .esd',
  },
  {
    what: 'pictures and films',
    code: '01;35',
    names:
      '.avif .jpg .jpeg .mjpg .mjpeg .gif .bmp .pbm .pgm .ppm .tga .xbm .xpm .tif .tiff .png .svg .svgz .mng .pcx .mov ' +
      '.mpg .mpeg .m2v .mkv .webm .webp .ogm .mp4 .m4v .mp4v .vob .qt .nuv .wmv .asf .rm .rmvb .flc .avi .fli .flv .gl ' +
      '.dl .xcf .xwd .yuv .cgm .emf .ogv .ogx',
  },
  {
    what: 'sound',
    code: '00;36',
    names: '.aac .au .flac .m4a .mid .midi .mka .mp3 .mpc .ogg .ra .wav .oga .opus .spx .xspf',
  },
  {
    what: 'what programs leave behind',
    code: '00;90',
    names:
      '*~ *# .bak .old .orig .part .rej .swp .tmp .dpkg-dist .dpkg-old .ucf-dist .ucf-new .ucf-old .rpmnew .rpmorig ' +
      '.rpmsave',
  },
]
