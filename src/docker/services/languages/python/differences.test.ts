import { comparePython } from '../../../../testing/compare-python.ts'
import { recorded } from './differences.recorded.ts'

comparePython('python:3.11', recorded)
