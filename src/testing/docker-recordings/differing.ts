const OWN_TEXT = 'the text is of our own writing: no sentence of another project is in this one'
const STAND_IN = "the stand-in's script says so, and the official image's program says this"
const LINE_EDITOR =
  "the shell that was recorded asks the terminal where its cursor is, and has Debian's banner; ours leaves the editing of lines to the tty"
const AT_ONCE = 'what is done at once ends in no fixed order'
const CACHE =
  'BuildKit keeps records of its sources and of steps that were taken over; ours keeps one for each step that made something'

/** The recorded lines that ours answers otherwise, with the reason: all others have to agree, and these have to differ. */
export const differing: Readonly<Record<string, string>> = {
  'sessions-core-0005': OWN_TEXT,
  'sessions-core-0301': LINE_EDITOR,
  'sessions-core-0322': 'the progress of a copy is drawn beside the screen, not written into it (decision 0038)',
  'sessions-core-0680': 'a process has another number, of four digits',
  'sessions-core-0721': LINE_EDITOR,
  'sessions-core-0722': LINE_EDITOR,
  'sessions-core-0724': LINE_EDITOR,
  'sessions-core-0729': LINE_EDITOR,
  'sessions-core-0731': LINE_EDITOR,
  'sessions-core-0739': STAND_IN,
  'sessions-core-0824': CACHE,
  'sessions-core-0830': 'the order of images of one second is not fixed, and what BuildKit kept counts otherwise',
  'sessions-core-0938': STAND_IN,
  'sessions-build-0060': CACHE,
  'sessions-compose-0104': AT_ONCE,
  'sessions-compose-0106': AT_ONCE,
  'sessions-compose-0128':
    'Compose took `v:` for a drive of Windows; ours says that the volume is not there, as for every other name',
}
