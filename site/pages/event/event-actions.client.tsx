'use client'

import { useNow } from '@/site/pages/event/use-now.client'
import { EmbedButton } from '@/site/share/embed-button.client'
import { ShareButton } from '@/site/share/share-button.client'
import type { EventDetail } from '@/src/core/contracts/events/events'
import { isOver } from '@/src/core/events/event-date'
import type { EmbedCodes } from '@/src/core/urls/embed-code'
import { safeUrl } from '@/src/core/urls/safe-url'
import { buttonClass } from '@/src/ui/button/button'
import { Icon } from '@/src/ui/icon/icon'

type Props = {
  event: Pick<EventDetail, 'id' | 'title' | 'startsAt' | 'status' | 'actionText' | 'actionLink'> & {
    hasTickets: boolean
  }
  renderedAt: string
  /** What to copy into a page elsewhere. */
  embed: EmbedCodes
}

/** What to do about a show. Once it is over or cancelled, only telling others is left. */
export function EventActions({ event, renderedAt, embed }: Props) {
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
      <EmbedButton codes={embed} />
    </>
  )
}
