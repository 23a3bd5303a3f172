import { comparePython } from '../../../../testing/compare-python.ts'
import { recorded } from './kinds.recorded.ts'

// complex numbers, times and zones, keys that are the same, tracebacks as texts
comparePython('python:3.12-slim', recorded)
