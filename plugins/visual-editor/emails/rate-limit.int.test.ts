import { afterAll, beforeAll, expect, it } from 'vitest'
import { shippedTemplate } from '@/src/core/email/templates'
import { limits } from '@/src/core/limits'
import { bootTestPayload, type TestPayload } from '@/src/testing/boot-test-payload'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'

let test: TestPayload

beforeAll(async () => {
  process.env.RATE_LIMIT_FACTOR = '1'
  test = await bootTestPayload()
})
afterAll(() => test.close())

it('sends an owner only so many tests an hour', async () => {
  const { profile, owner } = await createTenant(test.payload, 'Busy')
  const { subject, document } = shippedTemplate('welcome')
  const send = () =>
    rest('POST', `/api/profiles/${profile.id}/emails/welcome/test`, {
      token: owner.token,
      body: { subject, layout: document },
    })
  for (let attempt = 0; attempt < limits.rate.emailTest.attempts; attempt += 1) {
    expect((await send()).status).toBe(200)
  }
  expect((await send()).status).toBe(429)
})
