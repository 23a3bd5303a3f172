import type { TrackExercises } from '../exercises.ts'
import { conditions } from './conditions.ts'
import { editingFiles } from './editing-files.ts'
import { bashEnd } from './end.ts'
import { environmentAndPath } from './environment-and-path.ts'
import { findingAndArchives } from './finding-and-archives.ts'
import { functionsAndScripts } from './functions-and-scripts.ts'
import { gettingHelp } from './getting-help.ts'
import { globs } from './globs.ts'
import { lineEditor } from './line-editor.ts'
import { loops } from './loops.ts'
import { permissions } from './permissions.ts'
import { pipes } from './pipes.ts'
import { processesAndJobs } from './processes-and-jobs.ts'
import { quoting } from './quoting.ts'
import { redirection } from './redirection.ts'
import { sedAndAwk } from './sed-and-awk.ts'
import { variables } from './variables.ts'
import { whatWentWrong } from './what-went-wrong.ts'

/** The exercises of the Bash lessons, in their order. */
export const bashExercises: TrackExercises = {
  lessons: [
    quoting,
    redirection,
    pipes,
    globs,
    variables,
    conditions,
    loops,
    functionsAndScripts,
    permissions,
    processesAndJobs,
    sedAndAwk,
    findingAndArchives,
    editingFiles,
    gettingHelp,
    lineEditor,
    environmentAndPath,
    whatWentWrong,
  ],
  end: bashEnd,
}
