'use client'

import Link from 'next/link'
import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { useAccount } from '@/site/account/use-account.client'
import { fetchMembership } from '@/site/api/account'
import { messageOf } from '@/site/api/client'
import { lookUpOrder, orderInvoicePath } from '@/site/api/shop'
import { forgetAttempt, isOwnAttempt } from '@/site/cart/checkout/checkout-attempt'
import { useCart } from '@/site/cart/use-cart.client'
import { Spinner } from '@/site/layout/spinner'
import { CompaniesToTell } from '@/site/pages/order/companies-to-tell.client'
import { InvoiceFiles } from '@/site/pages/order/invoice-files.client'
import styles from '@/site/pages/order/order.module.css'
import { OrderHeadline } from '@/site/pages/order/order-headline'
import { OrderLines } from '@/site/pages/order/order-lines.client'
import { OrderNews } from '@/site/pages/order/order-news'
import { findOrderPath } from '@/site/pages/order/order-paths'
import { useOrder } from '@/site/pages/order/use-order.client'
import type { ShippingAddress } from '@/src/core/contracts/orders/buyer'
import type { OrderView } from '@/src/core/contracts/orders/order-answers'
import { showDate } from '@/src/core/dates/show-date'
import { accountMembership } from '@/src/core/memberships/membership-status'
import { ordersMessages } from '@/src/core/messages/orders'
import { addressLines } from '@/src/core/places/address-lines'
import { shownEmail } from '@/src/core/text/email-address'
import { withRedirect } from '@/src/core/urls/safe-redirect'
import { buttonClass } from '@/src/ui/button/button'
import type from '@/src/ui/type/type.module.css'

/** What became of an order: confirming, paid with its downloads, or not paid. */
export function Order({ profileId }: { profileId: string }) {
  const params = useSearchParams()
  const orderRef = params.get('order') ?? ''
  const token = params.get('token') || undefined
  const { order, phase } = useOrder(orderRef, token)
  const clearCart = useCart((cart) => cart.clear)
  const isCartLoaded = useCart((cart) => cart.isLoaded)
  const isPaid = order?.isPaid ?? false

  useEffect(() => {
    if (isPaid && isCartLoaded && isOwnAttempt(profileId, orderRef)) {
      clearCart()
      forgetAttempt(profileId)
    }
  }, [isPaid, isCartLoaded, profileId, orderRef, clearCart])

  if (phase === 'missing') {
    return (
      <div className={styles.order}>
        <h1 className={type.title}>Order not found</h1>
        <p className={styles.lede}>This link does not belong to an order.</p>
        <Link className={buttonClass({ primary: true })} href={findOrderPath}>
          Get a new link by email
        </Link>
        <Link className={buttonClass()} href="/products">
          Go to store
        </Link>
      </div>
    )
  }
  if (!order) {
    return (
      <div className={styles.order} aria-busy="true">
        <Spinner />
      </div>
    )
  }
  return (
    <div className={styles.order}>
      <OrderHeadline order={order} phase={phase} />
      <OrderProgress order={order} />
      <OrderLines order={order} token={token} />
      <InvoiceFiles
        invoices={order.invoices}
        pathOf={(number) => orderInvoicePath({ orderRef: order.ref, token }, number)}
      />
      <NewMembership order={order} />
      <KeepPurchases order={order} />
      <CompaniesToTell order={order} token={token} />
      <ResendLink order={order} profileId={profileId} />
      <Link className={buttonClass()} href="/products">
        Back to store
      </Link>
    </div>
  )
}

/** What has happened to a paid order so far, and where its parcels are. */
function OrderProgress({ order }: { order: OrderView }) {
  const { paidAt, history, shippingAddress, company } = order
  if (!paidAt) {
    return null
  }
  return (
    <section className={styles.progress} aria-label="What happened so far">
      <ol>
        {history.map(({ at, status, words }) => (
          <li key={`${at} ${status}`}>
            <span>{words}</span>
            <time dateTime={at}>{showDate(at)}</time>
          </li>
        ))}
      </ol>
      <OrderNews order={order} />
      {shippingAddress && <Address {...shippingAddress} />}
      {company && <p>{ordersMessages.invoiceFor(company)}</p>}
    </section>
  )
}

function Address(address: ShippingAddress) {
  return <p>Ships to {addressLines(address).join(', ')}</p>
}

type ResendLinkProps = { order: Pick<OrderView, 'ref' | 'email'>; profileId: string }

/** Mails the link to this page, for another device or a later day. */
function ResendLink({ order, profileId }: ResendLinkProps) {
  const [isAsking, setAsking] = useState(false)
  const [said, setSaid] = useState('')

  const ask = async () => {
    setAsking(true)
    try {
      await lookUpOrder({ profileId, email: order.email, orderNumber: order.ref })
      setSaid(`We sent the link to ${shownEmail(order.email)}.`)
    } catch (error) {
      setSaid(messageOf(error))
    }
    setAsking(false)
  }

  return (
    <p className={styles.resend}>
      <button type="button" disabled={isAsking} onClick={ask}>
        Send the link to this order to me
      </button>
      <span role="status">{said}</span>
    </p>
  )
}

/** A membership that began with the order: where it leads, known to the rest of the site at once. */
function NewMembership({ order }: { order: OrderView }) {
  const isAuthenticated = useAccount((account) => account.isAuthenticated)
  const updateUser = useAccount((account) => account.updateUser)
  const hasBegun = order.isPaid && order.lines.some(({ isMembership }) => isMembership)

  useEffect(() => {
    if (hasBegun && isAuthenticated) {
      fetchMembership()
        .then(({ membership }) => updateUser({ membership: accountMembership(membership) }))
        // The next page asks again.
        .catch((error: unknown) => console.error('The membership could not be loaded', error))
    }
  }, [hasBegun, isAuthenticated, updateUser])

  return (
    hasBegun &&
    isAuthenticated && (
      <nav className={styles.ways} aria-label="Your membership">
        <Link className={buttonClass({ primary: true })} href="/members">
          See what is inside
        </Link>
        <Link className={buttonClass()} href="/account#membership">
          My Account
        </Link>
      </nav>
    )
  )
}

/** Not back to this page: its address is a secret, and the account shows the order once it is confirmed. */
const target = '/account#purchases'

/**
 * For who bought without being logged in, and has paid. The same for everybody: anybody can order with
 * somebody else's email, and would learn here whether that has an account.
 */
export function KeepPurchases({ order }: { order: Pick<OrderView, 'isPaid' | 'email'> }) {
  const isGuest = useAccount(
    ({ isInitialized, isAuthenticated }) => isInitialized && !isAuthenticated,
  )
  if (!isGuest || !order.isPaid) {
    return null
  }
  return (
    <section className={styles.keep} aria-labelledby="keep-purchases">
      <h2 id="keep-purchases">{ordersMessages.keep}</h2>
      <p>{ordersMessages.keptOnceConfirmed(order.email)}</p>
      <div className={styles.ways}>
        <Link className={buttonClass()} href={withRedirect('/login', target)}>
          Log in
        </Link>
        <Link className={buttonClass()} href={withRedirect('/signup', target)}>
          Sign up
        </Link>
      </div>
    </section>
  )
}
