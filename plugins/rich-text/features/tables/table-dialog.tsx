import { zodResolver } from '@hookform/resolvers/zod'
import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { useForm } from 'react-hook-form'
import { insertTable } from '@/plugins/rich-text/features/tables/insert-table'
import { roomProblem, tableSize } from '@/plugins/rich-text/features/tables/table-room'
import { useRichTextHost } from '@/plugins/rich-text/kit/host'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import styles from '@/src/admin/ui/dialog.module.css'
import { FormField } from '@/src/admin/ui/form-field'
import { limits } from '@/src/core/limits'

const { defaultRows, defaultColumns } = limits.table
const count = { type: 'number', inputMode: 'numeric' } as const

type Props = { editor: LexicalEditor; onClose: () => void }

/** Asks how many rows and columns. */
export function TableDialog({ editor, onClose }: Props) {
  const { register, handleSubmit, watch, formState } = useForm({
    resolver: zodResolver(tableSize),
    mode: 'onChange',
    defaultValues: { rows: defaultRows, columns: defaultColumns },
  })
  const { errors } = formState
  const host = useRichTextHost()
  const { data: size } = tableSize.safeParse(watch())
  const noRoom = size ? roomProblem(size, host) : null
  const insert = handleSubmit((chosen) => {
    if (!noRoom) {
      onClose()
      insertTable(editor, chosen)
    }
  })

  return (
    <Dialog title="Insert a table" onClose={onClose}>
      <form noValidate onSubmit={insert}>
        <div className={styles.fields}>
          <FormField
            label="Rows"
            isFirst
            {...count}
            registered={register('rows', { valueAsNumber: true })}
            error={errors.rows}
          />
          <FormField
            label="Columns"
            {...count}
            registered={register('columns', { valueAsNumber: true })}
            error={errors.columns}
          />
        </div>
        {noRoom && (
          <p role="alert" className={styles.error}>
            {noRoom}
          </p>
        )}
        <DialogActions>
          <DialogButton onClick={onClose}>Cancel</DialogButton>
          <DialogButton type="submit" isPrimary isDisabled={!size || noRoom !== null}>
            Confirm
          </DialogButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
