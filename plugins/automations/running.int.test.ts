import { createLocalReq } from 'payload'
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetRuns } from '@/plugins/automations/forget'
import { automationsListener } from '@/plugins/automations/listen'
import { advanceRun, queueDueRuns } from '@/plugins/automations/run'
import { forgetAccount } from '@/plugins/automations/runs'
import {
  actions,
  automation,
  letRunsBeDue,
  settle,
  tell,
} from '@/plugins/automations/testing/open-automations'
import {
  album,
  buy,
  fan,
  kito,
  luna,
  openScene,
  outcomesOf,
  shirt,
  tagsOf,
} from '@/plugins/automations/testing/scene'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'
import { createVisitor } from '@/src/testing/factories'
import { payload } from '@/src/testing/test-payload'

openScene()

const { pool } = payload.db
const { notes } = ownerMessages.automations

describe('nothing is done twice', () => {
  const whole = () => [actions.mailWithCode(), actions.tag('a'), actions.mail('Second')]
  const made = async () => {
    const { rows } = await pool.query('select 1 from discount_codes where percent = 25')
    return [rows.length, (await luna.mailsTo(fan)).map(({ subject }) => subject), await tagsOf()]
  }
  const once = [1, ['For you', 'Second'], ['a']]

  beforeEach(async () => {
    await pool.query('delete from discount_codes where percent = 25')
    await luna.join(fan)
  })

  it('when an event is told twice, also at once', async () => {
    const id = await luna.make({ actions: whole() })
    await buy()
    const { rows } = await pool.query(
      `select event as id, type, profile_id as "profileId", occurred_at as "at", data
       from listener_calls where plugin = 'automations'`,
    )
    const event = { ...rows[0], occurredAt: rows[0]?.at.toISOString() }
    const listener = automationsListener.listeners['order.paid']
    await Promise.all([listener?.(event, payload), listener?.(event, payload)])
    await settle(payload)
    expect(await luna.runs(id)).toHaveLength(1)
    expect(await made()).toEqual(once)
  })

  it('when two processes take up a run at once', async () => {
    const id = await luna.make({ actions: whole() })
    await buy()
    await tell(payload)
    const [run] = await luna.runs(id)
    await Promise.all([1, 2, 3].map(() => advanceRun(payload, run?.id ?? '')))
    expect(await luna.runs(id)).toMatchObject([{ state: 'done', outcomes: [{}, {}, {}] }])
    expect(await made()).toEqual(once)
  })

  it.each([1, 2, 3])('when a process dies before the commit of action %i', async (at) => {
    const id = await luna.make({ actions: whole() })
    await buy()
    await tell(payload)
    const [run] = await luna.runs(id)
    await pool.query(`
      create or replace function die() returns trigger language plpgsql as $$
      begin raise exception 'The process died'; end $$`)
    await pool.query(`create constraint trigger die after update on automation_runs
      deferrable initially deferred for each row
      when (jsonb_array_length(new.outcomes) = ${at} and old.outcomes <> new.outcomes) execute function die()`)
    try {
      await advanceRun(payload, run?.id ?? '')
      const [dead] = await luna.runs(id)
      expect(dead?.outcomes).toHaveLength(at - 1)
      expect(dead?.state).toBe('waiting')
    } finally {
      await pool.query('drop trigger die on automation_runs')
      await pool.query('drop function die')
    }
    await letRunsBeDue(payload)
    await advanceRun(payload, run?.id ?? '')
    expect(await luna.runs(id)).toMatchObject([{ state: 'done', outcomes: [{}, {}, {}] }])
    expect(await made()).toEqual(once)
  })

  it('and a run whose job was lost is queued again', async () => {
    const id = await luna.make()
    await buy()
    await tell(payload)
    const [run] = await luna.runs(id)
    const jobs = async () => {
      const { rows } = await pool.query(
        `select 1 from jobs.job where name = 'run-automation' and data ->> 'runId' = $1`,
        [run?.id],
      )
      return rows.length
    }
    await Promise.all([queueDueRuns(payload), queueDueRuns(payload)])
    await queueDueRuns(payload)
    expect(await jobs()).toBe(1)
    await pool.query(`update automation_runs set queued_at = now() - interval '11 minutes'`)
    await queueDueRuns(payload)
    expect(await jobs()).toBe(2)
    await luna.own('POST', `/${id}/switch`, { isOn: false })
    await pool.query(`update automation_runs set queued_at = null`)
    await queueDueRuns(payload)
    expect(await jobs()).toBe(2)
    await advanceRun(payload, run?.id ?? '')
    expect(await tagsOf()).toBeNull()
  })
})

describe('a run', () => {
  it('that fails is tried for a while, then says so, and goes on when it is tried again', async () => {
    const id = await luna.make({ actions: [actions.tag('a'), actions.tag('b')] })
    await buy()
    await tell(payload)
    const [run] = await luna.runs(id)
    await pool.query(`alter table people add constraint no_b check (not tags @> '["b"]')`)
    for (let tried = 0; tried < studioLimits.automations.triesMax; tried += 1) {
      await letRunsBeDue(payload)
      await advanceRun(payload, run?.id ?? '')
    }
    await pool.query('alter table people drop constraint no_b')
    expect(await outcomesOf(id)).toEqual([
      [
        ['tag', 'done', ''],
        ['tag', 'failed', notes.unknown],
      ],
    ])
    expect(await luna.runs(id)).toMatchObject([{ state: 'failed' }])
    expect((await kito.own('POST', `/${id}/runs/${run?.id}/again`, {})).status).toBe(404)
    expect((await luna.own('POST', `/${id}/runs/${run?.id}/again`, {})).status).toBe(204)
    await settle(payload)
    expect(await luna.runs(id)).toMatchObject([{ state: 'done' }])
    expect(await tagsOf()).toEqual(['a', 'b'])
  })

  it('does what its automation says by now, and nothing again', async () => {
    const first = actions.tag('a')
    const id = await luna.make({ actions: [first, actions.tag('b', 24)] })
    await buy()
    await settle(payload)
    const body = automation({ actions: [actions.tag('c', 24), first] })
    const { rows } = await pool.query('select updated_at as at from automations where id = $1', [
      id,
    ])
    await luna.own('PUT', `/${id}`, { ...body, changedAt: rows[0]?.at.toISOString() })
    await letRunsBeDue(payload)
    await settle(payload)
    expect(await tagsOf()).toEqual(['a', 'c'])
    expect(await luna.runs(id)).toMatchObject([{ state: 'done' }])
  })

  it('is forgotten with somebody whom nobody knows any more, also one that waits', async () => {
    const id = await luna.make({ trigger: 'subscribed', actions: [actions.mail(), actions.tag()] })
    const forget = () =>
      payload.delete({ collection: slugs.subscribers, where: { email: { equals: fan } } })
    await luna.join(fan)
    await settle(payload)
    expect(await luna.runs(id)).toHaveLength(1)
    await forget()
    expect(await luna.runs(id)).toEqual([])
    await luna.join(fan)
    await tell(payload)
    await forget()
    expect(await luna.runs(id)).toHaveLength(1)
    await settle(payload)
    expect(await luna.runs(id)).toEqual([])
  })

  it('is forgotten after a year, and goes with an account', async () => {
    const visitor = await createVisitor(payload, luna.profile.id, { isConfirmed: true })
    await luna.join(visitor.email)
    const id = await luna.make({ actions: [actions.mail()] })
    await buy(album, visitor.email)
    await buy()
    await settle(payload)
    expect(await luna.runs(id)).toHaveLength(2)
    const req = await createLocalReq({}, payload)
    await forgetAccount(req, { id: visitor.id, profileId: luna.profile.id })
    expect(await luna.runs(id)).toMatchObject([{ email: fan }])
    expect(await luna.mailsTo(visitor.email)).toEqual([])
    await pool.query(`update automation_runs set occurred_at = now() - interval '366 days'`)
    await forgetRuns(payload)
    expect(await luna.runs(id)).toEqual([])
  })

  it('goes with its automation, and what happens meanwhile begins none', async () => {
    const id = await luna.make()
    await buy()
    await settle(payload)
    await buy(shirt)
    expect((await luna.own('DELETE', `/${id}`)).status).toBe(204)
    await settle(payload)
    expect(await luna.runs(id)).toEqual([])
  })

  it('is not written down for sites without an automation for it', async () => {
    await luna.make({ trigger: 'subscribed' })
    await buy()
    const { rows } = await pool.query(`select 1 from listener_calls where plugin = 'automations'`)
    expect(rows).toEqual([])
  })
})
