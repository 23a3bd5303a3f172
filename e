bash: cannot set terminal process group (4232): Inappropriate ioctl for device
bash: no job control in this shell
bash-5.2# echo "\\${P@P}"
bash-5.2# PS1='\\\\# \\\\!> '
\# \!> P='\\\\! \\\\#'
\# \!> echo "\\${P@P}"
\# \!> exit
