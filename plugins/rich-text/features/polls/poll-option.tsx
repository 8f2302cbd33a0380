import { ArrowDown, ArrowUp, type LucideIcon, X } from 'lucide-react'
import type { CSSProperties } from 'react'
import { moveOption, removeOption, setOption } from '@/plugins/rich-text/features/polls/change-poll'
import styles from '@/plugins/rich-text/features/polls/poll-editor.module.css'
import { PollField } from '@/plugins/rich-text/features/polls/poll-field'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { postsMessages } from '@/src/core/messages/posts'
import type { TextPoll, TextPollOption } from '@/src/core/polls/text-polls'
import form from '@/src/ui/poll/poll-form.module.css'

type Props = {
  option: TextPollOption
  index: number
  /** Of all answers. */
  count: number
  /** Another before it says the same. */
  isRepeated: boolean
  /** Null as long as nobody voted. */
  votes: number | null
  percent: number
  onChange: (change: (poll: TextPoll) => Partial<TextPoll>, isTyping: boolean) => void
  onEnter: () => void
}

/** An answer with what can be done to it, and how often it was chosen. */
export function PollOption({
  option,
  index,
  count,
  isRepeated,
  votes,
  percent,
  onChange,
  onEnter,
}: Props) {
  const { uid, text } = option
  const name = `answer ${index + 1}`
  return (
    <div
      className={`${form.option} ${styles.option}`}
      style={{ '--share': `${votes === null ? 0 : percent}%` } as CSSProperties}
    >
      <i className={styles.dot} aria-hidden />
      <PollField
        label={`Answer ${index + 1}`}
        placeholder={`Answer ${index + 1}`}
        value={text}
        maxLength={limits.poll.optionMax}
        onChange={(typed) => onChange(setOption(uid, typed), true)}
        onEnter={onEnter}
      />
      {votes !== null && (
        <b title={postsMessages.votes(votes)}>
          {percent}%<span className={styles.count}> ({votes})</span>
        </b>
      )}
      <span className={styles.tools} data-field>
        <Tool
          icon={ArrowUp}
          label={`Move ${name} up`}
          isDisabled={index === 0}
          onClick={() => onChange(moveOption(uid, -1), false)}
        />
        <Tool
          icon={ArrowDown}
          label={`Move ${name} down`}
          isDisabled={index === count - 1}
          onClick={() => onChange(moveOption(uid, 1), false)}
        />
        <Tool
          icon={X}
          label={`Remove ${name}`}
          isDisabled={count <= limits.poll.optionsMin}
          onClick={() => onChange(removeOption(uid), false)}
        />
      </span>
      {isRepeated && (
        <p className={styles.repeated} role="status" data-field>
          {ownerMessages.posts.sameAnswerHere}
        </p>
      )}
    </div>
  )
}

type ToolProps = { icon: LucideIcon; label: string; isDisabled: boolean; onClick: () => void }

function Tool({ icon: Icon, label, isDisabled, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onClick}
    >
      <Icon size={16} aria-hidden />
    </button>
  )
}
