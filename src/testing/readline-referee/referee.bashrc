# A bash that edits lines and runs none of them: no builtin is left, PATH is empty, the shell is restricted,
# and the DEBUG trap has every command skipped.
PS1='$ '
unset HISTFILE HISTCONTROL HISTIGNORE PROMPT_COMMAND MAILCHECK
set +H
shopt -u cmdhist
bind 'set enable-bracketed-paste on'
bind 'set bell-style none'
bind "set editing-mode $EDITING_MODE"
# Escape waits for nothing behind it
bind 'set keyseq-timeout 1'
# edits to entries that were not entered are dropped by the next Enter
bind 'set revert-all-at-newline on'
shopt -s extdebug
enable -n $(enable -a | while read -r _ name; do [[ $name == @(enable|trap) ]] || printf '%s ' "$name"; done)
enable -n enable
trap '[[ "" ]]' DEBUG
