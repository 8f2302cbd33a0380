import type { BlockEnvironment } from '@/blocks/_kit/define'
import type { EventView } from '@/src/core/contracts/events/events'
import { safeUrl } from '@/src/core/urls/safe-url'
import { buttonClass } from '@/src/ui/button/button'
import { Icon } from '@/src/ui/icon/icon'
import text from '@/src/ui/type/type.module.css'

type Props = {
  event: EventView
  Link: BlockEnvironment['Link']
  /** What the way to our own tickets is called. */
  ticketsLabel: string
}

/** The one thing to do about a date: our own tickets, else where the artist sends people, else nothing. */
export function EventAction({ event, Link, ticketsLabel }: Props) {
  const { id, title, tickets, actionText, actionLink } = event
  if (tickets.length > 0) {
    return (
      <Link href={`/events/${id}`} className={buttonClass()}>
        {ticketsLabel}
        <span className={text.hidden}>: {title}</span>
      </Link>
    )
  }
  return actionText && actionLink ? (
    <Link href={safeUrl(actionLink)} className={buttonClass()} target="_blank" rel="noopener">
      {actionText}
      <Icon name="out" />
      <span className={text.hidden}>: {title}</span>
    </Link>
  ) : null
}
