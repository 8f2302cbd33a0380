import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createArtist } from '@/plugins/uploads/testing/artist'
import { slugs } from '@/src/core/slugs'
import { storage } from '@/src/server/storage'
import { createOwner, createPlatformAdmin, createTenant } from '@/src/testing/factories'
import { payload } from '@/src/testing/test-payload'

type Tenant = Awaited<ReturnType<typeof createTenant>>

const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')
const photo = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#c33' } })
  .jpeg()
  .toBuffer()

const artistOf = ({ profile }: Tenant, token?: string) =>
  createArtist({ profileId: profile.id, token })
const countOf = async ({ profile }: Tenant) =>
  (await payload.count({ collection: slugs.media, where: { profile: { equals: profile.id } } }))
    .totalDocs

describe('who may', () => {
  it('only those who work for the profile, and the platform’s admin', async () => {
    const sent = await artistOf(luna, luna.owner.token).send(photo, 'who.jpg')
    const before = [await countOf(luna), await countOf(kito)]
    const strangers: [string, string | undefined, number][] = [
      ['nobody', undefined, 401],
      ['a made-up token', 'x'.repeat(43), 401],
      ['a visitor of the site', luna.visitor.token, 401],
      ['a visitor of another site', kito.visitor.token, 401],
      ['another owner', kito.owner.token, 404],
    ]
    for (const [who, token, status] of strangers) {
      const stranger = artistOf(luna, token)
      const answers = [
        await stranger.presign({ fileName: 'a.png' }),
        await stranger.register(sent),
        await stranger.list(),
      ]
      expect([who, ...answers.map((answer) => answer.status)]).toEqual([
        who,
        ...Array(3).fill(status),
      ])
    }
    expect([await countOf(luna), await countOf(kito)]).toEqual(before)

    const both = await createOwner(payload, [luna.profile.id, kito.profile.id])
    expect((await artistOf(luna, both.token).list()).status).toBe(200)
    const admin = await createPlatformAdmin(payload)
    expect((await artistOf(luna, admin.token).register(sent)).status).toBe(201)
    const nowhere = createArtist({ profileId: randomUUID(), token: admin.token })
    expect((await nowhere.presign({ fileName: 'a.png' })).status).toBe(404)
    expect((await nowhere.list()).status).toBe(404)
  })

  it('nobody what was sent for another profile', async () => {
    const sent = await artistOf(kito, kito.owner.token).send(photo, 'kito.jpg')
    const both = await createOwner(payload, [luna.profile.id, kito.profile.id])
    for (const token of [luna.owner.token, both.token]) {
      expect((await artistOf(luna, token).register(sent)).status).toBe(404)
    }
    expect(await storage().head(String(sent.url).replace(/^.*\/files\//, ''))).not.toBeNull()
    const { json } = await artistOf(kito, kito.owner.token).register(sent)
    expect(json.url).toContain(kito.profile.id)
  })
})
