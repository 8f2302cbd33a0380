import { useId, useState } from 'react'
import { saveFile } from '@/plugins/commerce/fulfilment/bulk/save-file'
import controls from '@/src/admin/ui/controls.module.css'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import dialog from '@/src/admin/ui/dialog.module.css'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import {
  type LabelSheetName,
  labelSheetNames,
  labelSheets,
} from '@/src/core/orders/fulfilment/label-sheets'
import type { Paper } from '@/src/core/places/paper-of'

const words = ownerMessages.orderPapers

type Props = {
  url: string
  ids: readonly string[]
  /** What the artist prints on. */
  paper: Paper
  onClose: () => void
}

/** Which labels the addresses are printed on, and where the sheet begins that was used before. */
export function LabelsDialog({ url, ids, paper, onClose }: Props) {
  const id = useId()
  const [sheet, setSheet] = useState<LabelSheetName>(
    lastSheet() ?? (paper === 'A4' ? 'a4-24' : 'letter-30'),
  )
  const [start, setStart] = useState(1)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const { columns, rows } = labelSheets[sheet]
  const most = columns * rows
  const save = async () => {
    setBusy(true)
    const why = await saveFile(
      `${url}/labels`,
      { ids, sheet, start: Math.min(start, most) },
      'labels.pdf',
    )
    setBusy(false)
    setProblem(why)
    if (!why) {
      keepSheet(sheet)
      onClose()
    }
  }
  return (
    <Dialog title={words.labels} onClose={onClose}>
      <div className={dialog.fields}>
        <label htmlFor={`${id}-sheet`}>
          Labels
          <select
            id={`${id}-sheet`}
            data-first
            className={controls.field}
            value={sheet}
            onChange={({ target }) => setSheet(target.value as LabelSheetName)}
          >
            {labelSheetNames.map((name) => (
              <option key={name} value={name}>
                {labelSheets[name].name}
              </option>
            ))}
          </select>
        </label>
        {most > 1 && (
          <label htmlFor={`${id}-start`}>
            First free label of the sheet
            <input
              id={`${id}-start`}
              type="number"
              inputMode="numeric"
              className={controls.field}
              min={1}
              max={most}
              value={start}
              onChange={({ target }) =>
                setStart(Math.max(1, Math.trunc(Number(target.value)) || 1))
              }
            />
          </label>
        )}
      </div>
      <p className={dialog.note}>{words.letters}</p>
      {problem && (
        <p role="alert" className={dialog.error}>
          {problem}
        </p>
      )}
      <DialogActions>
        <DialogButton onClick={onClose}>Cancel</DialogButton>
        <DialogButton isPrimary isDisabled={isBusy} onClick={() => void save()}>
          Save as PDF
        </DialogButton>
      </DialogActions>
    </Dialog>
  )
}

const sheetKey = 'bandstand:label-sheet'

/** What was printed on last, in this browser. */
function lastSheet(): LabelSheetName | undefined {
  try {
    const kept = localStorage.getItem(sheetKey)
    return labelSheetNames.find((name) => name === kept)
  } catch {
    return undefined
  }
}

function keepSheet(name: LabelSheetName): void {
  try {
    localStorage.setItem(sheetKey, name)
  } catch {
    // A browser that keeps nothing asks again.
  }
}
