import { mergeFields, type Versions } from '@/src/admin/writing/merge-fields'
import { sameJson } from '@/src/core/json'

/** A row of a form that is stored as a document of its own. */
export type FormRow = {
  /** Of this window alone; made by the browser for a new one. */
  key: string
  /** Null until it is stored. */
  id: string | null
}

type RowsOf<Form> = {
  /** The field of the form that holds the rows. */
  field: keyof Form & string
  /** What a cell was when it was read, by the name under which it is sent along. */
  seen: Readonly<Record<string, string>>
  /** A count that sales change: where it was not touched here, it is taken over. */
  counted: string
}

type Row = FormRow & Record<string, unknown>

/** Options of `createWritingStore` for a form whose rows know what of them is stored. */
export function rowRules<Form extends object, Answer extends { form: Form }>({
  field,
  seen,
  counted,
}: RowsOf<Form>) {
  const rowsOf = (form: Form) => form[field] as readonly Row[]
  const mapped = (form: Form, change: (row: Row, index: number) => Row): Form => ({
    ...form,
    [field]: rowsOf(form).map(change),
  })
  const blank = Object.fromEntries(Object.keys(seen).map((name) => [name, null]))
  /** Keys of rows are of one window alone. */
  const comparable = (form: Form) => mapped(form, (row) => ({ ...row, key: '', ...blank }))

  return {
    same: (a: Form, b: Form) => sameJson(comparable(a), comparable(b)),

    merge: (versions: Versions<Form>) => mergeFields(versions, comparable),

    withoutIds: (form: Form) => mapped(form, (row) => ({ ...row, id: null })),

    /** Rows say which stored one they are, and what was seen of it. */
    toSend: (form: Form, stored: Answer) => {
      const known = new Map(rowsOf(stored.form).map((row) => [row.key, row]))
      return mapped(form, (row) => {
        const before = known.get(row.key)
        const cells = Object.entries(seen).map(([name, cell]) => [name, before?.[cell] ?? null])
        return { ...row, id: before?.id ?? null, ...Object.fromEntries(cells) }
      })
    },

    /**
     * Rows keep the keys that this window gave them. What was sold while a save was under way is shown, where the
     * artist did not touch the count meanwhile.
     */
    adopt: ({ answer, sent, form }: { answer: Answer; sent: Form; form: Form }) => {
      const sentRows = rowsOf(sent)
      const answered = rowsOf(answer.form)
      const keyed = mapped(answer.form, (row, index) => ({
        ...row,
        key: sentRows[index]?.key ?? row.key,
      }))
      const counts = mapped(form, (row) => {
        const index = sentRows.findIndex(({ key }) => key === row.key)
        const [before, now] = [sentRows[index], answered[index]]
        return before && now && before[counted] === row[counted]
          ? { ...row, [counted]: now[counted] }
          : row
      })
      return { stored: { ...answer, form: keyed }, form: counts }
    },
  }
}
