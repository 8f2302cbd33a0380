import type { CSSProperties, FormEvent, ReactNode } from 'react'
import { classNames } from '@/src/ui/class-names'
import styles from '@/src/ui/poll/poll-form.module.css'

type Props = {
  /** Apart from those of other polls on the page. */
  name: string
  question: string
  /** `percent` is null until the visitor may see the result. */
  options: readonly { id: string; text: string; percent: number | null }[]
  choice: string | null
  isDisabled?: boolean
  /** Below the answers: how many voted, the button. */
  foot: ReactNode
  /** Without them it is a picture that stands still, also within forms, which may hold no other. */
  onChoose?: (optionId: string) => void
  onSubmit?: (event: FormEvent) => void
}

/** A question with its answers, of a post and in a text. */
export function PollForm({ name, question, options, choice, isDisabled, foot, ...props }: Props) {
  const { onChoose, onSubmit } = props
  const Frame = onSubmit ? 'form' : 'div'
  return (
    <Frame className={styles.poll} onSubmit={onSubmit}>
      <fieldset disabled={isDisabled}>
        <legend>{question}</legend>
        {options.map(({ id, text, percent }) => (
          <label
            key={id}
            className={classNames(styles.option, id === choice && styles.chosen)}
            style={{ '--share': `${percent ?? 0}%` } as CSSProperties}
          >
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === choice}
              readOnly={!onChoose}
              onChange={onChoose && (() => onChoose(id))}
            />
            <span>{text}</span>
            {percent !== null && <b>{percent}%</b>}
          </label>
        ))}
      </fieldset>
      <div className={styles.foot}>{foot}</div>
    </Frame>
  )
}
