/** What h shows. */
export const HELP = `                   SUMMARY OF COMMANDS

  q  :q               Leave.
  h                   This help.

                     MOVING

  e  j  Enter  Down   One line forward.       y  k  Up   One line back.
  f  Space  PageDown  One screen forward.     b  PageUp  One screen back.
  d                   Half a screen forward.  u          Half a screen back.
  g  Home             To the first line.      G  End     To the last line.
  p                   To N percent of the text.
  Left  Right         Half a screen to the side, when lines are cut (-S).
  F                   To the end, and wait for more; Ctrl-C stops.
  A number before a command says how often, or which line.

                    SEARCHING

  /pattern            Forward for a line that the pattern fits.
  ?pattern            Backward.
  n  N                Again, and again in the other direction.
  &pattern            Show only lines that fit; an empty pattern shows all.

                     FILES AND OPTIONS

  :n  :p              The next, the previous file.
  =  ^G               Name, lines and place.
  -N -S -R -i         Switch: line numbers, cutting, colours, ignoring case.
`
