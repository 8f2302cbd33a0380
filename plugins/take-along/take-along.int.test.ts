import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import { openZip } from '@/plugins/commerce/testing/open-zip'
import { packSite } from '@/plugins/take-along/pack-site'
import { siteTables } from '@/plugins/take-along/site-tables'
import { env } from '@/src/core/env'
import { slugs } from '@/src/core/slugs'
import { storage } from '@/src/server/storage'
import { createDocuments } from '@/src/testing/documents'
import { createTenant } from '@/src/testing/factories'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

type Tenant = Awaited<ReturnType<typeof createTenant>>
let luna: Tenant
let other: Tenant
let ids: Map<string, string>
let files: Map<string, Buffer>

const pack = async (): Promise<Map<string, Buffer>> =>
  openZip(await buffer(await packSite(payload, luna.profile.id)))

const rowsIn = (name: string) =>
  (files.get(`data/${name}.ndjson`)?.toString() ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>)

beforeAll(async () => {
  luna = await createTenant(payload, 'Luna')
  other = await createTenant(payload, 'Other')
  ids = await createDocuments(payload, luna)
  await createDocuments(payload, other)
  files = await pack()
})

it('knows every table with rows of a site, and of each why it goes along or stays', async () => {
  const found = await rowsOf<{ name: string }>(
    payload,
    sql`select c.conrelid::regclass::text as name from pg_constraint c
      where c.contype = 'f' and c.confrelid = 'profiles'::regclass
      union select table_name::text from information_schema.columns
      where table_schema = 'public' and column_name in ('profile_id', 'version_profile_id')
      union select 'profiles'`,
  )
  const known = [...siteTables(payload).keys()]
  expect(known.toSorted()).toEqual(found.map(({ name }) => name).toSorted())
})

it('has a row of everything that the site has, and nothing of another', async () => {
  for (const [slug, id] of ids) {
    const name = slug.replaceAll('-', '_')
    const table = siteTables(payload).get(name)
    if (table && 'about' in table) {
      expect(
        rowsIn(name).map((row) => row.id),
        name,
      ).toContain(id)
      expect(files.get(`tables/${name}.csv`)?.toString(), name).toContain(id)
    }
  }
  const all = [...files].map(([, content]) => content.toString()).join('\n')
  expect(all).not.toContain(other.profile.id)
  expect(rowsIn('_pages_v').length).toBeGreaterThan(0)
  const [order] = rowsIn('orders')
  expect(order?.items).toEqual([expect.objectContaining({ quantity: expect.any(Number) })])
})

it('has the files as they were given', async () => {
  const media = await payload.findByID({
    collection: slugs.media,
    id: ids.get(slugs.media) ?? '',
  })
  const stored = await storage().open(`${media.prefix}/${media.filename}`)
  const chunks = await stored?.body.toArray()
  const packed = files.get(`files/media/${media.id}/${media.filename}`)
  expect(packed?.equals(Buffer.concat(chunks ?? []))).toBe(true)
  // No server serves the site here.
  expect(String(files.get('MISSING.txt'))).toBe('site/index.html\n')
})

it('goes on without a file that the store has lost, and says which', async () => {
  const audio = await payload.findByID({
    collection: slugs.audioFiles,
    id: ids.get(slugs.audioFiles) ?? '',
  })
  await storage().remove(`${audio.prefix}/${audio.filename}`)
  const without = await pack()
  expect(String(without.get('MISSING.txt'))).toBe(
    `files/audio_files/${audio.id}/${audio.filename}\nsite/index.html\n`,
  )
})

it('holds nothing that signs anybody in', async () => {
  const secrets = await rowsOf<{ secret: string }>(
    payload,
    sql`select unnest(array[salt, hash]) as secret from public_accounts where profile_id = ${luna.profile.id}
      union select token_hash from subscribers where profile_id = ${luna.profile.id}
      union select access_token_hash from orders where profile_id = ${luna.profile.id}
      union select claim_hash from gifts where profile_id = ${luna.profile.id}`,
  )
  const known = secrets.map(({ secret }) => secret).filter((secret) => secret?.length > 8)
  expect(known.length).toBeGreaterThan(1)
  const all = [...files].map(([, content]) => content.toString()).join('\n')
  expect(known.filter((secret) => all.includes(secret))).toEqual([])
})

it('says in words what each file is', () => {
  const readme = String(files.get('README.txt'))
  for (const [name, table] of siteTables(payload)) {
    if ('about' in table) {
      expect(readme).toContain(`${name} (`)
      expect(readme).toContain(table.about)
    }
  }
  expect(readme).toContain('total_minor: numeric')
})

it('leaves no folder when nobody reads any more', async () => {
  const folders = () => readdir(path.resolve(env().dataDir, 'preparing'))
  const { length: before } = await folders()
  const packed = await packSite(payload, luna.profile.id)
  packed.destroy()
  await expect.poll(async () => (await folders()).length).toBe(before)
})
