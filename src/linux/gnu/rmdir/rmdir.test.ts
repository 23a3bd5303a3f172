import { compareFiles } from '../../../testing/compare-files.ts'
import { treeFiles } from '../../../testing/sample-files.ts'

compareFiles(
  [
    [['rmdir', 'rmdir e', 'rmdir d', 'rmdir a.txt', 'rmdir no', 'rmdir d/ no/', 'rmdir --ignore-fail-on-non-empty d']],
    [['mkdir -p p/q/r', 'rmdir -pv p/q/r', 'mkdir -p p/q/r p/z', 'rmdir -p p/q/r', 'rmdir -v p/z']],
  ],
  treeFiles,
)
