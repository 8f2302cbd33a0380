import { expect, it } from 'vitest'
import { deleteOldRecords } from '@/plugins/operations/retention/delete-old-records'
import { retentionRules } from '@/plugins/operations/retention/rules'
import { legalPages } from '@/src/core/page-document/templates/legal-pages'
import { retainedRecords } from '@/src/core/retention'
import { createDocuments } from '@/src/testing/documents'
import { createTenant } from '@/src/testing/factories'
import { payload } from '@/src/testing/test-payload'

const { pool } = payload.db

/** Tables that do not grow without end, or must not lose a row, and why. */
const kept: Record<string, readonly string[]> = {
  'what artists and those who run the platform made': [
    ...['profiles', 'domains', 'users', 'pages', 'theme_settings', 'saved_sections', 'media'],
    ...['products', 'variants', 'tracks', 'audio_files', 'bonus_files', 'posts', 'post_files'],
    ...['events', 'membership_tiers', 'email_lists', 'email_templates', 'newsletters'],
    // Codes that automations made for one fan go a week after their end, if nobody used them.
    ...['shipping_rates', 'tax_rates', 'discount_codes', 'download_code_batches', 'download_codes'],
    ...['text_polls', 'payment_accounts', 'segments', 'sellers', 'imports', 'imported_items'],
    ...['site_exports', 'automations'],
    // Those that were revoked go after a month.
    ...['api_keys', 'webhook_endpoints'],
  ],
  'a number of versions for each document': ['_pages_v', '_theme_settings_v'],
  'the books, and what buyers have a right to': [
    ...['orders', 'order_events', 'stock_holds', 'refunds', 'membership_payments', 'memberships'],
    ...['entitlements', 'gifts', 'tickets', 'test_payments', 'invoices'],
    // The same as it was elsewhere.
    ...['past_orders', 'imported_members'],
  ],
  'what fans said or asked for; it goes with their account, or when they or the artist delete it': [
    ...['public_accounts', 'comments', 'reactions', 'poll_votes', 'contact_messages'],
  ],
  'whom an artist knows; it goes with the last row that names them': ['people', 'person_notes'],
  'not to write to somebody': ['suppression_list', 'blocked_emails'],
  'a number for each day, about nobody': ['play_counts'],
  'cleared by a rule of its own': [
    // When the event is over; after `limits.deletedPages`; what nobody asks for; with the next invite.
    ...['waitlist_entries', 'deleted_pages', 'renditions', 'asked_pages', 'invites'],
    // After a month.
    ...['incoming_uploads', 'webhook_deliveries', 'listener_calls'],
    // After a year, or with the person.
    'automation_runs',
    // After minutes, an hour, a day.
    ...['api_key_answers', 'rate_limits', 'cache_invalidations', 'open_windows', 'workers'],
    ...['day_visitors', 'visit_salts'],
  ],
  'one row, or one for each thing of somebody': [
    ...['cdn_purges', 'installation', 'payload_kv', 'payload_locked_documents', 'storage_use'],
    ...['payload_preferences', 'payload_migrations', 'event_listeners'],
  ],
}

/** The columns by which a table is part of another. */
const parents = ['_parent_id', 'parent_id']

it('says of each table why it does not grow without end', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and (
       tablename like '\\_%\\_v' or not exists (
         select from information_schema.columns
         where table_schema = 'public' and table_name = tablename and column_name = any($1)))`,
    [parents],
  )
  const limited = Object.values(retentionRules).flatMap((rules) => rules.map(({ table }) => table))
  const known = [...limited, ...Object.values(kept).flat()]
  expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
  // Sign-ups alone are part of a table that is kept otherwise: confirmed ones are on the list.
  expect(
    Object.values(kept)
      .flat()
      .filter((name) => limited.includes(name)),
  ).toEqual([])
})

it('deletes what is old, and nothing of the books', async () => {
  const luna = await createTenant(payload, 'Luna')
  await createDocuments(payload, luna)
  await pool.query(`insert into downloads (profile_id, entitlement_id, ip_hash)
    select profile_id, entitlement_id, 'hash' from downloads limit 1`)
  await pool.query(`insert into subscribers (profile_id, list_id, email, status, source)
    select profile_id, list_id, 'never@example.com', 'pending', 'form' from subscribers limit 1`)
  await pool.query(`insert into mail_log (profile_id, "to", subject, kind, dedupe_key, state)
    values ('${luna.profile.id}', 'w@example.com', 's', 'receipt', 'was sent', 'sent')`)
  const tables = (
    await pool.query<{ name: string }>(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'created_at'`,
    )
  ).rows.map(({ name }) => name)
  const counts = async () => {
    const found = tables.map(async (name) => {
      const { rows } = await pool.query(`select count(*)::int as count from ${name}`)
      return [name, rows[0]?.count as number] as const
    })
    return Object.fromEntries(await Promise.all(found))
  }
  const before = await counts()
  await deleteOldRecords(payload)
  expect(await counts()).toEqual(before)

  for (const name of tables) {
    await pool.query(`alter table ${name} disable trigger user`)
    await pool.query(`update ${name} set created_at = created_at - interval '731 days'`)
    await pool.query(`alter table ${name} enable trigger user`)
  }
  for (const name of ['mail_log', 'mail_bodies', 'subscribers']) {
    await pool.query(`update ${name} set updated_at = updated_at - interval '731 days'`)
  }
  await deleteOldRecords(payload)

  const changed = Object.entries(await counts()).filter(([name, count]) => count !== before[name])
  const { downloads = 0, subscribers = 0, mail_bodies: bodies = 0, mail_log: mails = 0 } = before
  const { people = 0 } = before
  expect(Object.fromEntries(changed)).toEqual({
    audit_log: 0,
    downloads: downloads - 1,
    // The others still wait to be sent.
    mail_log: mails - 1,
    ...(bodies > 0 && { mail_bodies: 0 }),
    page_counts: 0,
    payment_events: 0,
    // An address that never confirmed is known by nothing else.
    people: people - 1,
    plays: 0,
    subscribers: subscribers - 1,
    visit_counts: 0,
  })
  expect((await pool.query('select from downloads where ip_hash is not null')).rowCount).toBe(0)
  expect((await pool.query(`select from orders`)).rowCount).toBeGreaterThan(0)
})

it('says in the privacy policy what is deleted, and when', () => {
  const privacy = JSON.stringify(legalPages('Luna')[1]?.layout)
  expect(privacy).toContain('730 days')
  for (const words of Object.values(retainedRecords)) {
    expect(privacy).toContain(words)
  }
})
