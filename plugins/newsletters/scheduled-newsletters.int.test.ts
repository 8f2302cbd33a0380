import { beforeEach, describe, expect, it } from 'vitest'
import { openNewsletters, soon } from '@/plugins/newsletters/testing/open-newsletters'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { advanceNewsletters } from '@/src/server/newsletters/newsletter-progress'
import { sendNewsletter } from '@/src/server/newsletters/send-newsletter'
import { payload } from '@/src/testing/test-payload'

const { call, current, join, mails, jobs } = await openNewsletters()

const passes = (ago = '1 second') =>
  payload.db.pool.query(
    `update newsletters set scheduled_at = now() - interval '${ago}' where id = $1`,
    [current.newsletter],
  )

describe('a moment to come', () => {
  beforeEach(() => join('ada@example.com'))

  it('is kept, moved and called off', async () => {
    const first = soon()
    expect((await call('POST', '/schedule', { at: first })).json).toMatchObject({
      state: 'scheduled',
      scheduledAt: first,
    })
    await sendNewsletter(payload, current.newsletter)
    expect(await mails()).toEqual([])
    const later = soon(120)
    expect((await call('POST', '/schedule', { at: later })).json.scheduledAt).toBe(later)
    expect((await call('PATCH', '', { subject: 'Other' })).status).toBe(403)
    expect((await call('POST', '/cancel')).json).toMatchObject({
      state: 'cancelled',
      scheduledAt: null,
    })
    await sendNewsletter(payload, current.newsletter)
    expect(await mails()).toEqual([])
    expect((await call('POST', '/cancel')).status).toBe(409)
    expect((await call('PATCH', '', { subject: 'Other' })).status).toBe(200)
  })

  it('sends when it has come, by its job or by the process that finds that it was lost', async () => {
    const at = soon()
    await call('POST', '/schedule', { at })
    expect((await jobs()).map(({ start_after }) => start_after.toISOString())).toEqual([at])
    await passes('5 minutes')
    await payload.db.pool.query('delete from jobs.job')
    await advanceNewsletters(payload)
    await advanceNewsletters(payload)
    expect(await jobs()).toHaveLength(1)
    await sendNewsletter(payload, current.newsletter)
    expect(await mails()).toHaveLength(1)
    expect((await call('POST', '/cancel')).status).toBe(409)
  })

  it('is either called off or sent when both happen at once', async () => {
    await call('POST', '/schedule', { at: soon() })
    await passes()
    const [cancelled] = await Promise.all([
      call('POST', '/cancel'),
      sendNewsletter(payload, current.newsletter),
    ])
    expect(await mails()).toHaveLength(cancelled.status === 200 ? 0 : 1)
  })

  it.each([
    ['in the past', () => soon(-1), ownerMessages.newsletters.dateInPast],
    ['too far ahead', () => soon(600 * 24 * 60), ownerMessages.newsletters.dateTooFar],
  ])('is refused %s', async (_name, at, message) => {
    const { status, json } = await call('POST', '/schedule', { at: at() })
    expect([status, json.message]).toEqual([400, message])
    expect((await call('POST', '/schedule', { at: 'tomorrow' })).status).toBe(400)
  })
})
