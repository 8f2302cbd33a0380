'use client'

import styles from '@/plugins/commerce/tickets/admin/door.module.css'
import type { CheckInResult as Said } from '@/plugins/commerce/tickets/admin/use-door'
import { sayMoment } from '@/src/admin/dates/say-date'
import { ticketsAnswers } from '@/src/core/messages/tickets-answers'
import { shownEmail } from '@/src/core/text/email-address'

type Props = {
  verdict: Said | null
  isBusy: boolean
  onUndo: (ticketId: string) => void
  onNext: () => void
}

/** The big answer, to be read at arm's length: its word and sign say the same as its colour. */
export function CheckInResult({ verdict, isBusy, onUndo, onNext }: Props) {
  if (!verdict) {
    return (
      <div
        className={styles.verdict}
        data-look="waiting"
        role="status"
        aria-label="Answer"
        aria-busy={isBusy}
      >
        {isBusy ? 'One moment…' : ''}
      </div>
    )
  }
  const { look, sign, title, text } = wordsOf(verdict)
  const guest = verdict.kind === 'answer' ? verdict.reply.guest : null
  const canUndo = verdict.kind === 'answer' && verdict.reply.result === 'in' && guest
  return (
    <div className={styles.verdict} data-look={look} role="status" aria-label="Answer">
      <p className={styles.sign} aria-hidden="true">
        {sign}
      </p>
      <p className={styles.title}>{title}</p>
      {guest && (
        <p className={styles.guest}>
          {[guest.name || shownEmail(guest.email), guest.kind].filter(Boolean).join(', ')}
        </p>
      )}
      {text && <p>{text}</p>}
      <div className={styles.ways}>
        <button type="button" className={styles.button} onClick={onNext}>
          Next
        </button>
        {verdict.kind === 'failed' && (
          <button type="button" className={styles.button} disabled={isBusy} onClick={verdict.again}>
            Try again
          </button>
        )}
        {canUndo && (
          <button
            type="button"
            className={styles.button}
            disabled={isBusy}
            onClick={() => onUndo(guest.ticketId)}
          >
            Undo
          </button>
        )}
      </div>
    </div>
  )
}

type Words = { look: 'good' | 'bad' | 'waiting'; sign: string; title: string; text: string }

function wordsOf(verdict: Said): Words {
  const { door } = ticketsAnswers
  switch (verdict.kind) {
    case 'failed':
      return { look: 'bad', sign: '✕', title: verdict.title, text: verdict.text }
    case 'undone':
      return { look: 'waiting', sign: '↶', title: door.undone(verdict.name), text: '' }
    case 'answer':
      return answerWords(verdict)
  }
}

function answerWords({ reply, isRepeated }: Extract<Said, { kind: 'answer' }>): Words {
  const { result, guest, otherEvent } = reply
  const { door } = ticketsAnswers
  const title = door.titles[result]
  switch (result) {
    case 'in':
      return { look: 'good', sign: '✓', title, text: '' }
    case 'used':
      return {
        look: 'bad',
        sign: '✕',
        title,
        text: [
          guest?.checkedInAt ? door.usedAt(sayMoment(guest.checkedInAt)) : '',
          isRepeated ? door.maybeThisOne : '',
        ]
          .filter(Boolean)
          .join('. '),
      }
    case 'wrong_event':
      return { look: 'bad', sign: '✕', title, text: door.isFor(otherEvent) }
    default:
      return { look: 'bad', sign: '✕', title, text: '' }
  }
}
