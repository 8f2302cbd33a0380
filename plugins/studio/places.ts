import {
  apiKeysPath,
  automationsPath,
  deleteSitePath,
  domainsPath,
  failedJobsPath,
  invoicesPath,
  measurementPath,
  merchPath,
  moneyPath,
  moveInPath,
  musicPath,
  newPostPath,
  numbersPath,
  ordersPath,
  payoutsPath,
  peoplePath,
  postsPath,
  sellerPath,
  showsPath,
  takeAlongPath,
  teamPath,
  webhooksPath,
} from '@/src/admin/studio-paths'
import type { Subject } from '@/src/core/access/site-roles'
import type { ProductCategory } from '@/src/core/contracts/products/products'
import { slugs } from '@/src/core/slugs'

/** What waits for the artist, counted beside the section in which it is done. */
export type CountName = 'orders' | 'comments'

/** A list, or a screen of its own, one level down. */
export type Place = {
  label: string
  /** A screen below the admin's route, once there is one; else the list of `collection`. */
  path?: string
  collection?: string
  /** Of the products, which are one collection. */
  category?: ProductCategory
  /** What a screen is about. Lists are shown to those who may read them. */
  subject?: Subject | 'platform'
  /** Other words that people look for it by. */
  words?: string
  /** What the button says that makes one. */
  create?: string
  /** A screen that makes one, in place of the plain form. */
  createPath?: string
}

export type Section = {
  id: string
  label: string
  icon: SectionIcon
  count?: CountName
  /** The first that is there is the section's own. */
  places: readonly Place[]
  /** Below all others. */
  isLast?: true
}

export type SectionIcon =
  | 'home'
  | 'site'
  | 'music'
  | 'merch'
  | 'shows'
  | 'posts'
  | 'audience'
  | 'orders'
  | 'money'
  | 'settings'

/**
 * The ways through the admin, by what people do. Navigation and palette follow from this table, and
 * what it does not name (the collections of other plugins) they show under “More”. As in the shops and
 * stages that artists know, music and merch are places of their own (each is made and sold in its own
 * way), members are part of the audience, comments stand with the posts that they are about, and codes
 * and taxes with the money.
 */
export const sections: readonly Section[] = [
  {
    id: 'home',
    label: 'Home',
    icon: 'home',
    places: [
      { label: 'Overview', path: '/', words: 'dashboard start home' },
      {
        label: 'Numbers',
        path: numbersPath,
        subject: 'numbers',
        words: 'statistics visits plays sales charts',
      },
    ],
  },
  {
    id: 'site',
    label: 'Site',
    icon: 'site',
    places: [
      {
        label: 'Pages',
        collection: slugs.pages,
        words: 'website editor design',
        create: 'New page',
      },
      {
        label: 'Pictures and films',
        collection: slugs.media,
        words: 'media photos images videos files',
      },
      { label: 'Looks', collection: slugs.themeSettings, subject: 'platform', words: 'theme' },
    ],
  },
  {
    id: 'music',
    label: 'Music',
    icon: 'music',
    places: [
      {
        label: 'Releases',
        path: musicPath,
        subject: 'products',
        collection: slugs.products,
        category: 'Music',
        words: 'albums singles products store',
        create: 'New release',
      },
      { label: 'Songs', collection: slugs.tracks, words: 'tracks lyrics' },
      { label: 'Audio files', collection: slugs.audioFiles, words: 'sound recordings' },
      { label: 'Bonus files', collection: slugs.bonusFiles, words: 'booklet extras' },
      {
        label: 'Download codes',
        collection: slugs.downloadCodeBatches,
        create: 'New download codes',
      },
    ],
  },
  {
    id: 'merch',
    label: 'Merch',
    icon: 'merch',
    places: [
      {
        label: 'Products',
        path: merchPath,
        subject: 'products',
        collection: slugs.products,
        category: 'Merch',
        words: 'merch shirts vinyl store',
      },
      {
        label: 'Prices and stock',
        collection: slugs.variants,
        words: 'variants sizes colours editions inventory',
      },
      { label: 'Waitlist', collection: slugs.waitlistEntries, words: 'sold out waiting' },
    ],
  },
  {
    id: 'shows',
    label: 'Shows',
    icon: 'shows',
    places: [
      {
        label: 'Shows',
        path: showsPath,
        subject: 'shows',
        collection: slugs.events,
        words: 'events concerts gigs tour dates calendar import',
        create: 'New show',
        createPath: `${showsPath}?new`,
      },
      { label: 'Tickets', collection: slugs.tickets, words: 'guests door list' },
    ],
  },
  {
    id: 'posts',
    label: 'Posts',
    icon: 'posts',
    count: 'comments',
    places: [
      {
        label: 'Posts',
        path: postsPath,
        subject: 'posts',
        collection: slugs.posts,
        words: 'news feed write',
        create: 'New post',
        createPath: newPostPath,
      },
      { label: 'Comments', collection: slugs.comments, words: 'reports moderation' },
      { label: 'Likes and saves', collection: slugs.reactions },
      { label: 'Files of posts', collection: slugs.postFiles },
    ],
  },
  {
    id: 'audience',
    label: 'Audience',
    icon: 'audience',
    places: [
      {
        label: 'People',
        path: peoplePath,
        subject: 'members',
        words: 'fans customers buyers subscribers contacts crm',
      },
      {
        label: 'Segments',
        collection: slugs.segments,
        words: 'groups filter target',
        create: 'New segment',
      },
      { label: 'Members', collection: slugs.memberships, words: 'subscriptions supporters' },
      {
        label: 'Membership tiers',
        collection: slugs.membershipTiers,
        words: 'levels benefits',
        create: 'New membership tier',
      },
      {
        label: 'Members from elsewhere',
        collection: slugs.importedMembers,
        words: 'patreon ghost patrons imported',
      },
      { label: 'Fans', collection: slugs.publicAccounts, words: 'people accounts customers' },
      { label: 'Messages', collection: slugs.contactMessages, words: 'contact mail inbox' },
      {
        label: 'Newsletters',
        collection: slugs.newsletters,
        words: 'mailing campaign',
        create: 'New newsletter',
      },
      {
        label: 'Automations',
        path: automationsPath,
        subject: 'automations',
        words: 'welcome series workflow drip sequence trigger when then',
      },
      {
        label: 'Email lists',
        collection: slugs.emailLists,
        words: 'import',
        create: 'New email list',
      },
      { label: 'Subscribers', collection: slugs.subscribers, words: 'people addresses' },
      { label: 'Emails', collection: slugs.emailTemplates, words: 'receipts design templates' },
      { label: 'Mail log', collection: slugs.mailLog, words: 'sent failed' },
    ],
  },
  {
    id: 'orders',
    label: 'Orders',
    icon: 'orders',
    count: 'orders',
    places: [
      {
        label: 'Orders',
        path: ordersPath,
        subject: 'orders',
        collection: slugs.orders,
        words: 'sales purchases ship send pack labels slips tracking refund',
      },
      { label: 'Gifts', collection: slugs.gifts },
      { label: 'Rights to download', collection: slugs.entitlements },
      { label: 'Order history', collection: slugs.orderEvents },
      {
        label: 'Past orders',
        collection: slugs.pastOrders,
        words: 'bandcamp shopify squarespace imported elsewhere',
      },
    ],
  },
  {
    id: 'money',
    label: 'Money',
    icon: 'money',
    places: [
      {
        label: 'Overview',
        path: moneyPath,
        subject: 'numbers',
        words: 'money income fees taxes refunds payouts books accountant csv',
      },
      {
        label: 'Get paid',
        path: payoutsPath,
        subject: 'payouts',
        words: 'payouts bank payments connect stripe',
      },
      {
        label: 'Invoices',
        path: invoicesPath,
        subject: 'orders',
        words: 'bills receipts credit notes pdf vat seller',
      },
      {
        label: 'Discount codes',
        collection: slugs.discountCodes,
        words: 'coupons promo',
        create: 'New discount code',
      },
      {
        label: 'Shipping prices',
        collection: slugs.shippingRates,
        words: 'postage delivery',
        create: 'New shipping price',
      },
      { label: 'Taxes', collection: slugs.taxRates, words: 'vat', create: 'New tax' },
      { label: 'Payment accounts', collection: slugs.paymentAccounts, subject: 'platform' },
    ],
  },
  {
    id: 'settings',
    label: 'Settings',
    icon: 'settings',
    isLast: true,
    places: [
      { label: 'Sites', collection: slugs.profiles, words: 'artists name address language' },
      {
        label: 'Seller',
        path: sellerPath,
        subject: 'rates',
        words: 'legal name company address vat tax number invoices',
      },
      {
        label: 'Domains',
        path: domainsPath,
        subject: 'domains',
        collection: slugs.domains,
        words: 'web address dns www own url',
      },
      { label: 'Team', path: teamPath, subject: 'team', words: 'people invite roles' },
      {
        label: 'API keys',
        path: apiKeysPath,
        subject: 'keys',
        words: 'connect programs zapier developer token headless cors',
      },
      {
        label: 'Webhooks',
        path: webhooksPath,
        subject: 'webhooks',
        words: 'connect events notify programs zapier developer',
      },
      {
        label: 'Ad measurement',
        path: measurementPath,
        subject: 'webhooks',
        words: 'pixel meta facebook instagram google analytics tiktok conversions ads tracking',
      },
      {
        label: 'Move in',
        path: moveInPath,
        subject: 'moveIn',
        words: 'import migrate shopify squarespace wordpress substack ghost linktree bandcamp csv',
      },
      {
        label: 'Take everything along',
        path: takeAlongPath,
        subject: 'takeAlong',
        words: 'export backup download data move leave zip',
      },
      {
        label: 'Delete the site',
        path: deleteSitePath,
        subject: 'takeAlong',
        words: 'remove close cancel leave account end',
      },
      { label: 'People', collection: slugs.users, subject: 'platform', words: 'users logins' },
      { label: 'Activity', collection: slugs.auditLog, words: 'log audit history' },
      { label: 'Background jobs', path: failedJobsPath, subject: 'platform', words: 'failed' },
      { label: 'My account', path: '/account', words: 'password email login profile' },
    ],
  },
]
