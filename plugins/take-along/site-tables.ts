import type { Payload } from 'payload'
import { slugs } from '@/src/core/slugs'

/**
 * A table with rows of a site: in what an artist takes along, or the reason why it is not. When the site is deleted its
 * rows go, too.
 */
export type SiteTable = {
  /** Why rows stay when the site is deleted. */
  outlivesSite?: string
} & (
  | {
      /** What a row is, for the artist. */
      about: string
      /** The column of the site, `profile_id` unless said. */
      site?: string
      /** SQL: which rows, when not all of the site. */
      where?: string
      /** Columns that stay here, beside those of {@link isSecret}. */
      without?: readonly string[]
      /** Each row has a file, which goes along as it was given. */
      hasFiles?: true
      /** Why its rows are not made again where the site is imported. */
      isNotImported?: string
    }
  | { staysBecause: string }
)

/**
 * Every table that holds rows of a site, what is referred to before what refers to it. A test fails for a table that is
 * not here. Tables that are part of another (`orders_items`) go with it.
 */
const tables: Readonly<Record<string, SiteTable>> = {
  profiles: { about: 'The site itself', site: 'id' },
  domains: {
    about: 'Web addresses of the site',
    isNotImported: 'That they are yours is proved anew',
  },
  media: { about: 'Pictures, films and sounds that anyone may see', hasFiles: true },
  audio_files: { about: 'Recordings of songs, as they were given', hasFiles: true },
  post_files: { about: 'Files of posts', hasFiles: true },
  theme_settings: { about: 'Colours, letters, the menu and links of the site' },
  _theme_settings_v: {
    about: 'The newest draft of those',
    site: 'version_profile_id',
    where: 'row.latest',
  },
  pages: {
    about: 'Pages as they are live, with former addresses, which lead on to the page',
  },
  _pages_v: {
    about: 'The newest draft of each page',
    site: 'version_profile_id',
    where: 'row.latest',
  },
  deleted_pages: { about: 'Pages that were deleted, while they can be taken back' },
  saved_sections: { about: 'Sections of pages that were kept' },
  membership_tiers: { about: 'Membership tiers, with their benefits' },
  events: { about: 'Shows' },
  products: { about: 'Releases and merch' },
  variants: { about: 'Prices, stock, sizes and editions of products, and kinds of ticket' },
  tracks: { about: 'Songs, with lyrics and credits' },
  bonus_files: { about: 'Files that come with a release', hasFiles: true },
  posts: { about: 'Posts' },
  text_polls: { about: 'Polls in texts' },
  public_accounts: {
    about: 'Fans with an account, without their passwords: they sign in elsewhere by a new one',
  },
  memberships: { about: 'Memberships, running and ended' },
  membership_payments: { about: 'What members paid' },
  comments: { about: 'Comments on posts' },
  reactions: { about: 'Likes and saves of posts' },
  poll_votes: { about: 'Votes in polls' },
  email_lists: { about: 'Email lists' },
  subscribers: {
    about:
      'Who is on a list or has left it, with the proof: to which words they agreed, when and how they confirmed',
  },
  imported_members: {
    about: 'Who was a member on other services, and what became of them here',
    without: ['customer_id'],
  },
  segments: { about: 'Segments of people' },
  newsletters: { about: 'Newsletters, with what is in them' },
  email_templates: { about: 'Words and looks of the emails that the site sends by itself' },
  mail_log: {
    about: 'Which emails were sent to whom, and when',
    // What was written in them signs people in and unsubscribes them.
    without: ['html', 'text', 'values', 'unsubscribe_url', 'body_id'],
  },
  contact_messages: { about: 'Messages by the contact form' },
  people: { about: 'Everybody whom you know by an address' },
  person_notes: { about: 'Notes about people' },
  discount_codes: { about: 'Discount codes' },
  shipping_rates: { about: 'Shipping prices' },
  tax_rates: { about: 'Taxes' },
  sellers: { about: 'Who sells, as invoices have it' },
  orders: {
    about: 'Orders, with their lines, and with whom buyers agreed to have told of them',
    without: ['idempotency_key', 'measurement_browser'],
  },
  past_orders: { about: 'What was bought from you on other services, with its lines' },
  stock_holds: { about: 'Units that orders took out of the stock' },
  order_events: { about: 'What happened to orders' },
  refunds: { about: 'Refunds', without: ['key'] },
  invoices: { about: 'Invoices and credit notes, with what is printed on them' },
  entitlements: { about: 'Rights to download what was bought' },
  gifts: { about: 'Gifts' },
  tickets: { about: 'Tickets' },
  waitlist_entries: { about: 'Who waits for a ticket or a product' },
  download_code_batches: { about: 'Sets of download codes' },
  download_codes: { about: 'Download codes, and which are used' },
  downloads: { about: 'When what was bought was downloaded' },
  play_counts: { about: 'Plays of songs by day' },
  visit_counts: { about: 'Visits by day' },
  page_counts: { about: 'Views of pages by day' },
  webhook_endpoints: {
    about: 'Webhooks and connections that measure ads, without their secrets',
    isNotImported: 'They do not work without them',
  },
  automations: { about: 'Automations' },
  automation_runs: {
    about: 'What automations did for whom',
    isNotImported: 'What waits goes on where it began',
  },
  imports: { about: 'Files that were taken over from other services', without: ['file_key'] },
  imported_items: { about: 'What was made of which item of such a file' },
  audit_log: {
    about: 'What was done by whom in the admin',
    without: ['request_id'],
    outlivesSite: 'The platform answers for what was done; lines lose the site and go by their age',
    isNotImported: 'A platform answers for what was done on it alone',
  },
  plays: { staysBecause: 'It only counts plays against a limit; play_counts has the numbers' },
  renditions: { staysBecause: 'It is made from the recordings' },
  mail_bodies: { staysBecause: 'Copies of sent mails; newsletters have what was written' },
  blocked_emails: { staysBecause: 'Hashes by a secret of this installation' },
  suppression_list: { staysBecause: 'Hashes by a secret of this installation' },
  api_keys: { staysBecause: 'They open this installation' },
  webhook_deliveries: { staysBecause: 'Copies of what happened, kept for a month' },
  listener_calls: { staysBecause: 'Copies of what happened, gone once plugins have heard them' },
  invites: { staysBecause: 'Their links lead here' },
  users_profiles: { staysBecause: 'Who works here has an account of this installation' },
  payment_accounts: { staysBecause: 'It is connected to this installation' },
  test_payments: { staysBecause: 'No money was paid' },
  incoming_uploads: { staysBecause: 'It lasts while a file is sent' },
  site_exports: { staysBecause: 'It is about a file like this one' },
  storage_use: { staysBecause: 'It is counted from the files' },
}

const newestDrafts = { site: 'version_profile_id', where: 'row.latest' } as const

/** Columns that sign somebody in, or stand for a person or a password, and what only the database needs. */
export const isSecret = (column: string): boolean =>
  /(^|_)(hash|salt|token|secret|password)(_|$)|^(login_attempts|lock_until|search_text)$/.test(
    column,
  )

/** Whether a column of a table, or of a part of it, stays here. */
export const isExcludedColumn = (table: SiteTable | undefined, column: string): boolean =>
  isSecret(column) ||
  (table !== undefined && 'about' in table && (table.without?.includes(column) ?? false))

/** The tables of this installation, those of its plugins too: their documents go along whole. */
export function siteTables(payload: Pick<Payload, 'collections'>): Map<string, SiteTable> {
  const ours: readonly string[] = Object.values(slugs)
  const ofPlugins = Object.values(payload.collections)
    .map(({ config }) => config)
    .filter(({ slug, flattenedFields }) => {
      const isOfSite = flattenedFields.some(({ name }) => name === 'profile')
      return isOfSite && !ours.includes(slug)
    })
    .flatMap(({ slug, labels, upload, versions }): [string, SiteTable][] => {
      const name = slug.replaceAll('-', '_')
      const about = String(labels.plural)
      const drafts = { about: `${about}: the newest drafts`, ...newestDrafts }
      const table: SiteTable = { about, ...(upload && { hasFiles: true as const }) }
      return versions
        ? [
            [name, table],
            [`_${name}_v`, drafts],
          ]
        : [[name, table]]
    })
  return new Map([...ofPlugins, ...Object.entries(tables)])
}
