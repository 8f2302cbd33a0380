import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { useState } from 'react'
import { insertTable } from '@/plugins/rich-text/features/tables/insert-table'
import { isTableSize, roomProblem } from '@/plugins/rich-text/features/tables/table-room'
import { DialogField } from '@/plugins/rich-text/kit/dialog-field'
import { useRichTextHost } from '@/plugins/rich-text/kit/host'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import styles from '@/src/admin/ui/dialog.module.css'
import { limits } from '@/src/core/limits'

const { rowsMax, columnsMax, defaultRows, defaultColumns } = limits.table

type Props = { editor: LexicalEditor; onClose: () => void }

/** Asks how many rows and columns. */
export function TableDialog({ editor, onClose }: Props) {
  const [rows, setRows] = useState(String(defaultRows))
  const [columns, setColumns] = useState(String(defaultColumns))
  const size = { rows: countOf(rows), columns: countOf(columns) }
  const isPossible = isTableSize(size)
  const host = useRichTextHost()
  const noRoom = isPossible ? roomProblem(size, host) : null
  const rowsProblem = isTableSize({ ...size, columns: 1 }) ? null : outOf(rowsMax)
  const columnsProblem = isTableSize({ ...size, rows: 1 }) ? null : outOf(columnsMax)

  return (
    <Dialog title="Insert a table" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isPossible && !noRoom) {
            onClose()
            insertTable(editor, size)
          }
        }}
      >
        <div className={styles.fields}>
          <DialogField label="Rows" problem={rowsProblem}>
            {(field) => (
              <input
                {...field}
                data-first
                type="number"
                inputMode="numeric"
                value={rows}
                onChange={(event) => setRows(event.target.value)}
              />
            )}
          </DialogField>
          <DialogField label="Columns" problem={columnsProblem}>
            {(field) => (
              <input
                {...field}
                type="number"
                inputMode="numeric"
                value={columns}
                onChange={(event) => setColumns(event.target.value)}
              />
            )}
          </DialogField>
        </div>
        {noRoom && (
          <p role="alert" className={styles.error}>
            {noRoom}
          </p>
        )}
        <DialogActions>
          <DialogButton onClick={onClose}>Cancel</DialogButton>
          <DialogButton type="submit" isPrimary isDisabled={!isPossible || noRoom !== null}>
            Confirm
          </DialogButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}

const countOf = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed))

const outOf = (max: number) => `From 1 to ${max}.`
