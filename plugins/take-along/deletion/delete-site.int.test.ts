import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import { beforeEach, describe, expect, it } from 'vitest'
import { deleteDueSites, deleteSite } from '@/plugins/take-along/deletion/delete-site'
import { removeFiles, removeSiteFiles } from '@/plugins/take-along/deletion/remove-site-files'
import { siteTables } from '@/plugins/take-along/site-tables'
import { slugs } from '@/src/core/slugs'
import { storage } from '@/src/server/storage'
import { createDocuments } from '@/src/testing/documents'
import { createTenant } from '@/src/testing/factories'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'
import { untilLocked } from '@/src/testing/until-locked'

const { pool } = payload.db as unknown as PostgresAdapter

/** What stays of a site, and why. */
const outlives: Readonly<Record<string, string>> = {
  audit_log: 'the platform answers for what was done',
  users: 'who worked for it has an account here',
  users_sessions: 'of those accounts',
  payload_preferences: 'of those accounts',
  payload_preferences_rels: 'of those accounts',
  payment_events: 'reports of a payment provider, which name nobody and go by their age',
  mail_log: 'the mail that says that it is gone',
}

const dueNow = (id: string) =>
  pool.query(
    `update profiles set online_since = null, delete_after = now() - interval '1 second' where id = $1`,
    [id],
  )

/** Rows of all tables, by their names. */
async function countRows(): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'
      and tablename not in ('cache_invalidations', 'rate_limits') order by 1`,
  )
  const counts = rows.map(async ({ name }) => {
    const found = await pool.query<{ count: number }>(`select count(*)::int from "${name}"`)
    return [name, found.rows[0]?.count ?? 0] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

/** Of each table how many rows name the site, in whichever column. */
async function namedIn(profileId: string): Promise<Record<string, number>> {
  const names = Object.keys(await countRows())
  const counts = names.map(async (name) => {
    const found = await pool.query<{ count: number }>(
      `select count(*)::int from "${name}" r where to_jsonb(r)::text like $1`,
      [`%${profileId}%`],
    )
    return [name, found.rows[0]?.count ?? 0] as const
  })
  return Object.fromEntries((await Promise.all(counts)).filter(([, count]) => count > 0))
}

async function keysOf(profileId: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of storage().list(profileId)) {
    keys.push(key)
  }
  return keys
}

const exists = async (id: string) =>
  (await pool.query('select 1 from profiles where id = $1', [id])).rowCount === 1

type Tenant = Awaited<ReturnType<typeof createTenant>>
let kito: Tenant
let luna: Tenant

async function createWhole(name: string): Promise<Tenant> {
  const tenant = await createTenant(payload, name)
  await createDocuments(payload, tenant)
  return tenant
}

beforeEach(async () => {
  luna = await createWhole('Luna')
})

it('leaves nothing of a site in any table, and all of the others', async () => {
  kito = await createWhole('Kito')
  const before = await countRows()
  const files = await keysOf(kito.profile.id)
  expect(files.length).toBeGreaterThan(0)
  const gone = await createWhole('Gone')
  await dueNow(gone.profile.id)

  await deleteDueSites(payload)

  const after = await countRows()
  const changed = Object.keys(after).filter((name) => after[name] !== before[name])
  expect(changed.filter((name) => !(name in outlives))).toEqual([])
  // Its own lines and mails, which have no site any more.
  expect(Object.keys(await namedIn(gone.profile.id)).sort()).toEqual(['audit_log', 'mail_log'])
  const rows = await rowsOf<{ of: number }>(
    payload,
    sql`select count(*)::int as of from mail_log where dedupe_key like ${`site-deleted:${gone.profile.id}%`}
      union all select count(*)::int from mail_log where dedupe_key like ${`%${gone.profile.id}%`}`,
  )
  expect(rows).toEqual([{ of: 1 }, { of: 1 }])
  expect(await keysOf(kito.profile.id)).toEqual(files)
  expect(await exists(kito.profile.id)).toBe(true)
})

it('deletes rows of a plugin that was taken out', async () => {
  await pool.query(`create table letters (id serial primary key,
    profile_id uuid references profiles (id) on delete set null)`)
  try {
    const { profile: gone } = await createTenant(payload, 'Gone')
    const ids = [gone.id, luna.profile.id]
    await pool.query('insert into letters (profile_id) select unnest($1::uuid[])', [ids])
    await dueNow(gone.id)
    await deleteDueSites(payload)
    const { rows } = await pool.query('select profile_id from letters')
    expect(rows).toEqual([{ profile_id: luna.profile.id }])
  } finally {
    await pool.query('drop table letters')
  }
})

it('deletes rows of every table of the list', async () => {
  const names = [...siteTables(payload)].flatMap(([name, { outlivesSite }]) =>
    outlivesSite ? [] : [name],
  )
  const filled = await namedIn(luna.profile.id)
  expect(names.filter((name) => !(name in filled))).toEqual([])
  await dueNow(luna.profile.id)
  await deleteSite(payload, luna.profile.id)
  const left = await namedIn(luna.profile.id)
  expect(names.filter((name) => name in left && name !== 'mail_log')).toEqual([])
})

it('writes at the platform who it was, tells the owner, and keeps their account', async () => {
  await dueNow(luna.profile.id)
  await deleteSite(payload, luna.profile.id)
  const { docs } = await payload.find({
    collection: slugs.auditLog,
    where: { action: { equals: 'site_deleted' }, targetId: { equals: luna.profile.id } },
    depth: 0,
  })
  expect(docs).toMatchObject([
    { profile: null, targetLabel: 'Luna', summary: expect.stringContaining(luna.profile.slug) },
  ])
  const mails = await rowsOf(
    payload,
    sql`select "to", profile_id as site from mail_log where kind = 'site-deleted' and "to" = ${luna.owner.email}`,
  )
  expect(mails).toEqual([{ to: luna.owner.email, site: null }])
  const owner = await payload.findByID({ collection: slugs.users, id: luna.owner.id, depth: 0 })
  expect(owner.profiles).toEqual([])
})

it('waits until the time is over', async () => {
  await pool.query(`update profiles set delete_after = now() + interval '1 hour' where id = $1`, [
    luna.profile.id,
  ])
  const before = await countRows()
  await deleteDueSites(payload)
  await deleteSite(payload, luna.profile.id)
  expect(await countRows()).toEqual(before)
})

it('deletes nothing of a site that is taken back at that moment', async () => {
  await dueNow(luna.profile.id)
  const before = await countRows()
  const other = await pool.connect()
  try {
    await other.query('begin')
    await other.query('update profiles set delete_after = null where id = $1', [luna.profile.id])
    const deleting = deleteSite(payload, luna.profile.id)
    await untilLocked(payload)
    await other.query('commit')
    await deleting
  } finally {
    other.release()
  }
  expect(await countRows()).toEqual(before)
})

describe('in the middle', () => {
  it('goes on with the next round where the one before stopped', async () => {
    await dueNow(luna.profile.id)
    let rounds = 0
    while (await exists(luna.profile.id)) {
      const before = await namedIn(luna.profile.id)
      await deleteSite(payload, luna.profile.id, 5)
      rounds += 1
      expect(await namedIn(luna.profile.id)).not.toEqual(before)
    }
    expect(rounds).toBeGreaterThan(5)
    expect(Object.keys(await namedIn(luna.profile.id)).sort()).toEqual(['audit_log', 'mail_log'])
  })

  it('goes on after its connection was killed', async () => {
    await dueNow(luna.profile.id)
    const other = await pool.connect()
    try {
      await other.query('begin')
      await other.query('select 1 from orders where profile_id = $1 for update', [luna.profile.id])
      const killed = deleteSite(payload, luna.profile.id).then(
        () => 'done',
        () => 'killed',
      )
      await untilLocked(payload)
      await other.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)
      expect(await killed).toBe('killed')
    } finally {
      await other.query('rollback')
      other.release()
    }
    const half = await namedIn(luna.profile.id)
    expect([half.profiles, half.orders, half.tickets]).toEqual([1, 1, undefined])
    await deleteSite(payload, luna.profile.id)
    expect(await exists(luna.profile.id)).toBe(false)
  })

  it('is done once by two processes', async () => {
    await dueNow(luna.profile.id)
    await Promise.allSettled([
      deleteSite(payload, luna.profile.id),
      deleteSite(payload, luna.profile.id),
    ])
    await deleteSite(payload, luna.profile.id)
    const done = await rowsOf(
      payload,
      sql`select 1 as line from audit_log where action = 'site_deleted' and target_id = ${luna.profile.id}`,
    )
    expect([await exists(luna.profile.id), done.length]).toEqual([false, 1])
  })
})

describe('files', () => {
  const waiting = () =>
    rowsOf<{ data: { profileId: string } }>(
      payload,
      sql`delete from jobs.job where name = ${removeSiteFiles.name} returning data`,
    )

  it('stay while there is the site', async () => {
    const before = await keysOf(luna.profile.id)
    await expect(removeFiles(payload, luna.profile.id)).rejects.toThrow('in use')
    expect(await keysOf(luna.profile.id)).toEqual(before)
  })

  it('go after it some at a time, with those that no row names', async () => {
    await storage().put(`private/${luna.profile.id}/lost/one.mp3`, Buffer.from('x'), {
      contentType: 'audio/mpeg',
    })
    kito = await createWhole('Kito')
    const others = await keysOf(kito.profile.id)
    await waiting()
    await dueNow(luna.profile.id)
    await deleteSite(payload, luna.profile.id)
    expect((await keysOf(luna.profile.id)).length).toBeGreaterThan(3)
    const [job] = await waiting()
    expect(job?.data).toEqual({ profileId: luna.profile.id })
    await removeFiles(payload, luna.profile.id, 2)
    const [next] = await waiting()
    await removeSiteFiles.run(payload, removeSiteFiles.data.parse(next?.data))
    expect(await keysOf(luna.profile.id)).toEqual([])
    expect(await waiting()).toEqual([])
    expect(await keysOf(kito.profile.id)).toEqual(others)
  })
})
