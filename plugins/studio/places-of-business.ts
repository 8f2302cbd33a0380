import type { Section } from '@/plugins/studio/place'
import {
  apiKeysPath,
  automationsPath,
  deleteSitePath,
  domainsPath,
  failedJobsPath,
  invoicesPath,
  measurementPath,
  moneyPath,
  moveInPath,
  ordersPath,
  payoutsPath,
  peoplePath,
  sellerPath,
  takeAlongPath,
  teamPath,
  webhooksPath,
} from '@/src/admin/studio-paths'
import { slugs } from '@/src/core/slugs'

/** Who is there for it, what they buy, and how the site is run. */
export const businessSections: readonly Section[] = [
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
        actions: [
          {
            title: 'Export people as CSV',
            does: { file: '/people.csv' },
            words: 'download fans buyers addresses spreadsheet file',
          },
        ],
      },
      {
        label: 'Segments',
        collection: slugs.segments,
        words: 'groups filter target',
        actions: [{ title: 'New segment', does: { form: true }, subject: 'audience' }],
      },
      { label: 'Members', collection: slugs.memberships, words: 'subscriptions supporters' },
      {
        label: 'Membership tiers',
        collection: slugs.membershipTiers,
        words: 'levels benefits',
        actions: [{ title: 'New membership tier', does: { form: true }, subject: 'tiers' }],
      },
      {
        label: 'Members and customers from elsewhere',
        collection: slugs.importedMembers,
        words: 'patreon ghost shopify squarespace patrons customers imported',
      },
      { label: 'Fans', collection: slugs.publicAccounts, words: 'people accounts customers' },
      { label: 'Messages', collection: slugs.contactMessages, words: 'contact mail inbox' },
      {
        label: 'Newsletters',
        collection: slugs.newsletters,
        words: 'mailing campaign',
        actions: [
          {
            title: 'Write a newsletter',
            does: { form: true },
            subject: 'audience',
            words: 'new mail email send fans campaign',
          },
        ],
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
        actions: [{ title: 'New email list', does: { form: true }, subject: 'audience' }],
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
        actions: [
          {
            title: 'Export sales as CSV',
            does: { file: '/money.csv?range=year&table=transactions' },
            words: 'download books accountant spreadsheet file this year',
          },
        ],
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
        actions: [
          {
            title: 'New discount code',
            does: { form: true },
            subject: 'codes',
            words: 'make coupon promo sale',
          },
        ],
      },
      {
        label: 'Shipping prices',
        collection: slugs.shippingRates,
        words: 'postage delivery',
        actions: [{ title: 'New shipping price', does: { form: true }, subject: 'rates' }],
      },
      {
        label: 'Taxes',
        collection: slugs.taxRates,
        words: 'vat',
        actions: [{ title: 'New tax', does: { form: true }, subject: 'rates' }],
      },
      { label: 'Payment accounts', collection: slugs.paymentAccounts, subject: 'platform' },
    ],
  },
  {
    id: 'settings',
    label: 'Settings',
    icon: 'settings',
    isLast: true,
    places: [
      {
        label: 'Sites',
        onlyLabel: 'Site details',
        collection: slugs.profiles,
        words: 'artists name address language',
        actions: [
          {
            title: 'Put my site online',
            does: { setOnline: true },
            subject: 'site',
            words: 'publish launch go live',
          },
          {
            title: 'Take my site offline',
            does: { setOnline: false },
            subject: 'site',
            words: 'unpublish hide close',
          },
        ],
      },
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
      {
        label: 'Team',
        path: teamPath,
        subject: 'team',
        words: 'people invite roles',
        actions: [
          {
            title: 'Invite somebody',
            does: { open: teamPath },
            words: 'add manager label help person',
          },
        ],
      },
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
        actions: [
          {
            title: 'Import from another service',
            does: { open: moveInPath },
            words: 'move in migrate bandcamp patreon shopify csv',
          },
        ],
      },
      {
        label: 'Take everything along',
        path: takeAlongPath,
        subject: 'takeAlong',
        words: 'export backup download data move leave zip',
        actions: [
          {
            title: 'Export everything',
            does: { open: takeAlongPath },
            words: 'take all along backup download zip',
          },
        ],
      },
      {
        label: 'Delete the site',
        path: deleteSitePath,
        subject: 'takeAlong',
        words: 'remove close cancel leave account end',
      },
      { label: 'People', collection: slugs.users, subject: 'platform', words: 'users logins' },
      { label: 'Activity', collection: slugs.auditLog, words: 'log audit history' },
      { label: 'Failed jobs', path: failedJobsPath, subject: 'platform', words: 'background' },
      {
        label: 'My account',
        path: '/account',
        words: 'password email login profile',
        actions: [
          { title: 'Log out', does: { open: '/logout' }, words: 'sign out leave end session' },
        ],
      },
    ],
  },
]
