import type { z } from 'zod'
import styles from '@/plugins/newsletters/admin/admin.module.css'
import {
  type ConsentColumn,
  dateValue,
  type importForm,
} from '@/src/core/contracts/audience/email-lists'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const text = ownerMessages.subscriberImport
const numbers = new Intl.NumberFormat('en')

/** By column: the places of the values that may be mailed; null: it is not about mails. */
export type Mailable = z.output<typeof importForm>['mailable']

/** What the file surely says, to begin with. */
export function sureMailable(columns: readonly ConsentColumn[]): Mailable {
  return Object.fromEntries(
    columns.map(({ index, values }) => [
      index,
      values.flatMap(({ says }, place) => (says === 'yes' ? [place] : [])),
    ]),
  )
}

/** As the call takes it: `3:0.2,5:*`. */
export function mailableQuery(mailable: Mailable): string {
  return Object.entries(mailable)
    .map(([index, places]) => `${index}:${places === null ? '*' : places.join('.')}`)
    .join(',')
}

type Props = {
  columns: readonly ConsentColumn[]
  mailable: Mailable
  onChange: (mailable: Mailable) => void
}

/** Each column that may say who agreed, with its values and how often they stand there. */
export function ConsentQuestion({ columns, mailable, onChange }: Props) {
  return (
    <>
      <p className={styles.hint}>{text.consentHint}</p>
      {columns.map((column) => (
        <ColumnQuestion
          key={column.index}
          column={column}
          places={mailable[column.index] ?? null}
          onChange={(places) => onChange({ ...mailable, [column.index]: places })}
        />
      ))}
    </>
  )
}

type ColumnProps = {
  column: ConsentColumn
  places: number[] | null
  onChange: (places: number[] | null) => void
}

function ColumnQuestion({ column, places, onChange }: ColumnProps) {
  const { index, name, values, others, mayBeOther } = column
  const isOther = places === null
  return (
    <fieldset className={styles.question}>
      <legend>{text.whichMayBeMailed(name ? `“${name}”` : `Column ${index + 1}`)}</legend>
      {values.map(({ value, example, count, says }, place) => (
        <label key={value} className={styles.check}>
          <input
            type="checkbox"
            checked={says !== 'no' && (isOther || places.includes(place))}
            disabled={says === 'no' || isOther}
            onChange={({ target }) =>
              onChange(
                target.checked
                  ? [...(places ?? []), place]
                  : (places ?? []).filter((each) => each !== place),
              )
            }
          />
          <span>
            {wordsOf(value, example)}{' '}
            <span className={styles.hint}>
              {numbers.format(count)}
              {says === 'no' && `, ${text.saysNo}`}
            </span>
          </span>
        </label>
      ))}
      {others > 0 && !isOther && <p className={styles.hint}>{text.otherValues(others)}</p>}
      {mayBeOther && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={isOther}
            onChange={({ target }) =>
              onChange(target.checked ? null : (sureMailable([column])[index] ?? []))
            }
          />
          <span>{text.notAboutMails}</span>
        </label>
      )}
    </fieldset>
  )
}

function wordsOf(value: string, example: string): string {
  if (value === '') {
    return text.emptyCell
  }
  return value === dateValue ? text.dateCell : example
}
