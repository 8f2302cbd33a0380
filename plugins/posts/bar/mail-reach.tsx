import dialog from '@/src/admin/ui/dialog.module.css'
import type { PostMail } from '@/src/core/contracts/audience/newsletters'
import { ownerMessages } from '@/src/core/messages/owner-messages'

type Props = {
  reach: PostMail | 'unknown' | null
  /** Of those who may see it, in words; null for nobody. */
  readers: string | null
  profileHref: string
}

/** Whom the mail about a post reaches, and who gets none. */
export function MailReach({ reach, readers, profileHref }: Props) {
  if (reach === 'unknown') {
    return <p className={dialog.note}>How many it reaches could not be counted.</p>
  }
  const said = reach && ownerMessages.posts.mailReaches(reach.count, readers)
  return (
    <>
      <p className={dialog.note} role="status">
        {said === null ? (
          'Counting…'
        ) : (
          <>
            Reaches <b>{said.whom}</b> {said.which}
          </>
        )}
      </p>
      {reach !== null && !reach.hasPostalAddress && (
        <p className={dialog.note}>
          {ownerMessages.newsletters.noAddress}{' '}
          <a href={profileHref}>{ownerMessages.newsletters.giveAddress}</a>
        </p>
      )}
    </>
  )
}
