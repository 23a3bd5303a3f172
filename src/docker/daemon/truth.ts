/** What Go's ParseBool takes for true. */
export const TRUE: ReadonlySet<string> = new Set(['true', '1', 't', 'True', 'TRUE', 'T'])
/** What Go's ParseBool takes for false. */
export const FALSE: ReadonlySet<string> = new Set(['false', '0', 'f', 'False', 'FALSE', 'F'])
