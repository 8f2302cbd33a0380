import { expect, it } from 'vitest'
import { shippedTemplate } from '@/src/core/email/registry'
import { rateLimits } from '@/src/server/http/rate-limits'
import { setEnvironment } from '@/src/testing/environment'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

setEnvironment({ RATE_LIMIT_FACTOR: '1' })

it('sends an owner only so many tests an hour', async () => {
  const { profile, owner } = await createTenant(payload, 'Busy')
  const { subject, document } = shippedTemplate('welcome')
  const send = () =>
    rest('POST', `/api/profiles/${profile.id}/emails/welcome/test`, {
      token: owner.token,
      body: { subject, layout: document },
    })
  for (let attempt = 0; attempt < rateLimits.emailTest.attempts; attempt += 1) {
    expect((await send()).status).toBe(200)
  }
  expect((await send()).status).toBe(429)
})
