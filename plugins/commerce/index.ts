import type { CollectionConfig, Config, Plugin, UIField } from 'payload'
import { withOrderAdmin } from '@/plugins/commerce/admin/with-order-admin'
import { notifyWaiting } from '@/plugins/commerce/downloads/notify-waiting'
import { withDelivery } from '@/plugins/commerce/downloads/with-delivery'
import { commerceCallsByKey } from '@/plugins/commerce/endpoints/by-key'
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
import { testPaymentEndpoints } from '@/plugins/commerce/endpoints/test-payments'
import {
  eventWaitlistEndpoints,
  ticketEndpoints,
  waitlistEndpoints,
} from '@/plugins/commerce/endpoints/tickets'
import { webhookEndpoints } from '@/plugins/commerce/endpoints/webhooks'
import { withFulfilment } from '@/plugins/commerce/fulfilment/with-fulfilment'
import { deliverDueGifts } from '@/plugins/commerce/gifts/deliver-gifts'
import { notifyGiftWithdrawn } from '@/plugins/commerce/gifts/notify-gift-withdrawn'
import { buyerInvoiceEndpoints } from '@/plugins/commerce/invoices/endpoints'
import { issueInvoicesJob } from '@/plugins/commerce/invoices/issue-invoice'
import { withInvoices } from '@/plugins/commerce/invoices/with-invoices'
import {
  withMemberAdmin,
  withTierAdmin,
} from '@/plugins/commerce/memberships/admin/with-member-admin'
import { adoptMembers } from '@/plugins/commerce/memberships/adopt/adopt-members'
import { endPaymentsOfAccount } from '@/plugins/commerce/memberships/end-payments-of-account'
import {
  endPaymentsOfSite,
  endRenewals,
  endRenewalsAgain,
} from '@/plugins/commerce/memberships/end-payments-of-site'
import { expireAbandonedCheckout } from '@/plugins/commerce/memberships/expire-abandoned-checkout'
import { reconcileMemberships } from '@/plugins/commerce/memberships/reconcile-memberships'
import { noteCharge } from '@/plugins/commerce/money/charges/note-charge'
import { withMoney } from '@/plugins/commerce/money/with-money'
import { releasePreOrders } from '@/plugins/commerce/orders/pre-orders'
import { notifyReview } from '@/plugins/commerce/owner-notifications/notify-review'
import { compareBooks } from '@/plugins/commerce/payments/compare-books'
import { processMissedWebhooks } from '@/plugins/commerce/payments/process-missed-webhooks'
import { reconcileOrders } from '@/plugins/commerce/payments/reconcile-orders'
import { sendDueRefunds } from '@/plugins/commerce/payments/send-refund'
import { withPayouts } from '@/plugins/commerce/payouts/with-payouts'
import { forgetPlays } from '@/plugins/commerce/streaming/preview-track'
import { withDoor } from '@/plugins/commerce/tickets/admin/with-door'
import { refundEvent } from '@/plugins/commerce/tickets/cancelled/refund-event'
import { mailNewTickets } from '@/plugins/commerce/tickets/mail-tickets'
import { notifyHolders } from '@/plugins/commerce/tickets/rescheduled/notify-holders'
import { notifyWaitlists } from '@/plugins/commerce/waitlist/notify-waitlists'
import { slugs } from '@/src/core/slugs'
import { withAccountDeletion } from '@/src/server/accounts/account-deletion'
import { checkSoundJob } from '@/src/server/delivery/check-sound'
import { cleanUpRenditions } from '@/src/server/delivery/clean-up-renditions'
import { prepareArchiveJob } from '@/src/server/delivery/prepare-archive'
import { prepareTrackJob } from '@/src/server/delivery/prepare-track'
import { refreshSongsJob } from '@/src/server/delivery/refresh-songs'
import { removeFilesJob } from '@/src/server/delivery/rendition-rows'
import { workOnPayments } from '@/src/server/payments'
import { endSubscription } from '@/src/server/payments/end-subscription'
import { withJobs } from '@/src/server/queue/define-job'
import { type PeriodicTask, withPeriodicTasks } from '@/src/server/queue/periodic-tasks'
import { withSiteDeletion } from '@/src/server/site-deletion'

const panel: UIField = {
  name: 'waitlist',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: '/plugins/commerce/waitlist/admin/waitlist-panel#WaitlistPanel' },
    disableListColumn: true,
  },
}

/** Shows at an event how many wait for its tickets, and who. */
function withWaitlist(collection: CollectionConfig): CollectionConfig {
  return {
    ...collection,
    endpoints: [...(collection.endpoints || []), ...eventWaitlistEndpoints],
    fields: [...collection.fields, panel],
  }
}

const jobs = [
  checkSoundJob,
  prepareTrackJob,
  refreshSongsJob,
  prepareArchiveJob,
  removeFilesJob,
  endSubscription,
  endRenewals,
  expireAbandonedCheckout,
  refundEvent,
  notifyHolders,
  notifyGiftWithdrawn,
  notifyReview,
  noteCharge,
  issueInvoicesJob,
]

const tasks: readonly PeriodicTask[] = [
  { name: 'reconcile-orders', everySeconds: 60, run: reconcileOrders },
  { name: 'send-refunds', everySeconds: 10, run: sendDueRefunds },
  { name: 'process-missed-webhooks', everySeconds: 3600, run: processMissedWebhooks },
  // Four times a day, so that a server that starts again each day does it too.
  { name: 'compare-books', everySeconds: 6 * 3600, run: compareBooks },
  { name: 'deliver-gifts', everySeconds: 5, run: deliverDueGifts },
  { name: 'mail-tickets', everySeconds: 5, run: mailNewTickets },
  { name: 'notify-waitlists', everySeconds: 10, run: notifyWaitlists },
  { name: 'reconcile-memberships', everySeconds: 60, run: reconcileMemberships },
  { name: 'adopt-members', everySeconds: 10, run: adoptMembers },
  { name: 'end-renewals', everySeconds: 3600, run: endRenewalsAgain },
  { name: 'work-on-payments', everySeconds: 20, run: workOnPayments },
  { name: 'release-pre-orders', everySeconds: 60, run: releasePreOrders },
  { name: 'notify-waiting-buyers', everySeconds: 30, run: notifyWaiting },
  { name: 'clean-up-renditions', everySeconds: 600, run: cleanUpRenditions },
  { name: 'forget-plays', everySeconds: 600, run: forgetPlays },
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
    const config = withFulfilment(withInvoices(withMoney(withPayouts(incoming))))
    const changed = {
      ...config,
      collections: config.collections?.map(
        (collection) => changes[collection.slug]?.(collection) ?? collection,
      ),
      endpoints: [
        ...(config.endpoints ?? []),
        ...cartEndpoints,
        ...orderEndpoints,
        ...buyerInvoiceEndpoints,
        ...downloadEndpoints,
        ...giftEndpoints,
        ...ticketEndpoints,
        ...waitlistEndpoints,
        ...libraryEndpoints,
        ...streamingEndpoints,
        ...codeEndpoints,
        ...membershipEndpoints,
        ...testPaymentEndpoints,
        ...webhookEndpoints,
        ...commerceCallsByKey,
      ],
    }
    return withSiteDeletion(
      withAccountDeletion(withPeriodicTasks(withJobs(changed, jobs), tasks), endPaymentsOfAccount),
      endPaymentsOfSite,
    )
  }
}
