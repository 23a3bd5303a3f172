import { programPage } from '../library/page.ts'

export const page = programPage(
  'run a command that goes on when the terminal is closed',
  'Runs COMMAND and has it ignore the signal HUP. Output that would go to the terminal goes to the file nohup.out. Processes here end with the page all the same.',
  {
    examples: { 'nohup ./job &': 'start a job that outlives the shell' },
  },
)
