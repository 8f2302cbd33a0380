import { beforeAll, describe, expect, it } from 'vitest'
import {
  actions,
  automation,
  openAutomations,
} from '@/plugins/automations/testing/open-automations'
import type { AutomationFields } from '@/src/core/contracts/automations/automations'
import type { ErrorBody } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { richTextOf } from '@/src/core/rich-text'
import { studioLimits } from '@/src/core/studio-limits'
import { linesOf } from '@/src/testing/audit-lines'
import { createStaff } from '@/src/testing/factories'
import { payload } from '@/src/testing/test-payload'

type Site = Awaited<ReturnType<typeof openAutomations>>

let luna: Site
let kito: Site

beforeAll(async () => {
  luna = await openAutomations(payload, 'Luna')
  kito = await openAutomations(payload, 'Kito')
})

const mailOf = (text: unknown) => ({ ...actions.mail(), text }) as ReturnType<typeof actions.mail>

const changedAtOf = async (id: string): Promise<string> => {
  const { rows } = await payload.db.pool.query(
    'select updated_at as at from automations where id = $1',
    [id],
  )
  return rows[0]?.at.toISOString()
}
/** As its artist changes it who has seen what it is now. */
const change = async (id: string, fields: Partial<AutomationFields> = {}) => ({
  ...automation(fields),
  changedAt: await changedAtOf(id),
})

const stored = async (id: string) => {
  const { rows } = await payload.db.pool.query(
    'select name, event, is_on as "isOn", switched_on_at as "since" from automations where id = $1',
    [id],
  )
  return rows[0]
}

describe('automations', () => {
  it('are made off, switched on, changed and removed, and the audit log says so', async () => {
    const lines = await linesOf(payload, async () => {
      const id = await luna.make({}, false)
      expect(await stored(id)).toMatchObject({ event: 'order.paid', isOn: false, since: null })
      expect((await luna.own('POST', `/${id}/switch`, { isOn: true })).status).toBe(204)
      // Nothing that it is not already.
      await luna.own('POST', `/${id}/switch`, { isOn: true })
      const changed = await change(id, { name: 'Welcome', trigger: 'subscribed' })
      expect((await luna.own('PUT', `/${id}`, changed)).status).toBe(200)
      expect(await stored(id)).toMatchObject({ event: 'subscriber.confirmed', isOn: true })
      await luna.own('POST', `/${id}/switch`, { isOn: false })
      expect((await luna.own('DELETE', `/${id}`)).status).toBe(204)
      expect((await luna.own('DELETE', `/${id}`)).status).toBe(404)
    })
    expect(lines.map(({ action, summary }) => `${action}: ${summary}`)).toEqual([
      'automation_made: Made the automation “Thank you”',
      'automation_changed: Switched on the automation “Thank you”',
      'automation_changed: Changed the automation “Welcome”',
      'automation_changed: Switched off the automation “Welcome”',
      'automation_removed: Removed the automation “Welcome”',
    ])
  })

  it('are for owners and admins alone, of their own site', async () => {
    const id = await luna.make({}, false)
    const ask = async (token: string | undefined) => {
      const asked = await Promise.all([
        luna.own('POST', '', automation(), token),
        luna.own('PUT', `/${id}`, await change(id), token),
        luna.own('POST', `/${id}/switch`, { isOn: false }, token),
        luna.own('POST', `/${id}/runs/${id}/again`, {}, token),
        luna.own('DELETE', `/${id}`, undefined, token),
      ])
      return asked.map(({ status }) => status)
    }
    for (const role of ['editor', 'fulfiller', 'moderator'] as const) {
      const { token } = await createStaff(payload, { [luna.profile.id]: role })
      expect(await ask(token), role).toEqual([403, 403, 403, 403, 403])
    }
    expect(await ask(luna.visitor.token)).toEqual([401, 401, 401, 401, 401])
    expect(await ask(kito.owner.token)).toEqual([404, 404, 404, 404, 404])
    const admin = await createStaff(payload, { [luna.profile.id]: 'admin' })
    expect((await luna.own('PUT', `/${id}`, await change(id), admin.token)).status).toBe(200)
    // Below her own site, an owner does not reach those of another.
    expect((await kito.own('PUT', `/${id}`, await change(id, { name: 'Mine' }))).status).toBe(404)
    expect((await kito.own('POST', `/${id}/switch`, { isOn: true })).status).toBe(404)
    expect((await kito.own('DELETE', `/${id}`)).status).toBe(404)
    expect(await stored(id)).toMatchObject({ name: 'Thank you', isOn: false })
  })

  it('are not changed by who has not seen how they are by now', async () => {
    const id = await luna.make({}, false)
    const seen = await change(id, { name: 'First' })
    await luna.own('POST', `/${id}/switch`, { isOn: true })
    const first = await luna.own('PUT', `/${id}`, seen)
    expect([first.status, first.json]).toEqual([200, { changedAt: await changedAtOf(id) }])
    const second = await luna.own('PUT', `/${id}`, { ...seen, name: 'Second' })
    expect([second.status, (second.json as ErrorBody).message]).toEqual([
      409,
      ownerMessages.automations.changedElsewhere,
    ])
    expect(await stored(id)).toMatchObject({ name: 'First' })
    // Unless they say that theirs counts.
    const over = await luna.own('PUT', `/${id}`, { ...seen, name: 'Second', changedAt: null })
    expect([over.status, over.json]).toEqual([200, { changedAt: await changedAtOf(id) }])
    expect(await stored(id)).toMatchObject({ name: 'Second' })
  })

  it('refuse a text that is none', async () => {
    for (const children of [[null], null, 'x', [1], [{ children: 'x' }]]) {
      const text = { root: { type: 'root', children } }
      const { status, json } = await luna.own('POST', '', automation({ actions: [mailOf(text)] }))
      expect([status, (json as ErrorBody).code]).toEqual([400, 'VALIDATION_FAILED'])
    }
  })

  it('take as many and as long mails as they may have', async () => {
    const { textBytesMax, actionsMax } = studioLimits.automations
    const long = Array.from({ length: actionsMax }, () =>
      mailOf(richTextOf('paragraph', 'a'.repeat(textBytesMax - 1000))),
    )
    const made = await luna.own('POST', '', automation({ actions: long }))
    expect(made.status, made.text).toBe(201)
  })

  it('are not more than a site may have', async () => {
    const { perSite } = studioLimits.automations
    const made = await Promise.all(
      Array.from({ length: perSite + 2 }, () => kito.own('POST', '', automation())),
    )
    expect(made.filter(({ status }) => status === 201)).toHaveLength(perSite)
    const refused = made.find(({ status }) => status === 409)
    expect((refused?.json as ErrorBody | undefined)?.message).toBe(
      ownerMessages.automations.tooMany,
    )
  })
})
