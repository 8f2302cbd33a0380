import { describe, expect, it } from 'vitest'
import type { PageDocument } from '@/src/core/page-document/schema'
import { slugs } from '@/src/core/slugs'
import { themePresets } from '@/src/core/theme/theme-presets'
import { createProduct, createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Tenant = Awaited<ReturnType<typeof createTenant>>

const answers = { look: 'forest', name: 'Ada Moss', tagline: 'Slow songs' }

const take = (
  tenant: Tenant,
  body: object = answers,
  token: string | undefined = tenant.owner.token,
) =>
  rest<{ homeId: string; code: string }>('POST', `/api/profiles/${tenant.profile.id}/first-steps`, {
    token,
    body,
  })

async function siteOf({ profile: { id } }: Tenant) {
  const where = { profile: { equals: id } }
  const [profile, theme, pages] = await Promise.all([
    payload.findByID({ collection: slugs.profiles, id }),
    payload.find({ collection: slugs.themeSettings, where, depth: 0 }),
    payload.find({ collection: slugs.pages, where, depth: 0, pagination: false }),
  ])
  const layoutAt = (address: string) =>
    pages.docs.find(({ pathname }) => pathname === address)?.layout as unknown as PageDocument
  return { profile, theme: theme.docs, pages: pages.docs, layoutAt }
}

describe('first steps', () => {
  it('put the site into the words and the look of its artist, live', async () => {
    const tenant = await createTenant(payload, 'Newcomer')
    const { status, json } = await take(tenant)
    expect(status).toBe(200)
    const { profile, theme, pages, layoutAt } = await siteOf(tenant)
    expect(profile).toMatchObject({ name: 'Ada Moss', tagline: 'Slow songs' })
    expect(profile.setUpAt).toBeTruthy()
    expect(theme).toHaveLength(1)
    expect(theme[0]).toMatchObject({ ...themePresets.forest, _status: 'published' })
    expect(pages.map(({ _status }) => _status)).toEqual(pages.map(() => 'published'))
    expect(pages.find(({ id }) => id === json.homeId)?.pathname).toBe('/')
    for (const address of ['/', '/terms-of-service', '/privacy-policy', '/cookie-policy']) {
      expect(JSON.stringify(layoutAt(address))).toContain('Ada Moss')
      expect(JSON.stringify(layoutAt(address))).not.toContain('Newcomer')
    }
    expect(JSON.stringify(layoutAt('/'))).toContain('Slow songs')
  })

  it('show music that is there already', async () => {
    const tenant = await createTenant(payload, 'Busy')
    const { product } = await createProduct(payload, tenant.profile.id, { title: 'Lichen' })
    await take(tenant)
    const home = JSON.stringify((await siteOf(tenant)).layoutAt('/'))
    expect(home).toContain(`/products/${product.id}`)
    expect(home).toContain('Lichen')
  })

  it('happen once: a second call leaves everything as it is', async () => {
    const tenant = await createTenant(payload, 'Twice')
    const both = await Promise.all([take(tenant), take(tenant, { ...answers, look: 'neon' })])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both[0]?.json.homeId).toBe(both[1]?.json.homeId)
    const before = await siteOf(tenant)
    const again = await take(tenant, { look: 'mono', name: 'Other', tagline: '' })
    expect([again.status, again.json.homeId]).toEqual([200, both[0]?.json.homeId])
    const after = await siteOf(tenant)
    expect([after.profile, after.theme, after.pages]).toEqual([
      before.profile,
      before.theme,
      before.pages,
    ])
  })

  it('leave a home page alone that somebody worked on', async () => {
    const tenant = await createTenant(payload, 'Worked')
    const { pages, layoutAt } = await siteOf(tenant)
    const home = pages.find(({ pathname }) => pathname === '/')
    const { tagline: _gone, ...nodes } = layoutAt('/').nodes
    const hero = { ...nodes.hero, props: { ...nodes.hero?.props, gap: 40 } }
    const layout = { version: 1, nodes: { ...nodes, hero } }
    const saved = await rest('PATCH', `/api/pages/${home?.id}?draft=true&depth=0`, {
      token: tenant.owner.token,
      body: { layout },
    })
    expect(saved.status).toBe(200)
    expect((await take(tenant)).status).toBe(200)
    const draft = await payload.findByID({
      collection: slugs.pages,
      id: home?.id ?? '',
      draft: true,
    })
    expect((draft.layout as unknown as PageDocument).nodes.hero?.props.gap).toBe(40)
  })

  it('publish nothing else that waits as a draft', async () => {
    const tenant = await createTenant(payload, 'Drafting')
    const before = await siteOf(tenant)
    const legal = before.pages.find(({ pathname }) => pathname === '/privacy-policy')
    const theme = before.theme[0]
    const save = (path: string, body: object) =>
      rest('PATCH', `/api/${path}?draft=true&depth=0`, {
        token: tenant.owner.token,
        body: { ...body, _status: 'draft' },
      })
    const headerLinks = [{ label: 'Secret', href: '/secret' }]
    for (const saved of [
      await save(`pages/${legal?.id}`, { title: 'Not yet', seo: { description: 'Nor this' } }),
      await save(`theme-settings/${theme?.id}`, { headerLinks, cornerRadius: 33 }),
    ]) {
      expect(saved.status).toBe(200)
    }

    expect((await take(tenant)).status).toBe(200)
    const after = await siteOf(tenant)
    const live = after.pages.find(({ id }) => id === legal?.id)
    expect(live).toMatchObject({ title: legal?.title, _status: 'published' })
    expect(live?.seo?.description ?? null).toBeNull()
    expect(JSON.stringify(live?.layout)).toContain('Ada Moss')
    const linksOf = (links: typeof headerLinks | null | undefined) =>
      links?.map(({ label, href }) => ({ label, href }))
    expect(after.theme[0]).toMatchObject(themePresets.forest)
    expect(linksOf(after.theme[0]?.headerLinks)).toEqual(linksOf(theme?.headerLinks))

    const draft = { draft: true, depth: 0 } as const
    const page = await payload.findByID({
      collection: slugs.pages,
      id: legal?.id ?? '',
      ...draft,
    })
    expect(page).toMatchObject({ title: 'Not yet', _status: 'draft' })
    expect(page.layout).toEqual(live?.layout)
    const settings = await payload.findByID({
      collection: slugs.themeSettings,
      id: theme?.id ?? '',
      ...draft,
    })
    expect(settings).toMatchObject({ ...themePresets.forest, _status: 'draft' })
    expect(linksOf(settings.headerLinks)).toEqual(headerLinks)
  })

  it('answer more calls at once than there are connections', async () => {
    const tenant = await createTenant(payload, 'Eager')
    const answers = await Promise.all(Array.from({ length: 15 }, () => take(tenant)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(new Set(answers.map(({ json }) => json.homeId)).size).toBe(1)
  })

  it('are for the owner alone, and say nothing of other sites', async () => {
    const [tenant, other] = [
      await createTenant(payload, 'Own'),
      await createTenant(payload, 'Other'),
    ]
    expect((await take(tenant, answers, 'nobody')).status).toBe(401)
    expect((await take(tenant, answers, tenant.visitor.token)).status).toBe(401)
    expect((await take(tenant, answers, other.owner.token)).status).toBe(404)
    expect((await siteOf(tenant)).profile).toMatchObject({ name: 'Own' })
  })

  it.each([{}, { ...answers, look: 'none' }, { ...answers, name: ' ' }, { ...answers, more: 1 }])(
    'refuse %j',
    async (body) => {
      const tenant = await createTenant(payload, 'Refused')
      expect((await take(tenant, body)).status).toBe(400)
      expect((await siteOf(tenant)).profile.setUpAt ?? null).toBeNull()
    },
  )

  it('can be skipped, by the owner alone', async () => {
    const tenant = await createTenant(payload, 'Skipper')
    const other = await createTenant(payload, 'Other')
    const skip = (token?: string) =>
      rest('POST', `/api/profiles/${tenant.profile.id}/first-steps/skip`, { token })
    expect((await skip(other.owner.token)).status).toBe(404)
    expect((await skip(tenant.visitor.token)).status).toBe(401)
    expect((await siteOf(tenant)).profile.setUpAt ?? null).toBeNull()

    expect((await skip(tenant.owner.token)).status).toBe(204)
    const { setUpAt } = (await siteOf(tenant)).profile
    expect(setUpAt).toBeTruthy()
    expect((await skip(tenant.owner.token)).status).toBe(204)
    expect((await siteOf(tenant)).profile).toMatchObject({ name: 'Skipper', setUpAt })
    expect((await take(tenant)).status).toBe(200)
    expect((await siteOf(tenant)).profile.name).toBe('Skipper')
  })

  it('are done when the server says so, whatever the owner sends', async () => {
    const tenant = await createTenant(payload, 'Forger')
    const patch = (setUpAt: string | null) =>
      rest('PATCH', `/api/profiles/${tenant.profile.id}?depth=0`, {
        token: tenant.owner.token,
        body: { setUpAt },
      })
    expect((await patch(new Date().toISOString())).status).toBe(200)
    expect((await siteOf(tenant)).profile.setUpAt ?? null).toBeNull()
    await take(tenant)
    const { setUpAt } = (await siteOf(tenant)).profile
    expect((await patch(null)).status).toBe(200)
    expect((await siteOf(tenant)).profile.setUpAt).toBe(setUpAt)
  })
})
