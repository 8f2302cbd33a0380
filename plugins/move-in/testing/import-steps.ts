import { expect } from 'vitest'
import { runImport } from '@/plugins/move-in/run/import-job'
import type { ImportView, NewImportAnswer } from '@/src/core/contracts/studio/move-in'
import type { ErrorBody } from '@/src/core/errors'
import { storage } from '@/src/server/storage'
import type { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

export type Site = Awaited<ReturnType<typeof createTenant>>

export const call = <Answer = ImportView>(
  site: Site,
  method: string,
  path: string,
  body?: unknown,
) =>
  rest<Answer & ErrorBody>(method, `/api/profiles/${site.profile.id}/imports${path}`, {
    token: site.owner.token,
    body,
  })

/** A file that has arrived, and was read. */
export async function checked(
  site: Site,
  content: string | Buffer,
  importer = 'shopify-products',
  listId?: string,
): Promise<ImportView> {
  const { json } = await call<NewImportAnswer>(site, 'POST', '', {
    importer,
    listId,
    fileName: 'export.csv',
    size: Buffer.byteLength(content),
  })
  const { rows } = await payload.db.pool.query(
    'select file_key as key from imports where id = $1',
    [json.id],
  )
  await storage().put(rows[0].key, Buffer.from(content), { contentType: 'text/csv' })
  expect((await call(site, 'POST', `/${json.id}/check`)).status).toBe(200)
  return finish(site, json.id)
}

export async function finish(site: Site, id: string): Promise<ImportView> {
  await runImport(payload, id)
  return (await call(site, 'GET', `/${id}`)).json
}

export async function made(site: Site, content: string, importer?: string): Promise<ImportView> {
  const { id } = await checked(site, content, importer)
  await call(site, 'POST', `/${id}/start`)
  return finish(site, id)
}
