import { afterAll, beforeAll, expect, it } from 'vitest'
import { createArtist } from '@/plugins/uploads/testing/artist'
import { limits } from '@/src/core/limits'
import { bootTestPayload, type TestPayload } from '@/src/testing/boot-test-payload'
import { createOwner, createTenant } from '@/src/testing/factories'

let test: TestPayload

beforeAll(async () => {
  process.env.RATE_LIMIT_FACTOR = '1'
  test = await bootTestPayload()
})
afterAll(() => test.close())

it('gives each owner 60 addresses an hour', async () => {
  const { profile, owner } = await createTenant(test.payload, 'Busy')
  const artist = createArtist({ profileId: profile.id, token: owner.token })
  const { attempts } = limits.rate.uploadLink
  expect(attempts).toBe(60)
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    expect((await artist.presign({ fileName: 'a.png' })).status).toBe(200)
  }
  const { status, json, headers } = await artist.presign({ fileName: 'a.png' })
  expect([status, json.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000)

  const colleague = await createOwner(test.payload, [profile.id])
  const other = createArtist({ profileId: profile.id, token: colleague.token })
  expect((await other.presign({ fileName: 'a.png' })).status).toBe(200)
})
