import { type CollectionConfig, type Config, createLocalReq, type Plugin } from 'payload'
import { withOrderAdmin } from '@/plugins/commerce/admin/with-order-admin'
import { tellWaiting } from '@/plugins/commerce/downloads/tell-waiting'
import { withDelivery } from '@/plugins/commerce/downloads/with-delivery'
import { cartEndpoints } from '@/plugins/commerce/endpoints/cart'
import { codeEndpoints } from '@/plugins/commerce/endpoints/codes'
import { downloadEndpoints, libraryEndpoints } from '@/plugins/commerce/endpoints/downloads'
import { giftEndpoints } from '@/plugins/commerce/endpoints/gifts'
import { memberPaymentEndpoints } from '@/plugins/commerce/endpoints/members'
import { membershipEndpoints } from '@/plugins/commerce/endpoints/memberships'
import { orderEndpoints } from '@/plugins/commerce/endpoints/orders'
import {
  exportOrdersEndpoint,
  ownerOrderEndpoints,
  transitionEndpoint,
} from '@/plugins/commerce/endpoints/owner-orders'
import { streamingEndpoints } from '@/plugins/commerce/endpoints/streaming'
import { testMembershipEndpoints } from '@/plugins/commerce/endpoints/test-memberships'
import { testPaymentEndpoints } from '@/plugins/commerce/endpoints/test-payments'
import { ticketEndpoints, waitlistEndpoints } from '@/plugins/commerce/endpoints/tickets'
import { webhookEndpoints } from '@/plugins/commerce/endpoints/webhooks'
import { withGetPaid } from '@/plugins/commerce/get-paid/with-get-paid'
import { deliverDueGifts } from '@/plugins/commerce/gifts/deliver-gifts'
import { tellWithdrawn } from '@/plugins/commerce/gifts/tell-withdrawn'
import {
  withMemberAdmin,
  withTierAdmin,
} from '@/plugins/commerce/memberships/admin/with-member-admin'
import { giveUpPage } from '@/plugins/commerce/memberships/give-up-page'
import { reconcileMemberships } from '@/plugins/commerce/memberships/reconcile-memberships'
import { releasePreOrders } from '@/plugins/commerce/orders/pre-orders'
import { tellReview } from '@/plugins/commerce/owner-news/order-review'
import { compareBooks } from '@/plugins/commerce/payments/compare-books'
import { reconcileOrders } from '@/plugins/commerce/payments/reconcile'
import { sendDueRefunds } from '@/plugins/commerce/payments/send-refund'
import { takeMissedEvents } from '@/plugins/commerce/payments/take-missed-events'
import { forgetPlays } from '@/plugins/commerce/streaming/hearing'
import { withDoor } from '@/plugins/commerce/tickets/admin/with-door'
import { refundEvent } from '@/plugins/commerce/tickets/called-off/refund-event'
import { mailNewTickets } from '@/plugins/commerce/tickets/mail-tickets'
import { tellHolders } from '@/plugins/commerce/tickets/moved/tell-holders'
import { withWaitlist } from '@/plugins/commerce/waitlist/admin/with-waitlist'
import { tellWaitlists } from '@/plugins/commerce/waitlist/tell-waitlists'
import { slugs } from '@/src/core/slugs'
import { lookAfterPrepared } from '@/src/server/delivery/look-after-prepared'
import { getPaymentProvider } from '@/src/server/payments'
import { renewTestSubscriptions } from '@/src/server/payments/test/renew-test-subscriptions'
import { withJob } from '@/src/server/queue/brought-jobs'
import { type PeriodicTask, withPeriodicTask } from '@/src/server/queue/periodic-tasks'

const tasks: readonly PeriodicTask[] = [
  {
    name: 'reconcile-orders',
    everySeconds: 60,
    run: async (payload) => {
      await reconcileOrders(payload)
    },
  },
  {
    name: 'send-refunds',
    everySeconds: 10,
    run: async (payload) => {
      await sendDueRefunds(payload)
    },
  },
  {
    name: 'take-missed-payment-events',
    everySeconds: 3600,
    run: async (payload) => {
      await takeMissedEvents(payload)
    },
  },
  {
    // Four times a day, so that a server that starts anew each day does it too.
    name: 'compare-books',
    everySeconds: 6 * 3600,
    run: async (payload) => {
      await compareBooks(payload)
    },
  },
  {
    name: 'deliver-gifts',
    everySeconds: 5,
    run: async (payload) => {
      await deliverDueGifts(payload)
    },
  },
  { name: 'mail-tickets', everySeconds: 5, run: mailNewTickets },
  { name: 'tell-waitlists', everySeconds: 10, run: tellWaitlists },
  { name: 'reconcile-memberships', everySeconds: 60, run: reconcileMemberships },
  {
    name: 'renew-test-memberships',
    everySeconds: 20,
    run: async (payload) => {
      if (getPaymentProvider(payload).name === 'test') {
        await renewTestSubscriptions(payload)
      }
    },
  },
  { name: 'release-pre-orders', everySeconds: 60, run: releasePreOrders },
  { name: 'tell-waiting-buyers', everySeconds: 30, run: tellWaiting },
  {
    name: 'look-after-prepared-files',
    everySeconds: 600,
    run: async (payload) => {
      await lookAfterPrepared(payload)
      await forgetPlays(await createLocalReq({}, payload))
    },
  },
]

const changes: Readonly<Record<string, (collection: CollectionConfig) => CollectionConfig>> = {
  [slugs.downloadCodeBatches]: withDelivery,
  [slugs.events]: (collection) => withWaitlist(withDoor(collection)),
  [slugs.memberships]: withMemberAdmin,
  [slugs.membershipPayments]: (collection) => ({
    ...collection,
    endpoints: [...(collection.endpoints || []), ...memberPaymentEndpoints],
  }),
  [slugs.membershipTiers]: withTierAdmin,
  [slugs.products]: withDelivery,
  [slugs.orders]: (collection) =>
    withOrderAdmin({
      ...collection,
      endpoints: [
        ...(collection.endpoints || []),
        transitionEndpoint,
        exportOrdersEndpoint,
        ...ownerOrderEndpoints,
      ],
    }),
}

/** Selling: quote, checkout, payment pages, webhooks, orders and downloads. */
export function commerce(): Plugin {
  return (incoming: Config): Config => {
    const withRefunds = withJob(withGetPaid(incoming), 'refund-event', refundEvent)
    const withHolders = withJob(withRefunds, 'tell-holders', tellHolders)
    const withPages = withJob(withHolders, 'give-up-page', giveUpPage)
    const withWithdrawn = withJob(withPages, 'tell-withdrawn', tellWithdrawn)
    const config = withJob(withWithdrawn, 'tell-review', tellReview)
    return tasks.reduce(withPeriodicTask, {
      ...config,
      collections: config.collections?.map(
        (collection) => changes[collection.slug]?.(collection) ?? collection,
      ),
      endpoints: [
        ...(config.endpoints ?? []),
        ...cartEndpoints,
        ...orderEndpoints,
        ...downloadEndpoints,
        ...giftEndpoints,
        ...ticketEndpoints,
        ...waitlistEndpoints,
        ...libraryEndpoints,
        ...streamingEndpoints,
        ...codeEndpoints,
        ...membershipEndpoints,
        ...testPaymentEndpoints,
        ...testMembershipEndpoints,
        ...webhookEndpoints,
      ],
    })
  }
}
