import styles from '@/plugins/rich-text/features/polls/poll-editor.module.css'
import { isEnter } from '@/src/core/is-enter'

type Props = {
  label: string
  placeholder: string
  value: string
  maxLength: number
  className?: string
  onChange: (text: string) => void
  onEnter: () => void
}

/** One line of a poll, which grows where its words need more room. */
export function PollField({ label, className = '', onChange, onEnter, ...rest }: Props) {
  return (
    <span className={`${styles.field} ${className}`} data-field>
      <textarea
        {...rest}
        rows={1}
        aria-label={label}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (isEnter(event)) {
            event.preventDefault()
            onEnter()
          }
        }}
      />
    </span>
  )
}
