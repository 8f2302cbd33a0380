import sharp from 'sharp'
import { expect, it } from 'vitest'
import { slugs } from '@/src/core/slugs'
import { mailPictures, withMailCopies } from '@/src/server/mail/mail-pictures'
import { storage } from '@/src/server/storage'
import { createTenant } from '@/src/testing/factories'
import { payload } from '@/src/testing/test-payload'

const luna = await createTenant(payload, 'Luna')

const origin = 'https://luna.example'

async function upload(alpha: number): Promise<{ id: string; small: string }> {
  const color = { r: 200, g: 40, b: 90, alpha }
  const picture = sharp({ create: { width: 700, height: 350, channels: 4, background: color } })
  const data = await picture.webp().toBuffer()
  const file = { name: 'cover.webp', data, mimetype: 'image/webp', size: data.length }
  const media = await payload.create({
    collection: slugs.media,
    data: { profile: luna.profile.id },
    file,
  })
  return { id: media.id, small: media.sizes?.w640?.url ?? '' }
}

async function read(address: string | undefined) {
  const key = (address ?? '').replace(`${origin}/files/`, '')
  const file = await storage().open(key)
  const chunks = file ? await file.body.toArray() : []
  return { ...(await sharp(Buffer.concat(chunks)).metadata()), contentType: file?.contentType }
}

it.each([
  [1, 'jpeg', 'image/jpeg'],
  [0.4, 'png', 'image/png'],
] as const)(
  'makes a copy that all mail programs draw, alpha %s: %s',
  async (alpha, format, type) => {
    const { small } = await upload(alpha)
    const address = `${origin}${small}`
    const copies = await mailPictures([address])
    expect(await read(copies.get(address))).toMatchObject({ format, contentType: type, width: 640 })
    expect(await mailPictures([address])).toEqual(copies)
  },
)

it('puts the copies into a mail that names others, and leaves all else', async () => {
  const { small } = await upload(1)
  const html = `<img width="56" src="${origin}${small}"> <img src="${origin}/files/moon.png"> .webp`
  const copy = (await mailPictures([`${origin}${small}`])).get(`${origin}${small}`) ?? ''
  expect(copy).toMatch(/\.mail\.jpg$/)
  expect(await withMailCopies(html)).toBe(html.replace(`${origin}${small}`, copy))
})

it('takes the copy away with the picture', async () => {
  const { id, small } = await upload(1)
  const copy = (await mailPictures([`${origin}${small}`])).get(`${origin}${small}`) ?? ''
  const key = copy.replace(`${origin}/files/`, '')
  expect(await storage().head(key)).not.toBeNull()
  await payload.delete({ collection: slugs.media, id })
  expect(await storage().head(key)).toBeNull()
})

it.each([
  'https://elsewhere.example/files.webp',
  `${origin}/files/public/nobody/none.webp`,
  `${origin}/files/public/../private/x.webp`,
  `${origin}/files/private/luna/original.webp`,
  `${origin}/files/public/luna/photo.jpg`,
])('leaves %s as it is', async (address) => {
  expect([...(await mailPictures([address]))]).toEqual([])
})
