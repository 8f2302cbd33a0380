import styles from '@/site/pages/gift/gift.module.css'
import { Benefits } from '@/site/pages/membership/benefits'
import type { GiftPage } from '@/src/core/contracts/orders/gift-answers'
import { longDateTime } from '@/src/core/events/event-date'
import { cartMessages } from '@/src/core/messages/cart'
import { giftMessages } from '@/src/core/messages/gift'
import { giftClaimMessages } from '@/src/core/messages/gift-claim'
import { Icon } from '@/src/ui/icon/icon'
import type from '@/src/ui/type/type.module.css'

type Props = { gift: GiftPage; siteName: string }

/** What it is, who it is from, and what they say. */
export function GiftCard({ gift, siteName }: Props) {
  const { title, detail, quantity, coverImage, event, giverName, recipientName, message } = gift
  const isMembership = gift.kind === 'membership'
  const more = [detail, quantity > 1 ? `${quantity} of it` : ''].filter(Boolean).join(', ')
  return (
    <header className={styles.card}>
      {coverImage ? (
        // biome-ignore lint/performance/noImgElement: already a small copy of the right size
        <img className={styles.cover} src={coverImage} alt="" width={280} height={280} />
      ) : (
        <span className={styles.cover}>
          <Icon name="gift" />
        </span>
      )}
      <div className={styles.words}>
        <p className={styles.lede}>
          {giftClaimMessages.for(recipientName, giverName || giftMessages.somebody)}
        </p>
        <h1 className={type.title}>{isMembership ? `${siteName}: ${title}` : title}</h1>
        <p className={styles.quiet}>
          {isMembership
            ? cartMessages.giftMembershipDetail
            : [more, siteName].filter(Boolean).join(' · ')}
        </p>
        {event && (
          <dl className={styles.event}>
            <dt>{event.title}</dt>
            <dd>{longDateTime(event.startsAt, event.timeZone)}</dd>
            <dd>{event.venue}</dd>
          </dl>
        )}
        <Benefits of={gift.benefits} />
        {message && <blockquote className={styles.message}>{message}</blockquote>}
      </div>
    </header>
  )
}
