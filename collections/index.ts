import type { CollectionConfig } from 'payload'
import { audioFiles } from '@/collections/audio-files'
import { domains } from '@/collections/domains'
import { downloads } from '@/collections/downloads'
import { entitlements } from '@/collections/entitlements'
import { mailLog } from '@/collections/mail-log'
import { media } from '@/collections/media'
import { membershipTiers } from '@/collections/membership-tiers'
import { memberships } from '@/collections/memberships'
import { orderEvents } from '@/collections/order-events'
import { orders } from '@/collections/orders'
import { pages } from '@/collections/pages'
import { paymentEvents } from '@/collections/payment-events'
import { products } from '@/collections/products'
import { profiles } from '@/collections/profiles'
import { publicAccounts } from '@/collections/public-accounts'
import { stockHolds } from '@/collections/stock-holds'
import { testPayments } from '@/collections/test-payments'
import { themeSettings } from '@/collections/theme-settings'
import { tracks } from '@/collections/tracks'
import { users } from '@/collections/users'
import { variants } from '@/collections/variants'

/** Every collection. Append only: the order names the indexes in the database. */
export const collections: CollectionConfig[] = [
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
]
