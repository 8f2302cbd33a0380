import { expect, it } from 'vitest'
import { createArtist } from '@/plugins/uploads/testing/artist'
import { rateLimits } from '@/src/server/http/rate-limits'
import { setEnvironment } from '@/src/testing/environment'
import { createOwner, createTenant } from '@/src/testing/factories'
import { payload } from '@/src/testing/test-payload'

setEnvironment({ RATE_LIMIT_FACTOR: '1' })

it('gives each owner 60 addresses an hour', async () => {
  const { profile, owner } = await createTenant(payload, 'Busy')
  const artist = createArtist({ profileId: profile.id, token: owner.token })
  const { attempts } = rateLimits.uploadLink
  expect(attempts).toBe(60)
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    expect((await artist.presign({ fileName: 'a.png' })).status).toBe(200)
  }
  const { status, json, headers } = await artist.presign({ fileName: 'a.png' })
  expect([status, json.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000)

  const colleague = await createOwner(payload, [profile.id])
  const other = createArtist({ profileId: profile.id, token: colleague.token })
  expect((await other.presign({ fileName: 'a.png' })).status).toBe(200)
})
