import type { CollectionConfig } from 'payload'
import { searched } from '@/collections/_fields/search-text'
import { apiKeyAnswers } from '@/collections/api-key-answers'
import { apiKeys } from '@/collections/api-keys'
import { audioFiles } from '@/collections/audio-files'
import { auditLog } from '@/collections/audit-log'
import { automationRuns } from '@/collections/automation-runs'
import { automations } from '@/collections/automations'
import { blockedEmails } from '@/collections/blocked-emails'
import { bonusFiles } from '@/collections/bonus-files'
import { comments } from '@/collections/comments'
import { contactMessages } from '@/collections/contact-messages'
import { deletedPages } from '@/collections/deleted-pages'
import { discountCodes } from '@/collections/discount-codes'
import { domains } from '@/collections/domains'
import { downloadCodeBatches } from '@/collections/download-code-batches'
import { downloadCodes } from '@/collections/download-codes'
import { downloads } from '@/collections/downloads'
import { emailLists } from '@/collections/email-lists'
import { emailTemplates } from '@/collections/email-templates'
import { entitlements } from '@/collections/entitlements'
import { events } from '@/collections/events'
import { gifts } from '@/collections/gifts'
import { importedItems } from '@/collections/imported-items'
import { importedMembers } from '@/collections/imported-members'
import { imports } from '@/collections/imports'
import { incomingUploads } from '@/collections/incoming-uploads'
import { invites } from '@/collections/invites'
import { invoices } from '@/collections/invoices'
import { mailBodies } from '@/collections/mail-bodies'
import { mailLog } from '@/collections/mail-log'
import { media } from '@/collections/media'
import { membershipPayments } from '@/collections/membership-payments'
import { membershipTiers } from '@/collections/membership-tiers'
import { memberships } from '@/collections/memberships'
import { newsletters } from '@/collections/newsletters'
import { orderEvents } from '@/collections/order-events'
import { orders } from '@/collections/orders'
import { pageCounts } from '@/collections/page-counts'
import { pages } from '@/collections/pages'
import { pastOrders } from '@/collections/past-orders'
import { paymentAccounts } from '@/collections/payment-accounts'
import { paymentEvents } from '@/collections/payment-events'
import { people } from '@/collections/people'
import { personNotes } from '@/collections/person-notes'
import { playCounts } from '@/collections/play-counts'
import { plays } from '@/collections/plays'
import { pollVotes } from '@/collections/poll-votes'
import { postFiles } from '@/collections/post-files'
import { posts } from '@/collections/posts'
import { products } from '@/collections/products'
import { profiles } from '@/collections/profiles'
import { publicAccounts } from '@/collections/public-accounts'
import { reactions } from '@/collections/reactions'
import { refunds } from '@/collections/refunds'
import { renditions } from '@/collections/renditions'
import { savedSections } from '@/collections/saved-sections'
import { segments } from '@/collections/segments'
import { sellers } from '@/collections/sellers'
import { shippingRates } from '@/collections/shipping-rates'
import { siteExports } from '@/collections/site-exports'
import { stockHolds } from '@/collections/stock-holds'
import { storageUse } from '@/collections/storage-use'
import { subscribers } from '@/collections/subscribers'
import { suppressionList } from '@/collections/suppression-list'
import { taxRates } from '@/collections/tax-rates'
import { testPayments } from '@/collections/test-payments'
import { textPolls } from '@/collections/text-polls'
import { themeSettings } from '@/collections/theme-settings'
import { tickets } from '@/collections/tickets'
import { tracks } from '@/collections/tracks'
import { users } from '@/collections/users'
import { variants } from '@/collections/variants'
import { visitCounts } from '@/collections/visit-counts'
import { waitlistEntries } from '@/collections/waitlist-entries'
import { webhookDeliveries } from '@/collections/webhook-deliveries'
import { webhookEndpoints } from '@/collections/webhook-endpoints'

/** Append only: the order names the indexes in the database. */
const all: CollectionConfig[] = [
  pages,
  media,
  themeSettings,
  products,
  variants,
  tracks,
  audioFiles,
  orders,
  orderEvents,
  entitlements,
  membershipTiers,
  memberships,
  publicAccounts,
  mailLog,
  profiles,
  domains,
  users,
  paymentEvents,
  stockHolds,
  downloads,
  testPayments,
  posts,
  postFiles,
  comments,
  reactions,
  blockedEmails,
  pollVotes,
  events,
  emailLists,
  subscribers,
  suppressionList,
  contactMessages,
  savedSections,
  deletedPages,
  mailBodies,
  textPolls,
  newsletters,
  emailTemplates,
  membershipPayments,
  renditions,
  bonusFiles,
  downloadCodeBatches,
  downloadCodes,
  plays,
  playCounts,
  refunds,
  paymentAccounts,
  gifts,
  tickets,
  shippingRates,
  taxRates,
  sellers,
  invoices,
  discountCodes,
  visitCounts,
  pageCounts,
  auditLog,
  waitlistEntries,
  invites,
  people,
  personNotes,
  segments,
  incomingUploads,
  storageUse,
  apiKeys,
  apiKeyAnswers,
  webhookEndpoints,
  webhookDeliveries,
  siteExports,
  imports,
  importedItems,
  pastOrders,
  importedMembers,
  automations,
  automationRuns,
]

/** Every collection. */
export const collections = all.map(searched)
