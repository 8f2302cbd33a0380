import { expect, it, vi } from 'vitest'
import type { SitePlugin } from '@/plugins/_kit/site-plugin'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

vi.mock('@/plugins/installed', () => ({
  installedPlugins: [
    {
      slug: 'acme',
      ownCollections: [
        {
          slug: 'acme-letters',
          lockDocuments: false,
          fields: [{ name: 'title', type: 'text', required: true }],
        },
      ],
    },
  ] satisfies SitePlugin[],
}))

// What the migration of an installation that has this plugin does.
await payload.db.pool.query(`create table acme_letters (
    id uuid primary key default gen_random_uuid(),
    profile_id uuid references profiles,
    title varchar not null,
    updated_at timestamptz not null default now(),
    created_at timestamptz not null default now()
  )`)

it("keeps a plugin's documents apart by artist, without a rule of the plugin", async () => {
  const ada = await createTenant(payload, 'Ada Moss')
  const ben = await createTenant(payload, 'Ben Reed')
  type Letter = { id: string; profile: string }
  const write = (token: string | undefined, profile: string) =>
    rest<{ doc: Letter }>('POST', '/api/acme-letters?depth=0', {
      token,
      body: { title: 'Dear all', profile },
    })

  const { status, json } = await write(ada.owner.token, ada.profile.id)
  expect([status, json.doc.profile]).toEqual([201, ada.profile.id])
  expect((await write(ben.owner.token, ada.profile.id)).status).toBe(403)
  expect((await write(ada.visitor.token, ada.profile.id)).status).toBe(403)

  const path = `/api/acme-letters/${json.doc.id}`
  const changed = { body: { title: 'Mine' } }
  for (const token of [undefined, ada.visitor.token, ben.owner.token]) {
    expect([403, 404]).toContain((await rest('GET', path, { token })).status)
    expect([403, 404]).toContain((await rest('PATCH', path, { token, ...changed })).status)
    expect([403, 404]).toContain((await rest('DELETE', path, { token })).status)
  }
  expect((await rest('PATCH', path, { token: ada.owner.token, ...changed })).status).toBe(200)
  expect((await rest('DELETE', path, { token: ada.owner.token })).status).toBe(200)
})
