'use client'

import { useState } from 'react'
import { useNow } from '@/site/pages/event/use-now.client'
import type { EventDetail } from '@/src/core/contracts/events/events'
import { isOver } from '@/src/core/events/event-date'
import { eventsMessages } from '@/src/core/messages/tickets'
import { safeUrl } from '@/src/core/urls/safe-url'
import { buttonClass } from '@/src/ui/button/button'
import { Icon } from '@/src/ui/icon/icon'
import text from '@/src/ui/type/type.module.css'

type Props = {
  event: Pick<EventDetail, 'id' | 'title' | 'startsAt' | 'status' | 'actionText' | 'actionLink'> & {
    hasTickets: boolean
  }
  renderedAt: string
}

/** What to do about a show. Once it is over or cancelled, only telling others is left. */
export function EventActions({ event, renderedAt }: Props) {
  const { id, title, status, actionText, actionLink, hasTickets } = event
  const now = useNow(renderedAt)
  const isAhead = status !== 'cancelled' && !isOver(event, now)

  return (
    <>
      {isAhead && actionText && actionLink && (
        <a
          className={buttonClass({ primary: !hasTickets, wide: true })}
          href={safeUrl(actionLink)}
          target="_blank"
          rel="noopener"
        >
          {actionText}
          <Icon name="out" />
        </a>
      )}
      {isAhead && (
        <a className={buttonClass()} href={`/events/${id}/calendar.ics`} download="">
          <Icon name="calendar" />
          Add to calendar
        </a>
      )}
      <ShareButton title={title} />
    </>
  )
}

/** Hands the page to the device's own way of sharing, or copies its address. */
function ShareButton({ title }: { title: string }) {
  const [said, setSaid] = useState('')

  const share = async () => {
    const url = window.location.href
    if (navigator.share) {
      // Anyone who closes the device's dialog has changed their mind; there is nothing to say.
      await navigator.share({ title, url }).catch(() => undefined)
      return
    }
    try {
      await navigator.clipboard.writeText(url)
      setSaid(eventsMessages.linkCopied)
    } catch {
      setSaid(eventsMessages.linkNotCopied)
    }
  }

  return (
    <>
      <button type="button" className={buttonClass()} onClick={share}>
        <Icon name={said === eventsMessages.linkCopied ? 'check' : 'share'} />
        {said || 'Share'}
      </button>
      <span className={text.hidden} role="status">
        {said}
      </span>
    </>
  )
}
