import { isStackOverflow } from '../../../../base/stack-overflow.ts'
import { Class, Instance, List, MethodOfType, Raised, Thing, Tuple, type Value } from './values.ts'

export const objectClass = new Class('object', [])

const TREE =
  'BaseException; SystemExit BaseException; KeyboardInterrupt BaseException; GeneratorExit BaseException; Exception BaseException; ' +
  'StopIteration Exception; StopAsyncIteration Exception; ArithmeticError Exception; ZeroDivisionError ArithmeticError; OverflowError ArithmeticError; ' +
  'FloatingPointError ArithmeticError; AssertionError Exception; AttributeError Exception; BufferError Exception; EOFError Exception; ImportError Exception; ' +
  'ModuleNotFoundError ImportError; LookupError Exception; IndexError LookupError; KeyError LookupError; MemoryError Exception; ' +
  'NameError Exception; UnboundLocalError NameError; OSError Exception; BlockingIOError OSError; ConnectionError OSError; ' +
  'BrokenPipeError ConnectionError; ConnectionAbortedError ConnectionError; ConnectionRefusedError ConnectionError; ' +
  'ConnectionResetError ConnectionError; FileExistsError OSError; FileNotFoundError OSError; InterruptedError OSError; ' +
  'IsADirectoryError OSError; NotADirectoryError OSError; PermissionError OSError; ProcessLookupError OSError; TimeoutError OSError; ' +
  'ReferenceError Exception; RuntimeError Exception; NotImplementedError RuntimeError; RecursionError RuntimeError; ' +
  'SyntaxError Exception; IndentationError SyntaxError; TabError IndentationError; SystemError Exception; TypeError Exception; ValueError Exception; ' +
  'UnicodeError ValueError; UnicodeDecodeError UnicodeError; UnicodeEncodeError UnicodeError; Warning Exception; ' +
  'DeprecationWarning Warning; RuntimeWarning Warning; UserWarning Warning; FutureWarning Warning'

/** The classes of the language's exceptions, by name. */
export const exceptionClasses: ReadonlyMap<string, Class> = TREE.split('; ').reduce((known, row) => {
  const [name = '', base] = row.split(' ')
  known.set(name, new Class(name, [base === undefined ? objectClass : (known.get(base) ?? objectClass)]))
  return known
}, new Map<string, Class>())

/** A class of the language's exceptions. */
export function exceptionClass(name: string): Class {
  const found = exceptionClasses.get(name)
  if (!found) throw new Error(`no exception ${name}`)
  return found
}

const base = exceptionClass('BaseException')

/** `OSError(2, 'No such file')` is of the class that its number says. */
const BY_NUMBER = new Map<Value, string>([
  [2n, 'FileNotFoundError'],
  [13n, 'PermissionError'],
  [17n, 'FileExistsError'],
  [20n, 'NotADirectoryError'],
  [21n, 'IsADirectoryError'],
  [104n, 'ConnectionResetError'],
  [111n, 'ConnectionRefusedError'],
])

base.make = ({ places }, type) => {
  const special = type === exceptionClass('OSError') && places.length > 1 ? BY_NUMBER.get(places[0] ?? null) : undefined
  const made = new Instance(special === undefined ? type : exceptionClass(special))
  fill(made, places)
  return made
}
for (const one of exceptionClasses.values()) one.make = base.make
base.members.set(
  '__init__',
  new MethodOfType('__init__', (self, { places }) => {
    if (self instanceof Instance) fill(self, places)
    return null
  }),
)
base.members.set('with_traceback', new MethodOfType('with_traceback', (self) => self))
base.members.set(
  'add_note',
  new MethodOfType('add_note', (self, { places }) => {
    if (self instanceof Instance) self.attributes.set('__notes__', new List([...notesOf(self), ...places]))
    return null
  }),
)

function notesOf(value: Instance): readonly Value[] {
  const notes = value.attributes.get('__notes__')
  return notes instanceof List ? notes.items : []
}

function fill(value: Instance, places: readonly Value[]): void {
  const { attributes, own } = value
  attributes.set('args', new Tuple(places))
  if (isSubclass(own, exceptionClass('OSError')) && places.length > 1) {
    attributes.set('errno', places[0] ?? null)
    attributes.set('strerror', places[1] ?? null)
    attributes.set('filename', places[2] ?? null)
    // a name of a file is no part of the arguments
    attributes.set('args', new Tuple(places.slice(0, 2)))
  }
  if (own === exceptionClass('SystemExit')) attributes.set('code', places[0] ?? null)
  if (own === exceptionClass('StopIteration')) attributes.set('value', places[0] ?? null)
}

export const isSubclass = (type: Class, of: Class): boolean => type.order.includes(of)

/** An exception, to be thrown. */
export function raised(name: string, ...places: readonly Value[]): Raised {
  const made = base.make?.({ places, named: new Map() }, exceptionClass(name))
  if (!(made instanceof Instance)) throw new Error(name)
  return new Raised(made)
}

/** An exception of the program; the platform may be at its end before the program's own limits are. */
export function asRaised(error: unknown): Raised | undefined {
  if (error instanceof Raised) return error
  if (isStackOverflow(error)) return raised('RecursionError', 'maximum recursion depth exceeded')
  return error instanceof RangeError ? raised('MemoryError') : undefined
}

export const typeError = (text: string): Raised => raised('TypeError', text)
export const valueError = (text: string): Raised => raised('ValueError', text)

/** Whether a value is an exception. */
export const isException = (value: Value): value is Instance => value instanceof Instance && isSubclass(value.own, base)

/** Whether a value is a class of exceptions. */
export const isExceptionClass = (value: Value): value is Class =>
  value instanceof Thing && value instanceof Class && isSubclass(value, base)
