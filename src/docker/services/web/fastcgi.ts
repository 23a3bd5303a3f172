/** What a web server asks a program for by FastCGI. */
export interface Script {
  readonly method: string
  readonly path: string
  /** Where the script lies, as the program sees it: SCRIPT_FILENAME. Empty where that is not told. */
  readonly file: string
  /** The address of the web server. */
  readonly from: string
}

/** What the program answers. */
export interface Page {
  readonly status: number
  readonly type: string
  readonly body: string
  readonly headers: readonly (readonly [string, string])[]
}

const isPage = (value: unknown): value is Page => typeof value === 'object' && value !== null && 'status' in value

const isScript = (value: unknown): value is Script => typeof value === 'object' && value !== null && 'file' in value

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What was asked for; undefined where the message does not ask for a script. */
export function scriptText(text: string): Script | undefined {
  const value = read(text)
  return isScript(value) ? value : undefined
}

/** The page in a program's answer; an answer without one is a bad gateway. */
export function pageText(text: string): Page {
  const value = read(text)
  return isPage(value) ? value : { status: 502, type: 'text/html', body: '', headers: [] }
}
