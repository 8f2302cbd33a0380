import { expect, it } from 'vitest'
import { randomUuid } from '@/src/core/uuid'
import { createTenant } from '@/src/testing/factories'
import { payload } from '@/src/testing/test-payload'

// It reads the configuration, which must not happen before the test database is there.
const { codeOfDocument } = await import('@/src/admin/embed-field/code-of-document')
const { siteOrigin } = await import('@/src/server/tenancy')
const { profile } = await createTenant(payload, 'Luna')
const id = randomUuid()

it('has the code of a tier and of a list, at the address of their site', async () => {
  const origin = await siteOrigin(profile.id)
  const data = { profile: profile.id, name: 'A "B"' }
  const tier = await codeOfDocument({ kind: 'tiers', id, data })
  expect(tier?.frame).toContain(
    `src="${origin}/embed/tiers/${id}" title="A &quot;B&quot; – membership of Luna"`,
  )
  const list = await codeOfDocument({ kind: 'lists', id, data })
  expect(list?.element).toContain(`<bandstand-embed src="${origin}/embed/lists/${id}"`)
})

it('has none before there is what it would show', async () => {
  const kind = 'lists'
  const data = { profile: profile.id }
  expect(await codeOfDocument({ kind, id: undefined, data })).toBeNull()
  expect(await codeOfDocument({ kind, id, data: {} })).toBeNull()
  expect(await codeOfDocument({ kind, id, data: { profile: randomUuid() } })).toBeNull()
})
