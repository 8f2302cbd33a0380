import styles from '@/plugins/move-in/screens/move-in.module.css'
import { dateValue } from '@/src/core/contracts/audience/email-lists'
import { otherValue } from '@/src/core/contracts/studio/imported-things'
import type { ImportChoices, ImportFindings } from '@/src/core/contracts/studio/move-in'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const text = ownerMessages.subscriberImport
const numbers = new Intl.NumberFormat('en')

type Column = NonNullable<ImportFindings['said']>[number]
type Mailable = ImportChoices['mailable']

/** What the file surely says, to begin with. */
export function sureMailable(columns: readonly Column[]): Mailable {
  return Object.fromEntries(
    columns.map(({ name, values }) => [
      name,
      values.flatMap(({ value, says }) => (says === 'yes' ? [value] : [])),
    ]),
  )
}

type Props = {
  columns: readonly Column[]
  mailable: Mailable
  onChange: (mailable: Mailable) => void
}

/** Each column that may say who agreed, with its values and how often they stand there. */
export function ConsentQuestion({ columns, mailable, onChange }: Props) {
  return (
    <>
      <p className={styles.quiet}>{text.consentHint}</p>
      {columns.map((column) => (
        <ColumnQuestion
          key={column.name}
          column={column}
          chosen={mailable[column.name] ?? null}
          onChange={(chosen) => onChange({ ...mailable, [column.name]: chosen })}
        />
      ))}
    </>
  )
}

type ColumnProps = {
  column: Column
  chosen: string[] | null
  onChange: (chosen: string[] | null) => void
}

function ColumnQuestion({ column, chosen, onChange }: ColumnProps) {
  const { name, values, mayBeOther } = column
  const isOther = chosen === null
  const others = values.find(({ value }) => value === otherValue)?.count ?? 0
  const shown = values
    .filter(({ value }) => value !== otherValue)
    .toSorted((a, b) => b.count - a.count)
  return (
    <fieldset className={styles.question}>
      <legend>{text.whichMayBeMailed(`“${name}”`)}</legend>
      {shown.map(({ value, count }) => (
        <label key={value} className={styles.check}>
          <input
            type="checkbox"
            checked={isOther || chosen.includes(value)}
            disabled={isOther}
            onChange={({ target }) =>
              onChange(
                target.checked
                  ? [...(chosen ?? []), value]
                  : (chosen ?? []).filter((each) => each !== value),
              )
            }
          />
          <span>
            {wordsOf(value)} <span className={styles.quiet}>{numbers.format(count)}</span>
          </span>
        </label>
      ))}
      {others > 0 && !isOther && <p className={styles.quiet}>{text.otherValues(others)}</p>}
      {mayBeOther && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={isOther}
            onChange={({ target }) =>
              onChange(target.checked ? null : (sureMailable([column])[name] ?? []))
            }
          />
          <span>{text.notAboutMails}</span>
        </label>
      )}
    </fieldset>
  )
}

function wordsOf(value: string): string {
  if (value === '') {
    return text.emptyCell
  }
  return value === dateValue ? text.dateCell : value
}
