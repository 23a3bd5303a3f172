import { standardModules } from './standard.ts'

const BUILT_IN = new Set(['atexit', 'itertools', 'sys', 'time', 'builtins', 'gc', 'errno', 'marshal', 'pwd'])
const SHARED_OBJECTS = new Set(['binascii', 'math', 'array', 'cmath', 'select', 'zlib', 'fcntl', 'unicodedata'])
const PACKAGES = new Set(
  'asyncio collections concurrent concurrent.futures html http json logging re sqlite3 unittest urllib'.split(' '),
)

/**
 * The file of a module of the standard library in an image of Python; undefined for what is part of the program itself,
 * and for what is no module of the standard library.
 * @param version the version of Python, as `3.11.4`
 */
export function standardFile(name: string, version: string): string | undefined {
  const [major = '', minor = ''] = version.split('.')
  if (!standardModules.has(name.replace(/\..*$/, '')) || BUILT_IN.has(name)) return undefined
  const folder = `/usr/local/lib/python${major}.${minor}`
  if (SHARED_OBJECTS.has(name)) return `${folder}/lib-dynload/${name}.cpython-${major}${minor}-x86_64-linux-gnu.so`
  const path = name === 'os.path' ? 'posixpath' : name.replaceAll('.', '/')
  return `${folder}/${path}${PACKAGES.has(name) ? '/__init__' : ''}.py`
}
