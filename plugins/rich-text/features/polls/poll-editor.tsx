import type { LexicalEditor, NodeKey } from '@payloadcms/richtext-lexical/lexical'
import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import {
  addOption,
  changePoll,
  leaveWords,
  setQuestion,
} from '@/plugins/rich-text/features/polls/change-poll'
import styles from '@/plugins/rich-text/features/polls/poll-editor.module.css'
import { PollField } from '@/plugins/rich-text/features/polls/poll-field'
import { PollOption } from '@/plugins/rich-text/features/polls/poll-option'
import { removeAtom, takeNew } from '@/plugins/rich-text/features/polls/poll-places'
import { useRichTextHost } from '@/plugins/rich-text/kit/host'
import { limits } from '@/src/core/limits'
import { postsMessages } from '@/src/core/messages/posts'
import { pollPercentages } from '@/src/core/polls/poll-percentages'
import { repeatedAnswers, type TextPoll } from '@/src/core/polls/text-polls'
import form from '@/src/ui/poll/poll-form.module.css'

type Props = { editor: LexicalEditor; nodeKey: NodeKey; poll: TextPoll }

const { optionsMax, questionMax } = limits.poll

/** A poll where it stands, to be written: as the site shows it, with the votes it has so far. */
export function PollEditor({ editor, nodeKey, poll }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const votes = usePollVotes(poll.uid)
  const counts = poll.options.map(({ uid }) => votes?.[uid] ?? 0)
  const repeated = repeatedAnswers(poll.options)
  const percentages = pollPercentages(counts)
  const total = counts.reduce((sum, count) => sum + count, 0)

  /** The field of an answer, by its number; -1 is the question. */
  const focusField = (index: number) => {
    const fields = place.current?.querySelectorAll<HTMLElement>('[data-field] textarea')
    fields?.[index + 1]?.focus()
  }
  const add = () => {
    changePoll(editor, nodeKey, null, addOption)
    // Drawn by then.
    requestAnimationFrame(() => focusField(poll.options.length))
  }
  /** To the next answer, which is a new one behind the last. */
  const goOn = (index: number) => {
    const isLast = index === poll.options.length - 1
    if (isLast && index + 1 < optionsMax) {
      add()
    } else {
      focusField(index + 1)
    }
  }

  const isNew = useRef(false)
  useEffect(() => {
    // An effect may run twice, and is new once.
    isNew.current ||= takeNew(poll.uid)
    if (isNew.current) {
      // Anyone who put it in has set the focus by then.
      const frame = requestAnimationFrame(() =>
        place.current?.querySelector<HTMLElement>('textarea')?.focus(),
      )
      return () => cancelAnimationFrame(frame)
    }
  }, [poll.uid])

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not to be picked by a click beside its fields
    <div
      ref={place}
      className={`${form.poll} ${styles.poll}`}
      role="group"
      aria-label="Poll"
      data-poll={nodeKey}
      onFocus={() => leaveWords(editor)}
    >
      <PollField
        className={styles.question}
        label="Question"
        placeholder="Ask something"
        value={poll.question}
        maxLength={questionMax}
        onChange={(text) => changePoll(editor, nodeKey, 'question', setQuestion(text))}
        onEnter={() => focusField(0)}
      />
      <div className={styles.options}>
        {poll.options.map((option, index) => (
          <PollOption
            key={option.uid}
            option={option}
            index={index}
            count={poll.options.length}
            isRepeated={repeated.has(index)}
            votes={total > 0 ? (counts[index] ?? 0) : null}
            percent={percentages[index] ?? 0}
            onChange={(change, isTyping) =>
              changePoll(editor, nodeKey, isTyping ? option.uid : null, change)
            }
            onEnter={() => goOn(index)}
          />
        ))}
      </div>
      <div className={form.foot} data-field>
        <button
          type="button"
          className={styles.add}
          disabled={poll.options.length >= optionsMax}
          onClick={add}
        >
          <Plus size={18} aria-hidden />
          Add an answer
        </button>
        <p>{votes && postsMessages.votes(total)}</p>
        <button
          type="button"
          className={styles.tool}
          aria-label="Remove the poll"
          title="Remove the poll"
          onClick={() => removeAtom(editor, nodeKey)}
        >
          <Trash2 size={18} aria-hidden />
        </button>
      </div>
    </div>
  )
}

/** How often each answer was chosen, by its uid; null until it is known, and for polls nobody saw yet. */
function usePollVotes(pollUid: string): Readonly<Record<string, number>> | null {
  const { readPollVotes } = useRichTextHost()
  const [votes, setVotes] = useState<Readonly<Record<string, number>> | null>(null)
  useEffect(() => {
    let isGone = false
    readPollVotes?.()
      .then((polls) => !isGone && setVotes(polls[pollUid] ?? null))
      .catch((error: unknown) => console.error('The votes could not be read', error))
    return () => {
      isGone = true
    }
  }, [readPollVotes, pollUid])
  return votes
}
