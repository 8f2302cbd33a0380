import type { LookupFunction } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type AskReceiver, askReceiver } from '@/plugins/webhooks/sending/ask-receiver'
import { sendDueWebhooks } from '@/plugins/webhooks/sending/send-due'
import { mostTries, waits } from '@/plugins/webhooks/sending/tries'
import { answerWith, openReceiver, type Received } from '@/plugins/webhooks/testing/open-receiver'
import {
  createWebhook,
  deliveriesOf,
  letWebhooksBeDue,
  webhooksUrl,
} from '@/plugins/webhooks/testing/receiver'
import type { WebhookSecretAnswer } from '@/src/core/contracts/webhooks/endpoints'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const { pool } = payload.db
const { problems } = ownerMessages.webhooks
const luna = await createTenant(payload, 'Luna')
const receiver = await openReceiver()
afterAll(receiver.close)

/** One fact of the site: a release that comes out. */
const publish = (title = 'Tides') =>
  pool.query(
    `insert into products (profile_id, title, category, release_date, is_published, kind)
     values ($1, $2, 'Music', now(), true, 'digital')`,
    [luna.profile.id, title],
  )

const endpointOf = async (id: string) => {
  const { rows } = await pool.query(`select * from webhook_endpoints where id = $1`, [id])
  return rows[0]
}

const call = (id: string, action: string, body: object = {}) =>
  rest<WebhookSecretAnswer>('POST', `${webhooksUrl(luna)}/${id}/${action}`, {
    token: luna.owner.token,
    body,
  })

/** Sends what is due, as if all waits were over. */
async function sendAll(ask: AskReceiver = askReceiver({ withinMs: 300 })): Promise<void> {
  await letWebhooksBeDue(payload)
  await sendDueWebhooks(payload, { ask })
}

function firstReceived(): Received {
  const [first] = receiver.received
  if (!first) {
    throw new Error('Nothing was sent')
  }
  return first
}

beforeEach(async () => {
  await pool.query('delete from webhook_deliveries')
  await pool.query('delete from webhook_endpoints')
  receiver.received.length = 0
  receiver.answer((_, response) => response.end())
})

/** A webhook with one event that is due. */
async function createDue(url = receiver.url): Promise<WebhookSecretAnswer> {
  const webhook = await createWebhook(luna, url, ['release.published'])
  await publish()
  return webhook
}

describe('what is due', () => {
  it('is sent once, signed as the library of Standard Webhooks checks it', async () => {
    const { id, secret } = await createDue()
    await sendAll()
    await sendAll()
    expect(receiver.received).toHaveLength(1)
    const { headers, body } = firstReceived()
    expect(new Webhook(secret).verify(body, headers)).toMatchObject({
      type: 'release.published',
      version: 1,
      data: { title: 'Tides' },
    })
    expect(headers['content-type']).toBe('application/json')
    expect(() => new Webhook(secret).verify(body.replace('Tides', 'Tide'), headers)).toThrow()
    const [delivery] = await deliveriesOf(payload, id)
    expect(delivery).toMatchObject({ state: 'sent', tries: 1, attempts: [{ status: 200 }] })
    expect(headers['webhook-id']).toBe(delivery?.event)
  })

  it('is signed by the former secret, too, for a day after a new one was made', async () => {
    const { id, secret } = await createDue()
    const made = await call(id, 'secret')
    expect(made.json.secret).not.toBe(secret)
    await sendAll()
    await pool.query(
      `update webhook_endpoints set former_secret_until = now() - interval '1 second'`,
    )
    await publish()
    await sendAll()
    const [first, second] = receiver.received
    for (const one of [secret, made.json.secret]) {
      new Webhook(one).verify(first?.body ?? '', first?.headers ?? {})
    }
    new Webhook(made.json.secret).verify(second?.body ?? '', second?.headers ?? {})
    expect(() => new Webhook(secret).verify(second?.body ?? '', second?.headers ?? {})).toThrow()
  })

  it('keeps no secret that could be read in the database', async () => {
    const { secret } = await createDue()
    const { rows } = await pool.query(
      `select w::text as row from webhook_endpoints w union all select a::text from audit_log a`,
    )
    expect(rows.filter(({ row }) => row.includes(secret.slice(6)))).toEqual([])
  })

  it('is sent once by two senders at the same time', async () => {
    await createWebhook(luna, receiver.url, ['release.published'])
    for (let count = 0; count < 12; count += 1) {
      await publish(`Song ${count}`)
    }
    const ask = askReceiver({ withinMs: 5000 })
    await Promise.all([sendDueWebhooks(payload, { ask }), sendDueWebhooks(payload, { ask })])
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(ids).toHaveLength(12)
    expect(new Set(ids).size).toBe(12)
  })

  it('is sent again with the same id when a process died while it sent', async () => {
    const { id } = await createDue()
    const dying = sendDueWebhooks(payload, { ask: () => new Promise(() => undefined) })
    void dying
    await expect.poll(async () => (await deliveriesOf(payload, id))[0]?.tries).toBe(1)
    const [before] = await deliveriesOf(payload, id)
    // While the dead one has the use of it nobody else sends.
    await sendDueWebhooks(payload)
    expect(receiver.received).toEqual([])
    await sendAll()
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([before?.event])
  })

  it('is not held up by another receiver that does not answer', async () => {
    const slow = await openReceiver()
    let hear: () => void = () => undefined
    const heard = new Promise<void>((resolve) => {
      hear = resolve
    })
    slow.answer(async (_, response) => {
      await heard
      response.end()
    })
    receiver.answer((_, response) => {
      response.end()
      hear()
    })
    const first = await createDue(slow.url)
    const second = await createWebhook(luna, receiver.url, ['release.published'])
    await publish()
    await letWebhooksBeDue(payload)
    // The slow one has its turn first.
    await pool.query(
      `update webhook_endpoints set claimed_until = now() - interval '1 second' where id = $1`,
      [second.id],
    )
    await sendDueWebhooks(payload, { ask: askReceiver({ withinMs: 5000 }) })
    const sent = [
      ...(await deliveriesOf(payload, first.id)),
      ...(await deliveriesOf(payload, second.id)),
    ]
    expect(sent.map(({ state }) => state)).toEqual(['sent', 'sent', 'sent'])
    slow.close()
  })
})

describe('a try fails', () => {
  const problemOf = async (id: string) => {
    const [delivery] = await deliveriesOf(payload, id)
    return { state: delivery?.state, ...delivery?.attempts?.at(-1) }
  }

  it.each([
    ['500', answerWith(500, 'Oops'), problems.status(500)],
    ['404', answerWith(404, 'None'), problems.status(404)],
  ])('with %s, and the answer is kept', async (status, answer, problem) => {
    receiver.answer(answer)
    const { id } = await createDue()
    await sendAll()
    expect(await problemOf(id)).toMatchObject({ state: 'waiting', status: Number(status), problem })
    expect((await problemOf(id)).answer).toMatch(/Oops|None/)
  })

  it('when the answer leads elsewhere: nothing is followed', async () => {
    receiver.answer(answerWith(302, '', { location: `http://127.0.0.1:${receiver.port}/inside` }))
    const { id } = await createDue()
    await sendAll()
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook'])
    expect(await problemOf(id)).toMatchObject({ problem: problems.redirect(302) })
  })

  it('when nothing is answered in time, or an answer never ends', async () => {
    receiver.answer(() => undefined)
    const { id } = await createDue()
    await sendAll()
    expect(await problemOf(id)).toMatchObject({ status: null, problem: problems.late })
    receiver.answer((_, response) => response.write('a'))
    await sendAll()
    expect(await problemOf(id)).toMatchObject({ problem: problems.late })
  })

  it('when nobody listens', async () => {
    const closed = await openReceiver()
    closed.close()
    const { id } = await createDue(closed.url)
    await sendAll()
    expect(await problemOf(id)).toMatchObject({ status: null, problem: problems.refused })
  })

  it('when a secret cannot be read any more', async () => {
    const { id } = await createDue()
    await pool.query(
      `update webhook_endpoints set secret = 'c2VhbGVkLXdpdGgtYW5vdGhlci1rZXktMTIzNDU2Nzg5MA'`,
    )
    await sendAll()
    expect(receiver.received).toEqual([])
    expect(await problemOf(id)).toMatchObject({ problem: problems.secret })
  })

  it('keeps no more of an answer than fits, and no zero characters', async () => {
    receiver.answer(answerWith(200, `\0${'ä'.repeat(5000)}`))
    const { id } = await createDue()
    await sendAll()
    const { state, answer = '' } = await problemOf(id)
    expect(state).toBe('sent')
    expect(answer).toMatch(/^ä{1000,1024}/)
    expect(answer.length).toBeLessThan(1100)
  })
})

describe('in production', () => {
  /** A name that leads to this machine. */
  const lookup = ((_name, { all }, found) =>
    all
      ? found(null, [{ address: '127.0.0.1', family: 4 }])
      : found(null, '127.0.0.1', 4)) as LookupFunction

  it.each([
    ['a name that leads into the private network', 'https://rebind.example.com', problems.private],
    ['an address of it', 'https://10.0.0.1', problems.private],
    ['the address of cloud metadata', 'https://169.254.169.254', problems.private],
    ['this machine by IPv6', 'https://[::1]', problems.private],
    ['anybody without encryption', 'http://127.0.0.1', problems.plain],
  ])('nothing is sent to %s', async (_, origin, problem) => {
    const { id } = await createDue()
    const to = `${origin}:${receiver.port}/hook`
    await pool.query(`update webhook_endpoints set url = $1`, [to])
    await sendAll(askReceiver({ isGuarded: true, lookup, withinMs: 2000 }))
    const [delivery] = await deliveriesOf(payload, id)
    expect(delivery?.attempts).toMatchObject([{ status: null, problem }])
    expect(receiver.received).toEqual([])
  })
})

describe('what fails', () => {
  const stops = async () => {
    const { docs } = await payload.find({
      collection: slugs.mailLog,
      where: { kind: { equals: 'webhook-stopped' } },
    })
    return docs
  }

  it('is tried ten times within three days, then its webhook is switched off and a mail says so', async () => {
    receiver.answer(answerWith(503))
    const { id } = await createDue()
    for (let tried = 1; tried < mostTries; tried += 1) {
      await sendAll()
      const [delivery] = await deliveriesOf(payload, id)
      expect([delivery?.tries, delivery?.state]).toEqual([tried, 'waiting'])
      expect(delivery?.wait).toBe(waits[tried - 1])
    }
    expect(waits.reduce((sum, wait) => sum + wait) / 86_400).toBeCloseTo(3, 1)
    expect(await endpointOf(id)).toMatchObject({ disabled_at: null })
    await sendAll()
    expect(await deliveriesOf(payload, id)).toMatchObject([{ state: 'failed', tries: mostTries }])
    expect(await endpointOf(id)).toMatchObject({ disabled_by: 'failing' })
    const [mail, ...more] = await stops()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: luna.owner.email })
    expect(mail?.text).toContain(`/admin/webhooks/${id}`)
    await publish()
    expect(await deliveriesOf(payload, id)).toHaveLength(1)
  })

  it('rests after each failure, a little longer each time', async () => {
    receiver.answer(answerWith(503))
    const { id } = await createDue()
    await publish('Another')
    await sendAll()
    // Of two that are due one was tried: then it rests.
    expect(receiver.received).toHaveLength(1)
    await sendDueWebhooks(payload)
    expect(receiver.received).toHaveLength(1)
    expect((await endpointOf(id)).rests_until.getTime()).toBeGreaterThan(Date.now())
    receiver.answer(answerWith(200))
    await sendAll()
    expect(receiver.received).toHaveLength(3)
    expect(await endpointOf(id)).toMatchObject({ failures: '0', rests_until: null })
  })

  it('does not switch off a webhook that takes everything else', async () => {
    receiver.answer(answerWith(400))
    const { id } = await createDue()
    await sendAll()
    await pool.query(`update webhook_deliveries set tries = ${mostTries - 1}`)
    await pool.query(`update webhook_endpoints set last_success_at = now()`)
    await sendAll()
    expect(await deliveriesOf(payload, id)).toMatchObject([{ state: 'failed' }])
    expect(await endpointOf(id)).toMatchObject({ disabled_at: null })
  })

  it('switches its webhook off at once when it says that it is gone', async () => {
    const before = (await stops()).length
    receiver.answer(answerWith(410))
    const { id } = await createDue()
    await publish()
    await sendAll()
    await sendAll()
    expect(receiver.received).toHaveLength(1)
    expect(await endpointOf(id)).toMatchObject({ disabled_by: 'gone' })
    expect(await stops()).toHaveLength(before + 1)
    // What waited is sent once it is on again.
    receiver.answer(answerWith(200))
    await call(id, 'switch', { isOn: true })
    await sendDueWebhooks(payload)
    expect((await deliveriesOf(payload, id)).map(({ state }) => state).sort()).toEqual([
      'failed',
      'sent',
    ])
  })

  it('is sent again when somebody asks for it, with the same id', async () => {
    receiver.answer(answerWith(500))
    const { id } = await createDue()
    await sendAll()
    await pool.query(`update webhook_deliveries set state = 'failed'`)
    receiver.answer(answerWith(200))
    const [delivery] = await deliveriesOf(payload, id)
    expect((await call(id, `deliveries/${delivery?.id}/again`)).status).toBe(204)
    await sendDueWebhooks(payload)
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(ids).toEqual([delivery?.event, delivery?.event])
    expect(await deliveriesOf(payload, id)).toMatchObject([{ state: 'sent' }])
  })

  it('is told at once of a test, which is sent once', async () => {
    receiver.answer(answerWith(500))
    const { id } = await createWebhook(luna, receiver.url)
    await call(id, 'test')
    await sendAll()
    await sendAll()
    expect(receiver.received).toHaveLength(1)
    expect(await deliveriesOf(payload, id)).toMatchObject([
      { type: 'webhook.test', state: 'failed' },
    ])
    expect(await endpointOf(id)).toMatchObject({ disabled_at: null, failures: '0' })
  })
})
