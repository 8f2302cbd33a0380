import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import { openZip } from '@/plugins/commerce/testing/open-zip'
import { deleteSite } from '@/plugins/take-along/deletion/delete-site'
import { importSite, type SiteToImport } from '@/plugins/take-along/import-site/import-site'
import { packSite } from '@/plugins/take-along/pack-site'
import { filesOfRow } from '@/plugins/take-along/site-package'
import { siteTables } from '@/plugins/take-along/site-tables'
import { webhookEventNames } from '@/src/core/contracts/webhooks/events'
import { limits } from '@/src/core/limits'
import { giftAnswers } from '@/src/core/messages/gift-answers'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { storage } from '@/src/server/storage'
import { createDocuments } from '@/src/testing/documents'
import { createProduct, createTenant, testPassword } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'
import { untilLocked } from '@/src/testing/until-locked'

type Files = Map<string, Buffer>
type Row = Record<string, unknown>

const folder = await mkdtemp(path.join(tmpdir(), 'import-site-'))
afterAll(() => rm(folder, { recursive: true }))

let luna: Awaited<ReturnType<typeof createTenant>>
let packed: Files
let made = 0

const pack = async (): Promise<Files> =>
  openZip(await buffer(await packSite(payload, luna.profile.id)))

async function importFrom(files: Files, asked: Partial<SiteToImport> = {}) {
  const zip = new ZipFile()
  for (const [name, content] of files) {
    zip.addBuffer(content, name)
  }
  zip.end()
  made += 1
  const file = path.join(folder, `${made}.zip`)
  await pipeline(zip.outputStream, createWriteStream(file))
  return importSite(payload, { file, owner: luna.owner.email, ...asked })
}

async function keys(): Promise<string[]> {
  const found: string[] = []
  for await (const { key } of storage().list(luna.profile.id)) {
    found.push(key)
  }
  return found.sort()
}

async function deleteLuna(): Promise<void> {
  await payload.db.pool.query(
    `update profiles set online_since = null, delete_after = now() - interval '1 second' where id = $1`,
    [luna.profile.id],
  )
  await deleteSite(payload, luna.profile.id)
  for (const key of await keys()) {
    await storage().remove(key)
  }
}

async function pictureOf(tenant: Awaited<ReturnType<typeof createTenant>>): Promise<string> {
  return (await createDocuments(payload, tenant)).get(slugs.media) ?? ''
}

const isThere = async () =>
  (await rowsOf(payload, sql`select 1 as row from profiles where id = ${luna.profile.id}`)).length >
  0

/** Without the numbers that each database counts by itself. */
const rowsIn = (files: Files, table: string): Row[] =>
  String(files.get(`data/${table}.ndjson`) ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) =>
      JSON.parse(line, (name, value) =>
        name === 'id' && typeof value === 'number' ? undefined : value,
      ),
    )

/** The same file with the first row of a table changed. */
function changed(table: string, change: Row): Files {
  const [first, ...others] = rowsIn(packed, table)
  const lines = [{ ...first, ...change }, ...others].map((row) => `${JSON.stringify(row)}\n`)
  return new Map([...packed, [`data/${table}.ndjson`, Buffer.from(lines.join(''))]])
}

beforeAll(async () => {
  luna = await createTenant(payload, 'Luna')
  await createDocuments(payload, luna)
  packed = await pack()
  await deleteLuna()
})

describe('leaves nothing of a file', () => {
  const kito = createTenant(payload, 'Kito')

  it.each<[string, () => Promise<Files> | Files, string]>([
    [
      'with a row of another site',
      async () => changed('events', { profile_id: (await kito).profile.id }),
      'A row of events is of another site.',
    ],
    [
      'that refers to another site',
      async () =>
        changed('variants', {
          product_id: (await createProduct(payload, (await kito).profile.id)).product.id,
        }),
      'A row of variants refers to a row of products that is of another site.',
    ],
    [
      'that refers to another site later on',
      async () => changed('profiles', { podcast_picture_id: await pictureOf(await kito) }),
      'A row of profiles refers to a row of media that is of another site.',
    ],
    [
      'that puts its files among those of another site',
      async () => changed('media', { prefix: `public/${(await kito).profile.id}/x` }),
      'has no place among the files of the site.',
    ],
    [
      'with a file that leads out of its folder',
      () => changed('media', { filename: '../../../../out.webp' }),
      'out.webp has no place among the files of the site.',
    ],
    [
      'whose rows do not fit together',
      () => changed('variants', { product_id: randomUUID() }),
      'The rows of the file do not fit together',
    ],
    [
      'with less rows than it says',
      () => new Map([...packed, ['data/tracks.ndjson', Buffer.alloc(0)]]),
      'tracks has 0 rows in the file in place of',
    ],
    [
      'with a row that is none',
      () => new Map([...packed, ['data/events.ndjson', Buffer.from('[]\n')]]),
      'Line 1 of data/events.ndjson is no row.',
    ],
    [
      'without one of its tables',
      () => new Map([...packed].filter(([name]) => name !== 'data/posts.ndjson')),
      'data/posts.ndjson is missing in the file.',
    ],
    ['of another kind', () => new Map([['README.txt', Buffer.from('Hi')]]), 'is no file of a site'],
  ])('%s', async (_what, fileOf, message) => {
    const file = await fileOf()
    await expect(importFrom(file)).rejects.toThrow(message)
    expect([await isThere(), await keys()]).toEqual([false, []])
  })
})

it('refuses an address that is taken, and an owner without one', async () => {
  const { profile } = await createTenant(payload, 'Kito')
  await expect(importFrom(packed, { address: profile.slug })).rejects.toThrow('--address')
  await expect(importFrom(packed, { owner: 'nobody' })).rejects.toThrow('no email address')
  expect(await isThere()).toBe(false)
})

it('leaves no row when its connection is killed, and is done by the next try', async () => {
  const other = await payload.db.pool.connect()
  try {
    await other.query('begin')
    await other.query('lock table tickets in exclusive mode')
    const killed = importFrom(packed).then(
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
  expect([await isThere(), await keys()]).toEqual([false, []])
  await importFrom(packed)
  expect(await isThere()).toBe(true)
  await deleteLuna()
})

it('is done once by two that begin at the same time', async () => {
  const done = await Promise.allSettled([importFrom(packed), importFrom(packed)])
  expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(importFrom(packed)).rejects.toThrow('This site is here already.')
  expect((await keys()).length).toBeGreaterThan(0)
  await deleteLuna()
})

it('gives the site to whom the operator names, at another address when that is asked for', async () => {
  const owner = `new-${luna.profile.slug}@example.com`
  const { address } = await importFrom(packed, { owner, address: `${luna.profile.slug}-2` })
  expect(address).toBe(`${luna.profile.slug}-2`)
  const { docs } = await payload.find({
    collection: slugs.users,
    where: { email: { equals: owner } },
    depth: 0,
  })
  expect(docs).toMatchObject([
    { role: 'owner', profiles: [{ profile: luna.profile.id, role: 'owner' }] },
  ])
  await deleteLuna()
})

it('keeps fans out until they set a password by a link', async () => {
  await importFrom(packed)
  const { host, visitor } = luna
  const { email } = visitor
  const logIn = () =>
    rest('POST', '/api/sessions', {
      host,
      body: { profileId: luna.profile.id, email, password: testPassword },
    })
  expect((await logIn()).status).toBe(401)
  const body = { profileId: luna.profile.id, email }
  expect((await rest('POST', '/api/public/passwords/forgot', { host, body })).status).toBe(204)
  const [asked] = await rowsOf(
    payload,
    sql`select 1 as row from public_accounts where profile_id = ${luna.profile.id}
      and email = ${email} and reset_password_token is not null`,
  )
  expect(asked).toBeDefined()
  await deleteLuna()
})

it('takes no password and no file of another place from what somebody wrote by hand', async () => {
  const account = rowsIn(packed, 'public_accounts')[0]?.id
  const by = changed('public_accounts', { hash: 'known', salt: 'known' })
  await importFrom(
    new Map([...by, ...changed('imports', { file_key: 'public/of-another/cover.webp' })]),
  )
  const [row] = await rowsOf(
    payload,
    sql`select hash, salt, (select file_key from imports where profile_id = ${luna.profile.id} limit 1) as key
      from public_accounts where id = ${String(account)}`,
  )
  expect(row).toEqual({
    hash: null,
    salt: null,
    key: `incoming/${luna.profile.id}/gone/gone`,
  })
  await deleteLuna()
})

it('makes nobody a member who waited to be one, and says why', async () => {
  for (const outcome of ['waiting', 'refused']) {
    await importFrom(changed('imported_members', { outcome, standing: 'given', note: '' }))
    expect(
      await rowsOf(
        payload,
        sql`select outcome, standing, note from imported_members where profile_id = ${luna.profile.id}`,
      ),
    ).toEqual([
      { outcome: 'kept', standing: 'given', note: ownerMessages.moveIn.adoption.siteMoved },
    ])
    await deleteLuna()
  }
})

it('tells plugins nothing of its history, and of a planned post when its time has come', async () => {
  const { pool } = payload.db
  await pool.query(`insert into event_listeners (plugin, events) values ('test-listener', $1)`, [
    JSON.stringify(webhookEventNames),
  ])
  try {
    const planned = '2099-01-01T00:00:00.000Z'
    await importFrom(changed('posts', { published_at: planned }))
    const told = await rowsOf(
      payload,
      sql`select type, occurred_at = ${planned}::timestamptz as planned from listener_calls
        where plugin = 'test-listener' and profile_id = ${luna.profile.id}`,
    )
    expect(told).toEqual([{ type: 'post.published', planned: true }])
  } finally {
    await pool.query(`delete from event_listeners where plugin = 'test-listener'`)
    await deleteLuna()
  }
})

/** What is not as it was: nothing is sent or paid by itself; the owner puts the site online, proves its domains and makes its webhooks anew. */
const isElsewhere: Readonly<Record<string, (row: Row) => Row>> = {
  profiles: (row) => ({ ...row, online_since: null }),
  imports: (row) => ({ ...row, started_by_id: null }),
  person_notes: (row) => ({ ...row, author_id: null }),
  automations: (row) => ({ ...row, is_on: false, switched_on_at: null }),
  mail_log: (row) => ({ ...row, state: row.state === 'queued' ? 'not_sent' : row.state }),
  gifts: (row) =>
    row.status === 'scheduled'
      ? { ...row, failures: limits.gift.failuresMax, problem: giftAnswers.siteMoved }
      : row,
  tickets: (row) => ({ ...row, mailed_at: row.mailed_at ?? expect.any(String) }),
  entitlements: (row) => ({ ...row, announced_at: row.announced_at ?? expect.any(String) }),
  stock_holds: (row) => ({ ...row, state: row.state === 'held' ? 'released' : row.state }),
  variants: (row) => ({ ...row, stock_held: 0 }),
  refunds: (row) => ({ ...row, state: row.state === 'requested' ? 'failed' : row.state }),
  orders: (row) => ({
    ...row,
    status: row.status === 'initiated_payment' ? 'cancelled' : row.status,
  }),
}

const isImported = (name: string): boolean => {
  const table = siteTables(payload).get(name)
  return table !== undefined && 'about' in table && !table.isNotImported
}

it('makes the same site of what its owner took along', async () => {
  const files = ['media', 'audio_files', 'post_files', 'bonus_files'].flatMap((table) =>
    rowsIn(packed, table).flatMap((row) => filesOfRow(table, row).map(({ key }) => key)),
  )
  const site = await importFrom(packed)

  expect(site).toMatchObject({ address: luna.profile.slug, missing: [] })
  expect(files.length).toBeGreaterThan(4)
  expect(await keys()).toEqual(files.toSorted())
  const again = await pack()
  for (const name of packed.keys()) {
    const table = /^data\/(\w+)\.ndjson$/.exec(name)?.[1]
    if (table && isImported(table)) {
      const kept = rowsIn(packed, table).map(isElsewhere[table] ?? ((row) => row))
      expect(rowsIn(again, table), table).toEqual(kept)
    } else if (table) {
      const ids = rowsIn(packed, table).map(({ id }) => id)
      expect(
        rowsIn(again, table).filter(({ id }) => ids.includes(id)),
        table,
      ).toEqual([])
    } else if (name.startsWith('files/')) {
      expect(again.get(name)?.equals(packed.get(name) ?? Buffer.alloc(0)), name).toBe(true)
    }
  }
})
