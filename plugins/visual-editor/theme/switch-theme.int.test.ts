import { beforeEach, describe, expect, it } from 'vitest'
import type { PageDocument } from '@/src/core/page-document/schema'
import { slugs } from '@/src/core/slugs'
import type { ThemeName } from '@/src/core/theme/schema'
import { plainText } from '@/src/rich-text/plain-text'
import { cacheTags, onRevalidateTags } from '@/src/server/caching/cache-tags'
import { getPage, getSiteOf } from '@/src/server/site-data'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Tenant = Awaited<ReturnType<typeof createTenant>>
type Answer = { homeId: string; isNew: boolean; code: string }

let own: Tenant
let foreign: Tenant

beforeEach(async () => {
  own = await createTenant(payload, 'Ada Moss')
  foreign = await createTenant(payload, 'Foreign')
})

const switchTo = (
  themeName: ThemeName,
  { isLive = true, token = own.owner.token, tenant = own } = {},
) =>
  rest<Answer>('POST', `/api/profiles/${tenant.profile.id}/theme-switch`, {
    token,
    body: { themeName, isLive },
  })

async function homes({ profile }: Tenant = own) {
  const { docs } = await payload.find({
    collection: slugs.pages,
    where: { and: [{ profile: { equals: profile.id } }, { pathname: { equals: '/' } }] },
    depth: 0,
    sort: 'createdAt',
  })
  return docs
}
const shown = async () => (await getPage(own.profile.id, '/'))?.id
const themeOf = async ({ profile }: Tenant) => (await getSiteOf(profile.id))?.themeName

describe('switching the theme', () => {
  it('makes the other home page from the site’s own name and links, and shows it', async () => {
    const [theme] = (
      await payload.find({
        collection: slugs.themeSettings,
        where: { profile: { equals: own.profile.id } },
      })
    ).docs
    const headerLinks = [
      { label: 'Home', href: '/' },
      { label: 'On tour', href: '/tour' },
      { label: 'Later', href: '' },
    ]
    const save = (body: object) =>
      rest('PATCH', `/api/theme-settings/${theme?.id}?draft=true&depth=0`, {
        token: own.owner.token,
        body,
      })
    expect((await save({ headerLinks, _status: 'published' })).status).toBe(200)
    const unseen = [{ label: 'Secret', href: '/secret' }]
    expect((await save({ headerLinks: unseen, _status: 'draft' })).status).toBe(200)

    const { status, json } = await switchTo('link-tree')
    expect([status, json.isNew]).toEqual([200, true])
    const layout = (await homes()).find(({ id }) => id === json.homeId)
      ?.layout as unknown as PageDocument
    const buttons = Object.values(layout.nodes).filter(({ type }) => type === 'button')
    expect(buttons.map(({ props }) => [props.label, props.href])).toEqual([['On tour', '/tour']])
    expect(plainText(layout.nodes.name?.props.doc as never)).toBe('Ada Moss')
    expect(await themeOf(own)).toBe('link-tree')
    expect(await shown()).toBe(json.homeId)
  })

  it('back and forth keeps both home pages to the byte', async () => {
    const first = await switchTo('link-tree')
    const before = await homes()
    const drafted = await rest('PATCH', `/api/pages/${first.json.homeId}?draft=true&depth=0`, {
      token: own.owner.token,
      body: { title: 'My links', _status: 'draft' },
    })
    expect(drafted.status).toBe(200)
    const back = await switchTo('default')
    expect(back.json).toMatchObject({ isNew: false, homeId: before[0]?.id })
    expect(await shown()).toBe(before[0]?.id)
    const again = await switchTo('link-tree')
    expect(again.json).toEqual({ homeId: first.json.homeId, isNew: false })
    expect(await homes()).toEqual(before)
    const draft = await payload.findByID({
      collection: slugs.pages,
      id: first.json.homeId,
      draft: true,
    })
    expect(draft.title).toBe('My links')
  })

  it('twice in a row, and twice at once, makes one page', async () => {
    const answers = await Promise.all([switchTo('link-tree'), switchTo('link-tree')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(answers.map(({ json }) => json.homeId)).size).toBe(1)
    expect((await switchTo('link-tree')).json.isNew).toBe(false)
    expect(await homes()).toHaveLength(2)
  })

  it('can be looked at first: nothing is published until it goes live', async () => {
    const before = await shown()
    const { json } = await switchTo('link-tree', { isLive: false })
    expect(json.isNew).toBe(true)
    expect([await themeOf(own), await shown()]).toEqual(['default', before])
    expect((await switchTo('link-tree', { isLive: false })).json.isNew).toBe(false)
    const ahead = async () => (await homes()).find(({ id }) => id === json.homeId)?._status
    expect(await ahead()).toBe('draft')

    expect((await switchTo('link-tree')).json).toEqual({ homeId: json.homeId, isNew: false })
    expect([await ahead(), await shown()]).toEqual(['published', json.homeId])
  })

  it('answers more calls at once than there are connections', async () => {
    const calls = Array.from({ length: 15 }, (_, index) =>
      switchTo('link-tree', { isLive: index % 2 === 0 }),
    )
    const answers = await Promise.all(calls)
    expect(answers.map(({ status }) => status)).toEqual(calls.map(() => 200))
    expect(await homes()).toHaveLength(2)
  })

  it('clears every page of the site', async () => {
    const cleared: string[] = []
    const stop = onRevalidateTags((tags) => cleared.push(...tags))
    await switchTo('link-tree')
    stop()
    expect(cleared).toContain(cacheTags.site(own.profile.id))
  })

  it('makes a home page, too, when the profile itself is changed', async () => {
    const { status } = await rest('PATCH', `/api/profiles/${own.profile.id}?depth=0`, {
      token: own.owner.token,
      body: { themeName: 'link-tree' },
    })
    expect(status).toBe(200)
    expect((await homes()).map(({ theme }) => theme)).toEqual(['default', 'link-tree'])
  })
})

it('is the owner’s alone', async () => {
  const tenant = foreign
  expect((await switchTo('link-tree', { tenant })).status).toBe(404)
  expect((await switchTo('link-tree', { tenant, isLive: false })).status).toBe(404)
  expect((await switchTo('link-tree', { token: own.visitor.token })).status).toBe(401)
  expect((await switchTo('link-tree', { token: '' })).status).toBe(401)
  expect(await homes(foreign)).toHaveLength(1)
  expect(await themeOf(foreign)).toBe('default')
  expect((await switchTo('disco' as ThemeName)).status).toBe(400)
})
