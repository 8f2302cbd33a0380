import { describe, expect, it } from 'vitest'
import type { PostWire } from '@/src/core/contracts/members/post-answers'
import type { Paginated } from '@/src/core/contracts/products/products'
import { slugs } from '@/src/core/slugs'
import { previewHeaders } from '@/src/core/urls/preview'
import { readPreview, signPlay } from '@/src/server/pages/preview-token'
import { createTenant } from '@/src/testing/factories'
import { createPost, createTier } from '@/src/testing/posts'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')
const tierId = await createTier(payload, luna.profile.id, 'Low', 500)
const foreignTierId = await createTier(payload, kito.profile.id, 'Low', 500)
for (const visibility of ['public', 'members', 'paid'] as const) {
  await createPost(payload, luna.profile.id, { caption: visibility, visibility })
}
await createPost(payload, luna.profile.id, {
  caption: 'tiers',
  visibility: 'tiers',
  tiers: [tierId],
})
const page = await payload.create({
  collection: slugs.pages,
  data: { profile: luna.profile.id, title: 'Draft', pathname: '/draft', rev: 0 },
})
const pageId = page.id

const previewAs = async (owner: typeof luna.owner) =>
  rest<{ url: string; playToken: string }>('POST', `/api/pages/${pageId}/preview`, {
    token: owner.token,
    body: {},
  })
const linkFor = async () => new URL((await previewAs(luna.owner)).json.url)
const playTokenFor = async () => (await previewAs(luna.owner)).json.playToken
const tokenIn = ({ pathname }: URL) => pathname.split('/').at(-1) ?? ''

async function openPosts(token: string, viewer: string, tenant = luna): Promise<string[]> {
  const { json } = await rest<Paginated<PostWire>>(
    'GET',
    `/api/public/posts?profileId=${tenant.profile.id}`,
    {
      host: tenant.host,
      headers: { [previewHeaders.token]: token, [previewHeaders.viewer]: viewer },
    },
  )
  return json.data.flatMap(({ caption, hasAccess }) => (hasAccess ? [caption] : [])).sort()
}

describe('a preview', () => {
  it('is opened on the site of the page, by a token for that page alone', async () => {
    const url = await linkFor()
    expect(url.hostname).toBe(luna.host.split(':')[0])
    expect(readPreview(tokenIn(url))).toEqual({ pageId, profileId: luna.profile.id })
  })

  it('shows drafts of its own profile only', async () => {
    const { getDraftPage } = await import('@/src/server/site-data')
    expect(await getDraftPage(luna.profile.id, pageId)).toMatchObject({ title: 'Draft' })
    expect(await getDraftPage(kito.profile.id, pageId)).toBeNull()
  })

  it('plays somebody who may see more, or less', async () => {
    const token = await playTokenFor()
    expect(await openPosts(token, 'signed-out')).toEqual(['public'])
    expect(await openPosts(token, 'visitor')).toEqual(['members', 'public'])
    expect(await openPosts(token, tierId)).toEqual(['members', 'paid', 'public', 'tiers'])
    expect(await openPosts(token, 'nonsense')).toEqual(['public'])
    expect(await openPosts(token, foreignTierId)).toEqual(['public'])
  })

  it('shows nothing but the draft to anyone who was handed its address', async () => {
    const token = tokenIn(await linkFor())
    for (const viewer of ['signed-out', 'visitor', tierId]) {
      expect(await openPosts(token, viewer)).toEqual(['public'])
    }
  })

  it('is not given to another artist, and no token plays for it', async () => {
    expect((await previewAs(kito.owner)).status).toBe(404)
    expect(readPreview(await playTokenFor())).toBeNull()
    expect(await openPosts(await playTokenFor(), foreignTierId, kito)).toEqual([])
  })

  it('opens nothing with a token that is old, changed or of another artist', async () => {
    const token = await playTokenFor()
    const old = signPlay(luna.profile.id, Date.now() - 3_600_000)
    const foreign = signPlay(kito.profile.id)
    for (const bad of [old, foreign, `${token}x`, token.replace(/^./, 'z'), 'x', '']) {
      expect(await openPosts(bad, tierId)).toEqual(['public'])
    }
  })
})
