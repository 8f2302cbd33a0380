import { GiftCountry } from '@/plugins/commerce/admin/gift-country'
import styles from '@/plugins/commerce/admin/order.module.css'
import type { GiftState } from '@/src/core/gifts/gift-states'
import { giftMessages } from '@/src/core/messages/gift'
import { addressLines } from '@/src/core/places/address-lines'
import { shownEmail } from '@/src/core/text/email-address'
import type { Gift } from '@/src/payload-types'

export type ShownGift = Gift & {
  state: GiftState
  /** ISO code of the one country it may go to, while its owner can choose another; else empty. */
  mayGoTo: string
}

/** Who gets what of an order, and where it goes once they have said so. */
export function OrderGifts({ url, gifts }: { url: string; gifts: readonly ShownGift[] }) {
  if (gifts.length === 0) {
    return null
  }
  return (
    <section>
      <h3>Gifts</h3>
      {gifts.map((gift) => (
        <div key={gift.id}>
          <p>
            {gift.title} for {gift.recipientName}
          </p>
          <p className={styles.hint}>
            {shownEmail(gift.recipientEmail)}. {giftMessages.states[gift.state]}
          </p>
          {gift.mayGoTo && (
            <GiftCountry url={`${url}/gifts/${gift.line}/country`} country={gift.mayGoTo} />
          )}
          {gift.address?.street && (
            <address>
              {addressLines(gift.address).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          )}
        </div>
      ))}
    </section>
  )
}
