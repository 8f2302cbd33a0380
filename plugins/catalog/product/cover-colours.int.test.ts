import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { ReleaseAnswer } from '@/src/core/contracts/products/release-answers'
import type { ReleaseForm } from '@/src/core/contracts/products/releases'
import { slugs } from '@/src/core/slugs'
import { getProduct } from '@/src/server/site-data'
import { runSql } from '@/src/server/transaction'
import { createProduct, createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const luna = await createTenant(payload, 'Luna')
const profileId = luna.profile.id
const { product } = await createProduct(payload, profileId)
const path = `/api/profiles/${profileId}/releases/${product.id}`
const { token } = luna.owner

const read = async () => (await rest<ReleaseAnswer>('GET', path, { token })).json

async function write(change: Partial<ReleaseForm>): Promise<ReleaseAnswer> {
  const { rev, form } = await read()
  const body = { rev, form: { ...form, ...change } }
  return (await rest<ReleaseAnswer>('PUT', path, { token, body })).json
}

async function uploadCover(): Promise<string> {
  const picture = { width: 400, height: 400, channels: 3, background: '#102a43' } as const
  const data = await sharp({ create: picture }).png().toBuffer()
  const { id } = await payload.create({
    collection: slugs.media,
    data: { profile: profileId },
    file: { data, mimetype: 'image/png', name: 'cover.png', size: data.length },
  })
  return id
}

it('offers the colours of the cover, and gives them to its page where the artist wants them', async () => {
  const cover = await uploadCover()
  const { coverColours } = await write({ media: [cover] })
  expect(coverColours).toMatchObject({ background: '#102a43', text: '#ffffff' })
  expect((await getProduct(profileId, product.id))?.coverColours).toBeNull()
  await write({ hasCoverColours: true })
  expect((await getProduct(profileId, product.id))?.coverColours).toEqual(coverColours)
})

it('finds the colours of a cover that was uploaded before they were kept', async () => {
  const req = await createLocalReq({}, payload)
  const stored = () =>
    runSql(req)<{ palette: unknown }>`select palette from media where profile_id = ${profileId}`
  await runSql(req)`update media set palette = null where profile_id = ${profileId}`
  const { coverColours } = await read()
  expect(coverColours).toMatchObject({ text: '#ffffff' })
  expect(await stored()).toEqual([{ palette: coverColours }])
})

it('shows lyrics where the artist shows them, and nowhere else', async () => {
  await payload.update({
    collection: slugs.tracks,
    where: { product: { equals: product.id } },
    data: { lyrics: 'Low water' },
  })
  const lyrics = async () => (await getProduct(profileId, product.id))?.tracks[0]?.lyrics
  expect(await lyrics()).toBeUndefined()
  await write({ showsLyrics: true })
  expect(await lyrics()).toBe('Low water')
})
