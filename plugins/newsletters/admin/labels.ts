import { sayMoment } from '@/src/admin/dates/say-date'
import type { NewsletterProgress } from '@/src/core/contracts/audience/newsletters'

const numbers = new Intl.NumberFormat('en')

export function people(count: number): string {
  return `${numbers.format(count)} ${count === 1 ? 'person' : 'people'}`
}

function mails(count: number): string {
  return `${numbers.format(count)} ${count === 1 ? 'mail' : 'mails'}`
}

/** In the artist's own time zone. */
export function moment(iso: string | null): string {
  return iso ? sayMoment(iso) : ''
}

/** How the sending stands, as a sentence. */
export function progressLabel(progress: NewsletterProgress): string {
  const { state, scheduledAt, sentAt, receivers, queued, sent, notSent, failed, mailingId } =
    progress
  const total = receivers ?? 0
  switch (state) {
    case 'draft':
      return 'This mail is a draft.'
    case 'cancelled':
      return 'This mail was called off. Nobody got it. You can change it and send it again.'
    case 'scheduled':
      return `This mail goes out on ${moment(scheduledAt)}.`
    case 'sending':
      return receivers === null
        ? 'The mails are being written…'
        : `${numbers.format(total - queued)} of ${mails(total)} done.`
    case 'sent': {
      if (notSent > 0 && sent === 0) {
        return `${mails(notSent)} written, but not sent: no mail server is set up here. You can read them in the mail log.`
      }
      const when = sentAt ? ` on ${moment(sentAt)}` : ''
      if (mailingId === null && total > 0) {
        return `Sent to ${people(total)}${when}. The mails themselves are no longer kept.`
      }
      return failed > 0
        ? `Sent to ${people(sent)}${when}. ${mails(failed)} failed: see the mail log.`
        : `Sent to ${people(sent)}${when}.`
    }
  }
}

/** Milliseconds until a mailing is looked at again; null once nothing changes by itself. */
export function nextRefreshMs(state: NewsletterProgress['state'] | undefined): number | null {
  switch (state) {
    case 'sending':
      return 2000
    case 'scheduled':
      return 15_000
    default:
      return null
  }
}
