import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { slugs } from '@/src/core/slugs'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Tenant = Awaited<ReturnType<typeof createTenant>>

const own = await createTenant(payload, 'Own')
const foreign = await createTenant(payload, 'Foreign')

it.each([slugs.pages, slugs.themeSettings])(
  'nobody learns of another artist’s versions of %s by restoring one',
  async (collection) => {
    const { docs } = await payload.findVersions({
      collection,
      where: { 'version.profile': { equals: own.profile.id } },
      limit: 1,
    })
    const known = docs[0]?.id ?? ''
    const restore = (id: string, { owner }: Tenant) =>
      rest('POST', `/api/${collection}/versions/${id}`, { token: owner.token })
    const answers = [await restore(known, foreign), await restore(randomUUID(), foreign)]
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    const [one, other] = answers.map(({ json: { requestId: _own, ...rest } }) => rest)
    expect(one).toEqual(other)
    expect((await restore(known, own)).status).toBe(200)
  },
)

it('a picture of another artist is as good as none to anyone who would change it', async () => {
  const square = { create: { width: 8, height: 8, channels: 3, background: '#ff6f59' } } as const
  const data = await sharp(square).png().toBuffer()
  const { id } = await payload.create({
    collection: slugs.media,
    data: { profile: own.profile.id, alt: 'A cover' },
    file: { name: 'cover.png', mimetype: 'image/png', data, size: data.byteLength },
  })
  const answers = await Promise.all(
    (['PATCH', 'DELETE'] as const).flatMap((method) =>
      [id, randomUUID()].map((each) =>
        rest(method, `/api/media/${each}`, { token: foreign.owner.token, body: { alt: 'Mine' } }),
      ),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})
