'use client'

import { useAccount } from '@/site/account/use-account.client'
import { SiteLink } from '@/site/layout/site-link.client'
import styles from '@/site/pages/product/release.module.css'
import type { OwnOffer } from '@/site/pages/product/use-own-offer.client'
import type { ProductDetail, VariantView } from '@/src/core/contracts/products/products'
import { showDay } from '@/src/core/dates/show-date'
import { joinPath } from '@/src/core/memberships/join-path'
import { cartMessages } from '@/src/core/messages/cart'
import { storeMessages } from '@/src/core/messages/store'
import { pickupMessages } from '@/src/core/messages/tickets'
import { formatPrice } from '@/src/core/money'
import { withRedirect } from '@/src/core/urls/safe-redirect'

type Product = Pick<ProductDetail, 'id' | 'reservedFor' | 'waysIn'>

type Props = {
  product: Product
  variant: Pick<VariantView, 'memberPriceMinor' | 'releaseAt'> | undefined
  isPickedUp: boolean
  offer: OwnOffer
}

/** What one should know before buying: who may, what members pay, when it is out and that nobody sends it. */
export function PurchaseNotes({ product, variant, isPickedUp, offer }: Props) {
  const { reservedFor } = product
  const notes = [
    variant?.releaseAt && cartMessages.preorder(showDay(variant.releaseAt)),
    memberPrice(variant?.memberPriceMinor ?? null, offer),
    isPickedUp && pickupMessages.onPage,
    reservedFor && (offer.mayBuy ? storeMessages.openToYou(reservedFor) : reservedFor),
  ].filter(Boolean)
  if (notes.length === 0) {
    return null
  }
  return (
    <ul className={styles.purchaseNotes}>
      {notes.map((note) => (
        <li key={String(note)}>{note}</li>
      ))}
      {offer.mayBuy === false && <AccessOptions product={product} />}
    </ul>
  )
}

function memberPrice(memberPriceMinor: number | null, { priceMinor }: OwnOffer): string {
  const { yourPrice, membersPay } = storeMessages
  if (priceMinor !== null) {
    return yourPrice(formatPrice(priceMinor))
  }
  return memberPriceMinor === null ? '' : membersPay(formatPrice(memberPriceMinor))
}

/** How somebody comes to be among those who may buy it: they are already, or join a tier that opens it. */
function AccessOptions({ product: { id, waysIn } }: { product: Product }) {
  const isAuthenticated = useAccount((account) => account.isAuthenticated)
  const back = `/products/${id}`
  const { join, signUp, logIn } = storeMessages
  return (
    <>
      {waysIn.tiers.map((tier) => (
        <li key={tier.id}>
          <SiteLink href={joinPath(tier.id, back)}>{join(tier.name)}</SiteLink>
        </li>
      ))}
      {!isAuthenticated && (
        <>
          {waysIn.isAccountEnough && (
            <li>
              <SiteLink href={withRedirect('/signup', back)}>{signUp}</SiteLink>
            </li>
          )}
          <li>
            <SiteLink href={withRedirect('/login', back)}>{logIn}</SiteLink>
          </li>
        </>
      )}
    </>
  )
}
