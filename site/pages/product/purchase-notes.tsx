import { SiteLink } from '@/site/layout/site-link.client'
import styles from '@/site/pages/product/release.module.css'
import type { ProductDetail, VariantView } from '@/src/core/contracts/products'
import { messages } from '@/src/core/messages'
import { formatPrice } from '@/src/core/money'
import { showDay } from '@/src/core/show-date'

type Props = {
  reservedFor: ProductDetail['reservedFor']
  variant: Pick<VariantView, 'memberPriceMinor' | 'releaseAt'> | undefined
  isPickedUp: boolean
}

/** What one should know before buying: who may, what members pay, when it is out and that nobody sends it. */
export function PurchaseNotes({ reservedFor, variant, isPickedUp }: Props) {
  const { memberPriceMinor = null, releaseAt = null } = variant ?? {}
  const notes = [
    releaseAt && messages.cart.preorder(showDay(releaseAt)),
    memberPriceMinor !== null && messages.store.membersPay(formatPrice(memberPriceMinor)),
    isPickedUp && messages.pickup.onPage,
    reservedFor,
  ].filter(Boolean)
  if (notes.length === 0) {
    return null
  }
  return (
    <ul className={styles.purchaseNotes}>
      {notes.map((note) => (
        <li key={String(note)}>{note}</li>
      ))}
      {reservedFor && (
        <li>
          <SiteLink href="/membership/checkout">{messages.store.becomeMember}</SiteLink>
        </li>
      )}
    </ul>
  )
}
