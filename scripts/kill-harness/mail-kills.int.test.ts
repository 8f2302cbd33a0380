import { afterAll, beforeAll, expect, it } from 'vitest'
import { runMailKills } from '@/scripts/kill-harness/run-mail-kills'
import { type MailSink, startMailSink } from '@/scripts/lib/mail-sink'
import { mailConnections } from '@/src/server/mail/mail-transport'
import { bootTestPayload, type TestPayload } from '@/src/testing/boot-test-payload'
import { createTenant } from '@/src/testing/factories'

let test: TestPayload
let sink: MailSink

beforeAll(async () => {
  sink = await startMailSink()
  process.env.SMTP_URL = sink.url
  process.env.MAIL_FROM = 'shop@example.com'
  test = await bootTestPayload()
})
afterAll(async () => {
  await sink.close()
  await test.close()
})

const receivers = 10_000
const title = 'sends a mailing to everybody although the process is killed three times'

it(title, { timeout: 600_000 }, async () => {
  const luna = await createTenant(test.payload, 'Luna')
  const { kills, lost, doubled, unlikeCopies, notNoted } = await runMailKills({
    payload: test.payload,
    sink,
    profileId: luna.profile.id,
    environment: { ...test.environment, NODE_ENV: 'test', LOG_LEVEL: 'silent' },
    receivers,
    kills: 3,
    skipsWaiting: true,
  })
  expect({ kills, lost, unlikeCopies, notNoted }).toEqual({
    kills: 3,
    lost: 0,
    unlikeCopies: 0,
    notNoted: 0,
  })
  // Those that were under way: taken by the mail server, and not yet noted by us.
  expect(doubled).toBeLessThanOrEqual(kills * mailConnections)
})
