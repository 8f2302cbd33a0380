import { expect, it } from 'vitest'
import { sellDueProducts } from '@/plugins/catalog/product/server/product-state'
import type { PageDocument, PageNode } from '@/src/core/page-document/schema'
import { slugs } from '@/src/core/slugs'
import { onRevalidateTags } from '@/src/server/caching/cache-tags'
import { createProduct, createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const toContact = { label: 'Write to me', href: '/contact' }

/** A site after its first steps, without music. */
async function createSite() {
  const tenant = await createTenant(payload, 'Ada Moss')
  const { profile, owner } = tenant
  const { json } = await rest<{ homeId: string }>(
    'POST',
    `/api/profiles/${profile.id}/first-steps`,
    { token: owner.token, body: { look: 'forest', name: 'Ada Moss', tagline: 'Slow songs' } },
  )
  const homeId = json.homeId
  const read = (draft: boolean) =>
    payload.findByID({ collection: slugs.pages, id: homeId, draft, depth: 0 })
  const call = (method: string, path: string, body: object) =>
    rest(method, `/api/${path}`, { token: owner.token, body })
  return {
    homeId,
    read,
    /** What the main button is, live and in the draft. */
    buttons: async () => [mainButton(await read(false)), mainButton(await read(true))],
    /** Changes the title and some of the main button, as a draft unless `more` says otherwise. */
    editDraft: async (props: PageNode['props'] = {}, more: { _status?: 'published' } = {}) => {
      const layout = structuredClone((await read(false)).layout) as unknown as PageDocument
      const button = buttonOf(layout)
      Object.assign(button?.props ?? {}, props)
      const isDraft = !more._status
      const body = { title: 'Not yet', layout, _status: 'draft', ...more }
      const saved = await call(
        'PATCH',
        `pages/${homeId}?depth=0${isDraft ? '&draft=true' : ''}`,
        body,
      )
      expect(saved.status).toBe(200)
    },
    call,
    profileId: profile.id,
    makeRelease: async (title: string) =>
      (await createProduct(payload, profile.id, { ...onVinyl, title })).product.id,
  }
}

/** Songs on paper need no files. */
const onVinyl = { deliveryType: 'shipping', isPublished: false } as const

type Site = Awaited<ReturnType<typeof createSite>>

const buttonOf = ({ nodes }: PageDocument) =>
  Object.values(nodes).find(({ type }) => type === 'button')

function mainButton({ layout }: { layout?: unknown }) {
  const { label, href, release } = buttonOf(layout as PageDocument)?.props ?? {}
  return { label, href, ...(release ? { release } : {}) }
}

const listenTo = (id: string, title: string) => ({
  label: `Listen to ${title}`,
  href: `/products/${id}`,
  release: id,
})

const sell = (id: string) =>
  payload.update({ collection: slugs.products, id, data: { isPublished: true } })

const releases = ({ profileId }: Site) => `profiles/${profileId}/releases`

it.each<[string, (site: Site, id: string) => Promise<unknown>]>([
  [
    'by its screen',
    (site, id) => site.call('POST', `${releases(site)}/${id}/state`, { to: 'on-sale' }),
  ],
  [
    'from the list',
    (site, id) => site.call('POST', `${releases(site)}/bulk`, { ids: [id], action: 'on-sale' }),
  ],
  [
    'by the clock',
    async (_site, id) => {
      const onSaleAt = new Date(Date.now() - 60_000).toISOString()
      await payload.update({ collection: slugs.products, id, data: { onSaleAt } })
      await sellDueProducts(payload)
    },
  ],
])('leads the main button to the first release put on sale %s', async (_how, putOnSale) => {
  const site = await createSite()
  const id = await site.makeRelease('Low Water')
  const cleared: string[] = []
  const stop = onRevalidateTags((tags) => cleared.push(...tags))
  await putOnSale(site, id)
  stop()
  const led = listenTo(id, 'Low Water')
  expect(await site.buttons()).toEqual([led, led])
  expect(cleared).toContain(`page:${site.profileId}:/`)
})

it('counts music alone, the first time, on its own site', async () => {
  const [site, other] = [await createSite(), await createSite()]
  const merch = await createProduct(payload, site.profileId, {
    category: 'Merch',
    isPublished: false,
  })
  await sell(merch.product.id)
  expect(await site.buttons()).toEqual([toContact, toContact])
  const [first, second] = [await site.makeRelease('Low Water'), await site.makeRelease('High')]
  await Promise.all([sell(first), sell(second)])
  const [live, draft] = await site.buttons()
  const choices = [listenTo(first, 'Low Water'), listenTo(second, 'High')]
  expect(choices).toContainEqual(live)
  expect(draft).toEqual(live)
  const asItCame = { ...toContact, action: 'link', release: '' }
  await site.editDraft(asItCame, { _status: 'published' })
  await sell(await site.makeRelease('Third'))
  expect(await site.buttons()).toEqual([toContact, toContact])
  expect(await other.buttons()).toEqual([toContact, toContact])
})

it('puts nothing else live that waits in the draft, and keeps what it is planned for', async () => {
  const site = await createSite()
  await site.editDraft()
  const publishAt = new Date(Date.now() + 3_600_000).toISOString()
  expect((await site.call('POST', `pages/${site.homeId}/schedule`, { publishAt })).status).toBe(200)
  const id = await site.makeRelease('Low Water')
  const sold = { isPublished: true, rev: 99 }
  expect((await site.call('PATCH', `products/${id}?depth=0`, sold)).status).toBe(200)
  const led = listenTo(id, 'Low Water')
  expect(await site.buttons()).toEqual([led, led])
  const [live, draft] = [await site.read(false), await site.read(true)]
  expect(live).toMatchObject({ title: 'Home', _status: 'published', schedule: { publishAt } })
  expect(draft).toMatchObject({ title: 'Not yet', _status: 'draft' })
})

it('leaves a button alone that somebody changed, be it in the draft only', async () => {
  const site = await createSite()
  const edited = { ...toContact, label: 'Book me' }
  await site.editDraft(edited)
  const id = await site.makeRelease('Low Water')
  await sell(id)
  expect(await site.buttons()).toEqual([listenTo(id, 'Low Water'), edited])
  expect(await site.read(true)).toMatchObject({ title: 'Not yet', _status: 'draft' })

  const live = await createSite()
  await live.editDraft(edited, { _status: 'published' })
  const before = await live.read(true)
  await sell(await live.makeRelease('Low Water'))
  expect(await live.buttons()).toEqual([edited, edited])
  expect(await live.read(true)).toEqual(before)
})
