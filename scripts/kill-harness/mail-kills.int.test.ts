import { afterAll, expect, it } from 'vitest'
import { runMailKills } from '@/scripts/kill-harness/run-mail-kills'
import { startMailSink } from '@/scripts/lib/mail-sink'
import { mailConnections } from '@/src/server/mail/mail-transport'
import { setEnvironment, testEnvironment } from '@/src/testing/environment'
import { createTenant } from '@/src/testing/factories'
import { times } from '@/src/testing/soak'
import { payload } from '@/src/testing/test-payload'

const sink = await startMailSink()
setEnvironment({ SMTP_URL: sink.url, MAIL_FROM: 'shop@example.com' })
afterAll(async () => {
  await sink.close()
})

const receivers = times(10_000)
const wanted = times(3)
const title = `sends a mailing to everybody although the process is killed, times: ${wanted}`

it(title, { timeout: 600_000 }, async () => {
  const luna = await createTenant(payload, 'Luna')
  const { kills, lost, doubled, unlikeCopies, notNoted } = await runMailKills({
    payload: payload,
    sink,
    profileId: luna.profile.id,
    environment: { ...testEnvironment(), NODE_ENV: 'test', LOG_LEVEL: 'silent' },
    receivers,
    kills: wanted,
    skipsWaiting: true,
  })
  expect({ kills, lost, unlikeCopies, notNoted }).toEqual({
    kills: wanted,
    lost: 0,
    unlikeCopies: 0,
    notNoted: 0,
  })
  // Those that were under way: taken by the mail server, and not yet noted by us.
  expect(doubled).toBeLessThanOrEqual(kills * mailConnections)
})
