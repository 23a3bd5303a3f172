const BACKQUOTE = '`'

/** All functions of GNU Readline 8.2 that bash 5.2 has, in the order of `bind -l`. */
export const functionNames: readonly string[] = `
abort accept-line alias-expand-line arrow-key-prefix backward-byte backward-char backward-delete-char
backward-kill-line backward-kill-word backward-word beginning-of-history beginning-of-line bracketed-paste-begin
call-last-kbd-macro capitalize-word character-search character-search-backward clear-display clear-screen complete
complete-command complete-filename complete-hostname complete-into-braces complete-username complete-variable
copy-backward-word copy-forward-word copy-region-as-kill dabbrev-expand delete-char delete-char-or-list
delete-horizontal-space digit-argument display-shell-version do-lowercase-version downcase-word dump-functions
dump-macros dump-variables dynamic-complete-history edit-and-execute-command emacs-editing-mode end-kbd-macro
end-of-history end-of-line exchange-point-and-mark fetch-history forward-backward-delete-char forward-byte
forward-char forward-search-history forward-word glob-complete-word glob-expand-word glob-list-expansions
history-and-alias-expand-line history-expand-line history-search-backward history-search-forward
history-substring-search-backward history-substring-search-forward insert-comment insert-completions
insert-last-argument kill-line kill-region kill-whole-line kill-word magic-space menu-complete menu-complete-backward
next-history next-screen-line non-incremental-forward-search-history non-incremental-forward-search-history-again
non-incremental-reverse-search-history non-incremental-reverse-search-history-again old-menu-complete
operate-and-get-next overwrite-mode possible-command-completions possible-completions possible-filename-completions
possible-hostname-completions possible-username-completions possible-variable-completions previous-history
previous-screen-line print-last-kbd-macro quoted-insert re-read-init-file redraw-current-line reverse-search-history
revert-line self-insert set-mark shell-backward-kill-word shell-backward-word shell-expand-line shell-forward-word
shell-kill-word shell-transpose-words skip-csi-sequence spell-correct-word start-kbd-macro tab-insert tilde-expand
transpose-chars transpose-words tty-status undo universal-argument unix-filename-rubout unix-line-discard
unix-word-rubout upcase-word vi-append-eol vi-append-mode vi-arg-digit vi-bWord vi-back-to-indent vi-backward-bigword
vi-backward-word vi-bword vi-change-case vi-change-char vi-change-to vi-char-search vi-column vi-complete vi-delete
vi-delete-to vi-eWord vi-edit-and-execute-command vi-editing-mode vi-end-bigword vi-end-word vi-eof-maybe vi-eword
vi-fWord vi-fetch-history vi-first-print vi-forward-bigword vi-forward-word vi-fword vi-goto-mark vi-insert-beg
vi-insertion-mode vi-match vi-movement-mode vi-next-word vi-overstrike vi-overstrike-delete vi-prev-word vi-put
vi-redo vi-replace vi-rubout vi-search vi-search-again vi-set-mark vi-subst vi-tilde-expand vi-undo
vi-unix-word-rubout vi-yank-arg vi-yank-pop vi-yank-to yank yank-last-arg yank-nth-arg yank-pop
`
  .trim()
  .split(/\s+/)

/** A function a line, and what it is on by default in the keymap emacs. */
export const emacsKeys = String.raw`
abort \C-g \C-x\C-g \e\C-g
accept-line \C-j \C-m
backward-char \C-b \eOD \e[D
backward-delete-char \C-h \C-?
backward-kill-line \C-x\C-?
backward-kill-word \e\C-h \e\C-?
backward-word \e[1;3D \e[1;5D \eb
beginning-of-history \e<
beginning-of-line \C-a \eOH \e[H
bracketed-paste-begin \e[200~
call-last-kbd-macro \C-xe
capitalize-word \ec
character-search \C-]
character-search-backward \e\C-]
clear-display \e\C-l
clear-screen \C-l
complete \C-i \e\e
complete-command \e!
complete-filename \e/
complete-hostname \e@
complete-into-braces \e{
complete-username \e~
complete-variable \e$
delete-char \C-d \e[3~
delete-horizontal-space \e\\
display-shell-version \C-x\C-v
downcase-word \el
dynamic-complete-history \e\C-i
edit-and-execute-command \C-x\C-e
end-kbd-macro \C-x)
end-of-history \e>
end-of-line \C-e \eOF \e[F
exchange-point-and-mark \C-x\C-x
forward-char \C-f \eOC \e[C
forward-search-history \C-s
forward-word \e[1;3C \e[1;5C \ef
glob-complete-word \eg
glob-expand-word \C-x*
glob-list-expansions \C-xg
history-expand-line \e^
history-search-backward \e[5~
history-search-forward \e[6~
insert-comment \e#
insert-completions \e*
kill-line \C-k
kill-word \e[3;5~ \ed
next-history \C-n \eOB \e[B
non-incremental-forward-search-history \en
non-incremental-reverse-search-history \ep
operate-and-get-next \C-o
overwrite-mode \e[2~
possible-command-completions \C-x!
possible-completions \e= \e?
possible-filename-completions \C-x/
possible-hostname-completions \C-x@
possible-username-completions \C-x~
possible-variable-completions \C-x$
previous-history \C-p \eOA \e[A
quoted-insert \C-q \C-v
re-read-init-file \C-x\C-r
reverse-search-history \C-r
revert-line \e\C-r \er
set-mark \C-@ \e\x20
shell-backward-word \e\C-b
shell-expand-line \e\C-e
shell-forward-word \e\C-f
shell-kill-word \e\C-d
shell-transpose-words \e\C-t
spell-correct-word \C-xs
start-kbd-macro \C-x(
tilde-expand \e&
transpose-chars \C-t
transpose-words \et
undo \C-x\C-u \C-_
unix-line-discard \C-u
unix-word-rubout \C-w
upcase-word \eu
yank \C-y
yank-last-arg \e. \e_
yank-nth-arg \e\C-y
yank-pop \ey
`

/** A function a line, and what it is on by default in the keymap vi-insert. */
export const insertKeys = String.raw`
accept-line \C-j \C-m
backward-char \eOD \e[D
backward-delete-char \C-h \C-?
backward-word \e[1;3D \e[1;5D
beginning-of-line \eOH \e[H
bracketed-paste-begin \e[200~
complete \C-i
delete-char \e[3~
end-of-line \eOF \e[F
forward-char \eOC \e[C
forward-search-history \C-s
forward-word \e[1;3C \e[1;5C
history-search-backward \e[5~
history-search-forward \e[6~
kill-word \e[3;5~
menu-complete \C-n
menu-complete-backward \C-p
next-history \eOB \e[B
overwrite-mode \e[2~
previous-history \eOA \e[A
quoted-insert \C-v
reverse-search-history \C-r
transpose-chars \C-t
unix-line-discard \C-u
vi-eof-maybe \C-d
vi-movement-mode \e\000
vi-undo \C-_
vi-unix-word-rubout \C-w
yank \C-y
`

/** A function a line, and what it is on by default in the keymap vi-command. */
export const commandKeys = String.raw`
abort \C-g
accept-line \C-j \C-m
backward-char \C-h \eOD \e[D h
backward-word \e[1;3D \e[1;5D
beginning-of-line \eOH \e[H 0
clear-screen \C-l
delete-char \e[3~
end-of-line \eOF \e[F $
forward-char \eOC \e[C \x20 l
forward-search-history \C-s
forward-word \e[1;3C \e[1;5C
history-search-backward \e[5~
history-search-forward \e[6~
insert-comment #
kill-line \C-k
kill-word \e[3;5~
next-history \C-n \eOB \e[B + j
overwrite-mode \e[2~
previous-history \C-p \eOA \e[A - k
quoted-insert \C-q \C-v
reverse-search-history \C-r
revert-line U
transpose-chars \C-t
unix-line-discard \C-u
vi-append-eol A
vi-append-mode a
vi-change-case ~
vi-change-char r
vi-change-to C c
vi-char-search , ; F T f t
vi-column |
vi-delete x
vi-delete-to D d
vi-edit-and-execute-command v
vi-end-word E e
vi-eof-maybe \C-d
vi-fetch-history G
vi-first-print ^
vi-goto-mark ${BACKQUOTE}
vi-insert-beg I
vi-insertion-mode i
vi-match %
vi-next-word W w
vi-prev-word B b
vi-put P p
vi-redo .
vi-replace R
vi-rubout X
vi-search / ?
vi-search-again N n
vi-set-mark m
vi-subst S s
vi-tilde-expand &
vi-undo \C-_ u
vi-unix-word-rubout \C-w
vi-yank-arg _
vi-yank-to Y y
yank \C-y
`
