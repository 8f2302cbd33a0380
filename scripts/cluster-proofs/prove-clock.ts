import assert from 'node:assert/strict'
import { call, until } from '@/scripts/cluster-proofs/client'
import type { Proof, Scene } from '@/scripts/cluster-proofs/scene'
import { slugs } from '@/src/core/slugs'
import { createEvent, createTicket } from '@/src/testing/event-factories'
import { createVisitor } from '@/src/testing/factories'
import { createPost } from '@/src/testing/posts'

/** Rounds that look for what is due come once a minute. */
const withinMs = 120_000
/** Late enough that all processes have kept what they answer before. */
const soon = () => new Date(Date.now() + 45_000).toISOString()

/** Waits until each web process answers so, having answered otherwise before and kept that. */
async function untilAll(
  { cluster: { webs } }: Scene,
  what: string,
  isSeen: (origin: string) => Promise<boolean>,
): Promise<() => Promise<void>> {
  for (const { origin } of [...webs, ...webs]) {
    assert.equal(await isSeen(origin), false, `${what}: too soon`)
  }
  return () =>
    until(what, withinMs, async () => {
      const seen = await Promise.all(webs.map(({ origin }) => isSeen(origin)))
      return seen.every(Boolean)
    })
}

const page = async (origin: string, path: string) => {
  const { status, text } = await call(origin, 'GET', path)
  assert.equal(status, 200, path)
  return text
}

const content: Proof = {
  name: 'what appears by the clock appears in all processes',
  run: async (scene) => {
    const { owner, payload, profileId, cluster } = scene
    const [first = ''] = cluster.webs.map(({ origin }) => origin)
    const post = await createPost(payload, profileId, {
      caption: 'Later today',
      publishedAt: soon(),
    })
    const event = await createEvent(payload, profileId, { title: 'The launch' })
    await createTicket(payload, { profile: profileId, event: event.id }, { salesStartAt: soon() })
    const planned = await payload.create({
      collection: slugs.pages,
      data: { profile: profileId, title: 'Planned', pathname: '/planned' },
      draft: true,
    })
    const scheduled = await call(first, 'POST', `/api/pages/${planned.id}/schedule`, {
      token: owner.token,
      body: { publishAt: soon() },
    })
    assert.equal(scheduled.status, 200, scheduled.text)
    const release = await payload.create({
      collection: slugs.products,
      data: {
        profile: profileId,
        title: 'Soon out',
        category: 'Merch',
        kind: 'physical',
        releaseDate: soon(),
        isPublished: true,
      },
    })
    await payload.create({
      collection: slugs.variants,
      data: {
        profile: profileId,
        product: release.id,
        isDefault: true,
        priceMinor: 900,
        availabilityStatus: 'preorder',
        releaseAt: soon(),
        deliveryType: 'shipping',
        stockQuantity: 50,
        stockHeld: 0,
      },
    })
    const waits = [
      await untilAll(scene, 'the post', async (origin) =>
        (await page(origin, `/api/public/posts?profileId=${profileId}`)).includes(post.id),
      ),
      await untilAll(scene, 'the post’s page', async (origin) =>
        (await page(origin, '/members')).includes('Later today'),
      ),
      await untilAll(scene, 'the sale of tickets', async (origin) =>
        (await page(origin, `/api/public/events/${event.id}?profileId=${profileId}`)).includes(
          '"on_sale"',
        ),
      ),
      await untilAll(
        scene,
        'the page',
        async (origin) => (await call(origin, 'GET', '/planned')).status === 200,
      ),
      await untilAll(scene, 'the release', async (origin) =>
        (await page(origin, `/api/public/products/${release.id}?profileId=${profileId}`)).includes(
          '"releaseAt":null',
        ),
      ),
    ]
    await Promise.all(waits.map((wait) => wait()))
  },
}

const likes: Proof = {
  name: 'counts of likes show in all processes, and each like counts once',
  run: async (scene) => {
    const { cluster, payload, profileId } = scene
    const post = await createPost(payload, profileId, { caption: 'Liked' })
    const fans = await Promise.all(
      cluster.webs.map(() => createVisitor(payload, profileId, { isConfirmed: true })),
    )
    const count = async (origin: string) => {
      const { text } = await call(origin, 'GET', `/api/public/posts/${post.id}`)
      return (JSON.parse(text) as { likes?: number; likeCount?: number }).likes
    }
    const wait = await untilAll(scene, 'three likes', async (origin) => (await count(origin)) === 3)
    const body = { entityType: 'post', entityId: post.id }
    const answers = await Promise.all(
      fans.flatMap(({ token }) =>
        cluster.webs.map(({ origin }) =>
          call(origin, 'POST', '/api/public/likes', { token, body }),
        ),
      ),
    )
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]), answers[0]?.text)
    await wait()
  },
}

export const clockProofs: readonly Proof[] = [content, likes]
