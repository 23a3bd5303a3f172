import type { LessonSource } from '../lesson.ts'
import { quoting } from './01-quoting.ts'
import { redirection } from './02-redirection.ts'
import { pipes } from './03-pipes.ts'
import { globs } from './04-globs.ts'
import { variables } from './05-variables.ts'
import { conditions } from './06-conditions.ts'
import { loops } from './07-loops.ts'
import { functionsAndScripts } from './08-functions-and-scripts.ts'
import { permissions } from './09-permissions.ts'
import { processesAndJobs } from './10-processes-and-jobs.ts'
import { sedAndAwk } from './11-sed-and-awk.ts'
import { findingAndArchives } from './12-finding-and-archives.ts'
import { editingFiles } from './13-editing-files.ts'
import { gettingHelp } from './14-getting-help.ts'
import { lineEditor } from './15-line-editor.ts'
import { environmentAndPath } from './16-environment-and-path.ts'
import { whatWentWrong } from './17-what-went-wrong.ts'

/** The Bash lessons, in order. */
export const bashLessonSources: readonly LessonSource[] = [
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
]
