/** What a line would take away. */
export interface Removal {
  /** Of the containers and the images. */
  readonly ids: ReadonlySet<string>
  readonly containers: readonly string[]
  readonly networks: readonly string[]
  readonly images: readonly string[]
  readonly volumes: readonly string[]
  /** How many steps of the build cache. */
  readonly steps: number
  /** Whether a volume stays that one of the containers has. */
  readonly keepsVolumes: boolean
}

/** What the strip tells of lines that were taken back, or why none can be now. */
export type Told =
  | {
      readonly type: 'undone'
      /** The line before which the machine is now; empty for a new start. */
      readonly line: string
      /** How many lines can be redone. */
      readonly more: number
      /** How many jobs were ended. */
      readonly ended: number
      redo(): void
    }
  | { readonly type: 'redone'; readonly line: string; readonly ended: number }
  /** The machine is as it was at first. */
  | { readonly type: 'reset' }
  /** An exercise was left: the learner's own machine is back. */
  | { readonly type: 'own' }
  /** The end of a lesson has taken away what its steps made. */
  | { readonly type: 'ended'; readonly names: readonly string[]; undo(): void }
  /** The prompt is that of a container, or of a program in it; told as long as it is. */
  | { readonly type: 'inside'; readonly name: string; readonly program: string | undefined }
  /** The line at the prompt would take things away. */
  | { readonly type: 'preview'; readonly removal: Removal; look(): void }
  /** A full-screen program has the terminal. */
  | { readonly type: 'program'; readonly name: string }
