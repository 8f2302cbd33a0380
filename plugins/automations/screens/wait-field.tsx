import { useId, useState } from 'react'
import styles from '@/plugins/automations/screens/automations.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.automations

const hoursOf = { hours: 1, days: 24 } as const
type Unit = keyof typeof hoursOf

type Props = {
  /** In hours. */
  value: number
  problem: string | undefined
  onChange: (hours: number) => void
}

/** How long is waited, in hours or days. */
export function WaitField({ value, problem, onChange }: Props) {
  const id = useId()
  const [unit, setUnit] = useState<Unit>(value % 24 === 0 ? 'days' : 'hours')
  const amount = value / hoursOf[unit]
  return (
    <div>
      <label htmlFor={id}>{words.wait}</label>
      <div className={styles.wait}>
        <input
          id={id}
          type="number"
          min={0}
          className={controls.field}
          aria-invalid={Boolean(problem)}
          aria-describedby={problem ? `${id}-problem` : undefined}
          value={Number.isNaN(amount) ? '' : amount}
          onChange={({ target }) => onChange(target.valueAsNumber * hoursOf[unit])}
        />
        <select
          className={controls.field}
          aria-label={words.waitUnit}
          value={unit}
          onChange={({ target }) => {
            const next = target.value as Unit
            setUnit(next)
            onChange(amount * hoursOf[next])
          }}
        >
          <option value="hours">{words.hours}</option>
          <option value="days">{words.days}</option>
        </select>
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
