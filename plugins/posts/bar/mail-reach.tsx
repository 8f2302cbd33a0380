import { people } from '@/plugins/posts/bar/words'
import dialog from '@/src/admin/ui/dialog.module.css'
import type { PostMail } from '@/src/core/contracts/audience/newsletters'
import { ownerMessages } from '@/src/core/messages/owner-messages'

type Props = {
  reach: PostMail | 'unknown' | null
  /** Of those who may see it, in words. */
  readers: string
  profileHref: string
}

/** Whom the mail about a post reaches, and who gets none. */
export function MailReach({ reach, readers, profileHref }: Props) {
  if (reach === 'unknown') {
    return <p className={dialog.note}>How many it reaches could not be counted.</p>
  }
  return (
    <>
      <p className={dialog.note} role="status">
        {reach === null ? (
          'Counting…'
        ) : (
          <>
            Reaches <b>{people(reach.count)}</b> of “{readers}” who have an account, confirmed their
            address and want mails about posts. Who unsubscribed or cannot be reached is not
            counted. Everyone gets it once.
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
