const { createMachine } = require('@terminal-playground/core')

void createMachine({ now: 0 })
  .bash.exec('seq 3 | paste -sd+ | bc')
  .then(({ stdout }) => {
    if (stdout !== '6\n') throw new Error(stdout)
  })
