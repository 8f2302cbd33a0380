/** Collection slugs, quoted from here everywhere: layers above must not import each other's collections. */
export const slugs = {
  users: 'users',
  profiles: 'profiles',
  domains: 'domains',
  publicAccounts: 'public-accounts',
  themeSettings: 'theme-settings',
  pages: 'pages',
  media: 'media',
  audioFiles: 'audio-files',
  products: 'products',
  variants: 'variants',
  tracks: 'tracks',
  membershipTiers: 'membership-tiers',
  memberships: 'memberships',
  orders: 'orders',
  orderEvents: 'order-events',
  paymentEvents: 'payment-events',
  stockHolds: 'stock-holds',
  entitlements: 'entitlements',
  downloads: 'downloads',
  testPaymentSessions: 'test-payments',
  mailLog: 'mail-log',
} as const

export type Slug = (typeof slugs)[keyof typeof slugs]
