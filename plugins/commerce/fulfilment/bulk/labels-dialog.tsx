import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { saveFile } from '@/plugins/commerce/fulfilment/bulk/save-file'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import dialog from '@/src/admin/ui/dialog.module.css'
import { FormField } from '@/src/admin/ui/form-field'
import { addressLabelsBody } from '@/src/core/contracts/orders/papers'
import { inWords } from '@/src/core/input-words'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import {
  type LabelSheetName,
  labelSheetNames,
  labelSheets,
} from '@/src/core/orders/fulfilment/label-sheets'
import type { Paper } from '@/src/core/places/paper-of'

const words = ownerMessages.orderPapers

const sheetForm = addressLabelsBody.pick({ sheet: true, start: true })
type Sheet = z.input<typeof sheetForm>
type Chosen = z.output<typeof sheetForm>

type Props = {
  url: string
  ids: readonly string[]
  /** What the artist prints on. */
  paper: Paper
  onClose: () => void
}

/** Which labels the addresses are printed on, and where the sheet begins that was used before. */
export function LabelsDialog({ url, ids, paper, onClose }: Props) {
  const { register, handleSubmit, watch, setError, formState } = useForm<Sheet, unknown, Chosen>({
    resolver: zodResolver(sheetForm, inWords),
    defaultValues: {
      sheet: lastSheet() ?? (paper === 'A4' ? 'a4-24' : 'letter-30'),
      start: 1,
    },
  })
  const { errors, isSubmitting } = formState
  const { columns, rows } = labelSheets[watch('sheet')]
  const most = columns * rows
  const save = handleSubmit(async ({ sheet, start }) => {
    const body = { ids, sheet, start: Math.min(start, most) }
    const why = await saveFile(`${url}/labels`, body, 'labels.pdf')
    if (why) {
      setError('root', { message: why })
      return
    }
    keepSheet(sheet)
    onClose()
  })
  return (
    <Dialog title={words.labels} onClose={onClose}>
      <form className={dialog.fields} noValidate onSubmit={save}>
        <FormField label="Labels" isFirst registered={register('sheet')} error={errors.sheet}>
          {labelSheetNames.map((name) => (
            <option key={name} value={name}>
              {labelSheets[name].name}
            </option>
          ))}
        </FormField>
        {most > 1 && (
          <FormField
            label="First free label of the sheet"
            type="number"
            inputMode="numeric"
            registered={register('start', { valueAsNumber: true })}
            error={errors.start}
          />
        )}
        {/* Enter in a field sends the form only by a button of its own. */}
        <button type="submit" hidden />
      </form>
      <p className={dialog.note}>{words.letters}</p>
      {errors.root && (
        <p role="alert" className={dialog.error}>
          {errors.root.message}
        </p>
      )}
      <DialogActions>
        <DialogButton onClick={onClose}>Cancel</DialogButton>
        <DialogButton isPrimary isDisabled={isSubmitting} onClick={() => void save()}>
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
