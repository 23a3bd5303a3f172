import { comparePython } from '../../../../testing/compare-python.ts'
import { recorded } from './programs.recorded.ts'

// see docs/decisions/0048-programs-in-python.md
comparePython('python:3.12-slim', recorded)
