import type { Reply } from '@/src/admin/writing/ask-reply'
import type { Check, Schema } from '@/src/admin/writing/check-form'
import type { Merged, Versions } from '@/src/admin/writing/merge-fields'

/** What is written, as it is stored; `rev` changes with every save. */
export type Stored<Form> = { id: string; rev: string; form: Form }

export type SaveState<Answer> =
  | { kind: 'saved'; at: Date | null }
  | { kind: 'waiting' | 'saving' | 'offline' | 'signed-out' | 'held' }
  | { kind: 'conflict'; theirs: Answer; fields: readonly string[] }
  | { kind: 'refused'; message: string }

/** Of what is saved beside a form, as the songs of a release. */
export type UnsavedKind = Exclude<SaveState<unknown>['kind'], 'saved' | 'refused'>

export type WritingState<Form, Answer> = {
  form: Form
  /** As it is stored. */
  stored: Answer
  save: SaveState<Answer>
  /** Fields that another window changed meanwhile, until they are changed here. */
  elsewhere: readonly string[]
  /** By field, like `download.minor`. */
  problems: Readonly<Record<string, string>>
  canUndo: boolean
  canRedo: boolean
  /** What is missing is told in its place: not before somebody wants to show it. */
  isChecked: boolean
}

export type WritingOptions<Form extends object, Answer extends Stored<Form>, StateBody> = {
  api: {
    read: () => Promise<Reply<Answer>>
    save: (rev: string, form: Form) => Promise<Reply<Answer>>
    setState?: (body: StateBody) => Promise<Reply<Answer>>
  }
  given: Answer
  /** Of the copy in this browser. */
  copyName: string
  schema: Schema<Form> | Check<Form>
  isChecked: boolean
  pauseMs?: number
  retryMs?: number
  /** Left out: field by field, as JSON. */
  same?: (a: Form, b: Form) => boolean
  merge?: (versions: Versions<Form>) => Merged<Form>
  /** Gives a form what only the stored one knows, before it is sent. */
  toSend?: (form: Form, stored: Answer) => Form
  /** After a save: what was stored, and what was written meanwhile. */
  adopt?: (saved: { answer: Answer; sent: Form; form: Form }) => { stored: Answer; form: Form }
  /** Without what the server gives: a save whose answer was lost is known by the rest. */
  withoutIds?: (form: Form) => Form
}
