import { type KeyboardEvent, useId, useRef } from 'react'
import styles from '@/plugins/posts/composer/composer.module.css'
import { placeId, usePostField } from '@/plugins/posts/composer/composer-context'
import { newAnswer } from '@/plugins/posts/composer/new-poll'
import { Remark } from '@/plugins/posts/composer/remark'
import { localText } from '@/src/admin/dates/local-text'
import { useAnnounce } from '@/src/admin/ui/announce'
import controls from '@/src/admin/ui/controls.module.css'
import { IconButton } from '@/src/admin/ui/icon-button'
import { Plus, X } from '@/src/admin/ui/icons'
import { LimitedText } from '@/src/admin/ui/limited-text'
import type { PostPoll } from '@/src/core/contracts/members/post-form'
import { isEnter } from '@/src/core/is-enter'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { repeatedAnswers } from '@/src/core/polls/text-polls'

const { questionMax, optionMax, optionsMax, optionsMin } = limits.poll

/** The question of a post and what fans choose from, written where they stand. */
export function PollField() {
  const { value: poll, set } = usePostField('poll')
  return poll && <Poll poll={poll} set={set} />
}

type Props = { poll: PostPoll; set: (poll: PostPoll | null, step: string) => void }

function Poll({ poll, set }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const announce = useAnnounce()
  const ends = useId()
  const { question, options, closesAt } = poll
  const repeated = repeatedAnswers(options)

  const focusAnswer = (index: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll('input')[index]?.focus())
  const add = (behind: number) => {
    if (options.length < optionsMax) {
      set({ ...poll, options: options.toSpliced(behind + 1, 0, newAnswer()) }, 'add answer')
      focusAnswer(behind + 1)
    }
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (isEnter(event) && !(event.metaKey || event.ctrlKey)) {
      event.preventDefault()
      add(index)
    }
  }

  return (
    <section id={placeId('poll')} className={styles.poll} aria-label="Poll" tabIndex={-1}>
      <div className={styles.pollHead}>
        <b>Poll</b>
        <IconButton icon={X} label="Take the poll away" onClick={() => set(null, 'no poll')} />
      </div>
      <Remark place="poll" />
      <LimitedText
        label="Question"
        value={question}
        max={questionMax}
        placeholder="What do you ask?"
        onChange={(next) => set({ ...poll, question: next }, 'question')}
      />
      <ul ref={list} className={styles.answers}>
        {options.map((option, index) => (
          <li key={option.id} onKeyDown={(event) => onKeyDown(event, index)}>
            <LimitedText
              label={`Answer ${index + 1}`}
              value={option.text}
              max={optionMax}
              placeholder={`Answer ${index + 1}`}
              onChange={(text) =>
                set(
                  { ...poll, options: options.with(index, { ...option, text }) },
                  `answer ${option.id}`,
                )
              }
            />
            <IconButton
              icon={X}
              label={`Take answer ${index + 1} away`}
              disabled={options.length <= optionsMin}
              onClick={() => {
                set({ ...poll, options: options.toSpliced(index, 1) }, 'remove answer')
                announce('Answer taken away')
                focusAnswer(Math.max(0, index - 1))
              }}
            />
            {repeated.has(index) && (
              <p className={styles.remark}>{ownerMessages.posts.sameAnswerHere}</p>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.pollFoot}>
        <button
          type="button"
          className={styles.quiet}
          disabled={options.length >= optionsMax}
          onClick={() => add(options.length - 1)}
        >
          <Plus size={16} aria-hidden /> Add an answer
        </button>
        <label htmlFor={ends}>Voting ends</label>
        <input
          id={ends}
          type="datetime-local"
          className={controls.field}
          value={closesAt ? localText(new Date(closesAt)) : ''}
          onChange={({ target }) =>
            set(
              { ...poll, closesAt: target.value ? new Date(target.value).toISOString() : null },
              'ends',
            )
          }
        />
      </div>
    </section>
  )
}
