import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { sql } from '@payloadcms/db-postgres'
import { beforeEach, expect, it, vi } from 'vitest'
import { openZip } from '@/plugins/commerce/testing/open-zip'
import { forgetExports, makeExport } from '@/plugins/take-along/site-exports'
import type { SiteExportView } from '@/src/core/contracts/site-export'
import { slugs } from '@/src/core/slugs'
import { storage } from '@/src/server/storage'
import { createStaff, createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

let luna: Awaited<ReturnType<typeof createTenant>>

beforeEach(async () => {
  luna = await createTenant(payload, 'Luna')
})

const call = (method: 'GET' | 'POST', token = luna.owner.token, ending = '') =>
  rest<SiteExportView>(method, `/api/profiles/${luna.profile.id}/take-along${ending}`, { token })

const waiting = () =>
  rowsOf<{ data: { profileId: string } }>(
    payload,
    sql`delete from jobs.job where name = ${makeExport.name}
      and data->>'profileId' = ${luna.profile.id} returning data`,
  )

const fileKey = async (): Promise<string | null> => {
  const [row] = await rowsOf<{ key: string | null }>(
    payload,
    sql`select file_key as key from site_exports where profile_id = ${luna.profile.id}`,
  )
  return row?.key ?? null
}

async function makeReady(): Promise<string> {
  await call('POST')
  for (const { data } of await waiting()) {
    await makeExport.run(payload, data)
  }
  return (await fileKey()) ?? ''
}

const mails = () =>
  rowsOf<{ to: string }>(
    payload,
    sql`select "to" from mail_log where kind = 'site-export-ready' and profile_id = ${luna.profile.id}`,
  )

it('is made by a job, once however often it is asked for, and its owners get a mail', async () => {
  expect((await call('GET')).json).toMatchObject({ state: 'none' })
  expect((await call('GET', luna.owner.token, '.zip')).status).toBe(404)
  const [first, second] = await Promise.all([call('POST'), call('POST')])
  expect([first.json.state, second.json.state]).toEqual(['waiting', 'waiting'])
  const jobs = await waiting()
  expect(jobs.length).toBe(1)
  expect(await mails()).toEqual([])

  await makeExport.run(payload, { profileId: luna.profile.id })

  const { json } = await call('GET')
  expect(json).toMatchObject({ state: 'ready', percent: 100, until: expect.any(String) })
  const file = await storage().open((await fileKey()) ?? '')
  const packed = await buffer(file?.body ?? Readable.from([]))
  expect(json.bytes).toBe(packed.length)
  expect([...(await openZip(packed)).keys()]).toContain('site.json')
  const { status, headers } = await call('GET', luna.owner.token, '.zip')
  expect([status, headers.get('location')]).toEqual([
    302,
    expect.stringContaining('/files/signed/private/'),
  ])
  expect(await mails()).toEqual([{ to: luna.owner.email }])
  const { docs } = await payload.find({
    collection: slugs.auditLog,
    where: { profile: { equals: luna.profile.id }, action: { equals: 'data_exported' } },
  })
  expect(docs.map(({ summary }) => summary)).toEqual(['Exported everything of the site'])
})

it('is made anew on demand, and the former file is removed', async () => {
  const former = await makeReady()
  const next = await makeReady()
  expect(next).not.toBe(former)
  expect(await storage().head(former)).toBeNull()
  expect(await storage().head(next)).not.toBeNull()
})

it('leaves no file when it fails, says so, and is made by the next try', async () => {
  await call('POST')
  await waiting()
  const put = vi.spyOn(storage(), 'put').mockRejectedValueOnce(new Error('No room'))
  await expect(makeExport.run(payload, { profileId: luna.profile.id })).rejects.toThrow('No room')
  expect((await call('GET')).json.state).toBe('failed')
  put.mockRestore()
  // Its turn ends once the former file is closed.
  await expect
    .poll(async () => {
      await makeExport.run(payload, { profileId: luna.profile.id }).catch(() => undefined)
      return (await call('GET')).json.state
    })
    .toBe('ready')
})

it('goes on when the process died while it was packed, and is begun anew when nothing is heard of it', async () => {
  await call('POST')
  await waiting()
  const setPacking = (ago: string) =>
    payload.db.pool.query(
      `update site_exports set state = 'packing', updated_at = now() - $2::interval where profile_id = $1`,
      [luna.profile.id, ago],
    )
  await setPacking('1 minute')
  expect([(await call('POST')).json.state, await waiting()]).toEqual(['packing', []])
  await setPacking('11 minutes')
  expect((await call('GET')).json.state).toBe('failed')
  expect([(await call('POST')).json.state, (await waiting()).length]).toEqual(['waiting', 1])
  await setPacking('1 minute')
  await makeExport.run(payload, { profileId: luna.profile.id })
  expect((await call('GET')).json.state).toBe('ready')
})

it('is that of the run which began last', async () => {
  await call('POST')
  await waiting()
  const { put } = storage()
  const slow = vi.spyOn(storage(), 'put').mockImplementationOnce(async (...given) => {
    await put(...given)
    await payload.db.pool.query(
      `update site_exports set file_key = 'private/other' where profile_id = $1`,
      [luna.profile.id],
    )
  })
  await expect(makeExport.run(payload, { profileId: luna.profile.id })).rejects.toThrow(
    'Another run',
  )
  const [key] = slow.mock.calls[0] ?? []
  expect(await storage().head(String(key))).toBeNull()
  expect([(await call('GET')).json.state, await fileKey()]).toEqual(['packing', 'private/other'])
  slow.mockRestore()
})

it('waits while the same process makes one for another site', async () => {
  const other = await createTenant(payload, 'Other')
  await call('POST')
  await waiting()
  const first = makeExport.run(payload, { profileId: other.profile.id })
  await makeExport.run(payload, { profileId: luna.profile.id })
  expect((await call('GET')).json.state).toBe('waiting')
  expect((await waiting()).length).toBe(1)
  await first
})

it('is removed after a week', async () => {
  const key = await makeReady()
  await forgetExports(payload)
  expect(await storage().head(key)).not.toBeNull()
  await payload.db.pool.query(
    `update site_exports set updated_at = now() - interval '8 days' where profile_id = $1`,
    [luna.profile.id],
  )
  await forgetExports(payload)
  expect([await storage().head(key), (await call('GET')).json.state]).toEqual([null, 'none'])
})

it('is for the owner alone', async () => {
  const { token } = await createStaff(payload, { [luna.profile.id]: 'admin' })
  const other = await createTenant(payload, 'Other')
  for (const [method, ending] of [
    ['POST', ''],
    ['GET', ''],
    ['GET', '.zip'],
  ] as const) {
    expect((await call(method, token, ending)).status).toBe(403)
    expect((await call(method, other.owner.token, ending)).status).toBe(404)
  }
})
