import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetRuns } from '@/plugins/automations/forget'
import { automationsListener } from '@/plugins/automations/listen'
import { advanceRun, queueDueRuns } from '@/plugins/automations/run'
import { forgetAccount } from '@/plugins/automations/runs'
import {
  actions,
  automation,
  letRunsBeDue,
  openAutomations,
  settle,
  tell,
} from '@/plugins/automations/testing/open-automations'
import type { SegmentReach } from '@/src/core/contracts/audience/segments'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'
import { leaveLists } from '@/src/server/audience/join-and-leave'
import { suppressEmails } from '@/src/server/audience/suppression-list'
import { runSql, withTx } from '@/src/server/transaction'
import { createEvent } from '@/src/testing/event-factories'
import { createVisitor } from '@/src/testing/factories'
import { createMembership, createTier } from '@/src/testing/posts'
import { payload } from '@/src/testing/test-payload'

type Site = Awaited<ReturnType<typeof openAutomations>>

const { pool } = payload.db
const { notes } = ownerMessages.automations

let luna: Site
let kito: Site
let album: Awaited<ReturnType<Site['sell']>>
let shirt: typeof album
let fan = ''

beforeAll(async () => {
  luna = await openAutomations(payload, 'Luna')
  kito = await openAutomations(payload, 'Kito')
  album = await luna.sell({ title: 'Album', priceMinor: 900 })
  shirt = await luna.sell({ title: 'Shirt', priceMinor: 2000 })
})

/** Each test has a fan and automations of its own. */
beforeEach(async () => {
  fan = `fan-${randomUUID()}@example.com`
  await tell(payload)
  await pool.query('delete from automation_runs')
  await pool.query('delete from automations')
})

const buy = (what = album, who = fan) => luna.buy(what, who)
const outcomesOf = async (id: string) =>
  (await luna.runs(id)).map(({ outcomes }) =>
    outcomes.map(({ kind, outcome, note }) => [kind, outcome, note]),
  )
const tagsOf = async (email = fan) => {
  const { rows } = await pool.query('select tags from people where email = $1', [email])
  return rows[0]?.tags ?? null
}

describe('an automation is set off', () => {
  it('by what somebody buys, and by nothing else when it is narrowed', async () => {
    const any = await luna.make()
    const one = await luna.make({ aboutId: shirt.product.id })
    await buy(album)
    await settle(payload)
    expect(await luna.runs(any)).toMatchObject([{ email: fan, state: 'done' }])
    expect(await luna.runs(one)).toEqual([])
    await buy(shirt)
    await settle(payload)
    expect(await luna.runs(one)).toHaveLength(1)
    expect(await luna.runs(any)).toHaveLength(2)
  })

  it('by a confirmed subscription, of its own list', async () => {
    const other = await payload.create({
      collection: slugs.emailLists,
      data: { profile: luna.profile.id, name: 'Other' },
    })
    const any = await luna.make({ trigger: 'subscribed' })
    const one = await luna.make({ trigger: 'subscribed', aboutId: other.id })
    await luna.join(fan, { status: 'pending' })
    await settle(payload)
    expect(await luna.runs(any)).toEqual([])
    await pool.query(`update subscribers set status = 'confirmed' where email = $1`, [fan])
    await settle(payload)
    expect(await luna.runs(any)).toMatchObject([{ email: fan }])
    expect(await luna.runs(one)).toEqual([])
  })

  it('by a membership that starts, and one that ends', async () => {
    const gold = await createTier(payload, luna.profile.id, 'Gold', 500)
    const joined = await luna.make({ trigger: 'joined', aboutId: gold })
    const ended = await luna.make({ trigger: 'ended', aboutId: gold })
    const member = await createVisitor(payload, luna.profile.id, { isConfirmed: true })
    await createMembership(payload, luna.profile.id, member.id, gold)
    await settle(payload)
    expect(await luna.runs(joined)).toMatchObject([{ email: member.email }])
    await pool.query(`update memberships set status = 'canceled' where account_id = $1`, [
      member.id,
    ])
    await settle(payload)
    expect(await luna.runs(ended)).toMatchObject([{ email: member.email }])
    expect(await luna.runs(joined)).toHaveLength(1)
  })

  it('by a ticket that is bought, and by a guest who comes', async () => {
    const show = (await createEvent(payload, luna.profile.id)).id
    const bought = await luna.make({ trigger: 'ticket', aboutId: show })
    const came = await luna.make({ trigger: 'came', aboutId: show })
    const { orderRef } = await buy()
    const { rows } = await pool.query('select id from orders where public_ref = $1', [orderRef])
    const data = {
      ...{ profile: luna.profile.id, order: rows[0]?.id, event: show, line: 0, unit: 0 },
      ...{ code: randomUUID(), holderEmail: fan, status: 'valid' as const },
    }
    const ticket = await payload.create({ collection: slugs.tickets, data })
    await settle(payload)
    expect(await luna.runs(bought)).toMatchObject([{ email: fan }])
    await buy(shirt)
    await pool.query('update tickets set checked_in_at = now() where id = $1', [ticket.id])
    await settle(payload)
    expect(await luna.runs(bought)).toHaveLength(1)
    expect(await luna.runs(came)).toMatchObject([{ email: fan }])
  })

  it('not while it is off, by nothing of before, and by nothing of another site', async () => {
    const off = await luna.make({}, false)
    const theirs = await kito.make()
    await buy()
    await luna.own('POST', `/${off}/switch`, { isOn: true })
    await settle(payload)
    expect(await luna.runs(off)).toEqual([])
    expect(await kito.runs(theirs)).toEqual([])
    // It was switched off and on again before the event was told.
    await buy()
    await luna.own('POST', `/${off}/switch`, { isOn: false })
    await luna.own('POST', `/${off}/switch`, { isOn: true })
    await settle(payload)
    expect(await luna.runs(off)).toEqual([])
  })

  it('once for each person, where its artist wants that', async () => {
    const once = await luna.make({ oncePerPerson: true })
    await buy(album)
    await buy(shirt)
    await settle(payload)
    expect(await luna.runs(once)).toHaveLength(1)
  })

  it('not by what is imported', async () => {
    const id = await luna.make({ trigger: 'subscribed' })
    await pool.query(
      `insert into subscribers (profile_id, list_id, email, status, source)
       values ($1, $2, $3, 'confirmed', 'import')`,
      [luna.profile.id, luna.list.id, fan],
    )
    const req = await createLocalReq({}, payload)
    await withTx(req, async () => {
      await runSql(req)`select set_config('bandstand.importing_site', 'on', true)`
      await runSql(req)`
        insert into subscribers (profile_id, list_id, email, status, source)
        values (${luna.profile.id}, ${luna.list.id}, ${`other-${fan}`}, 'confirmed', 'form')`
    })
    await settle(payload)
    expect(await luna.runs(id)).toEqual([])
  })
})

describe('a mail', () => {
  it('goes to who confirmed a list, by their name, with a link to leave it', async () => {
    await luna.join(fan, { firstName: 'Ada' })
    const id = await luna.make({ actions: [actions.mail('Thank you, {{firstName}}')] })
    await buy()
    await settle(payload)
    const [mail, ...more] = await luna.mailsTo(fan)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ subject: 'Thank you, Ada' })
    expect(mail?.text).toContain('Hello Ada!')
    expect(mail?.text).toContain('/email-list/unsubscribe?token=list.')
    expect(await outcomesOf(id)).toEqual([[['mail', 'done', '']]])
    // The link unsubscribes: no further mail is sent.
    const token = new URL(mail?.unsubscribe ?? '').searchParams.get('token')
    const left = await luna.call('POST', '/api/public/email-lists/unsubscribe', { body: { token } })
    expect(left.status, left.text).toBe(200)
    await buy()
    await settle(payload)
    expect(await luna.mailsTo(fan)).toHaveLength(1)
  })

  it.each([
    ['has joined no list', async () => undefined, notes.none],
    ['has not confirmed', () => luna.join(fan, { status: 'pending' }), notes.none],
    ['has left a list', () => luna.join(fan, { status: 'unsubscribed' }), notes.left],
    [
      'is on the suppression list',
      async () => {
        await luna.join(fan)
        const req = await createLocalReq({}, payload)
        await suppressEmails(req, luna.profile.id, [fan])
      },
      notes.left,
    ],
    [
      'cannot be reached',
      async () => {
        const { id } = await luna.join(fan)
        await pool.query(`update subscribers set status = 'unreachable' where id = $1`, [id])
      },
      notes.unreachable,
    ],
  ])('is not written to who %s, and the log says why', async (_, before, why) => {
    await before()
    const id = await luna.make({ actions: [actions.mailWithCode(), actions.tag()] })
    await buy()
    await settle(payload)
    expect(await luna.mailsTo(fan)).toEqual([])
    expect(await outcomesOf(id)).toEqual([
      [
        ['mail', 'skipped', why],
        ['tag', 'done', ''],
      ],
    ])
    // No mail, no code.
    const { rows } = await pool.query('select 1 from discount_codes where percent = 25')
    expect(rows).toEqual([])
  })

  it('is not written to who switched news off in their account', async () => {
    const visitor = await createVisitor(payload, luna.profile.id, { isConfirmed: true })
    await luna.join(visitor.email)
    await pool.query('update public_accounts set news_off_at = now() where id = $1', [visitor.id])
    const id = await luna.make({ actions: [actions.mail()] })
    await buy(album, visitor.email)
    await settle(payload)
    expect(await outcomesOf(id)).toEqual([[['mail', 'skipped', notes.off]]])
  })

  it('is not written to who leaves while it waits', async () => {
    await luna.join(fan)
    const id = await luna.make({ actions: [actions.tag(), actions.mail('Later', 48)] })
    await buy()
    await settle(payload)
    const [run] = await luna.runs(id)
    expect(run).toMatchObject({ state: 'waiting', outcomes: [{ kind: 'tag' }] })
    await advanceRun(payload, run?.id ?? '')
    expect(await luna.mailsTo(fan)).toEqual([])
    await leaveLists(await createLocalReq({}, payload), { profileId: luna.profile.id, email: fan })
    await letRunsBeDue(payload)
    await settle(payload)
    expect(await outcomesOf(id)).toMatchObject([
      [
        ['tag', 'done', ''],
        ['mail', 'skipped', notes.left],
      ],
    ])
  })

  it('has a code of its own, which one order can use', async () => {
    await luna.join(fan)
    const id = await luna.make({ actions: [actions.mailWithCode()] })
    await buy()
    await settle(payload)
    const [mail] = await luna.mailsTo(fan)
    const code = /Your code is (\w{10})\./.exec(mail?.text ?? '')?.[1]
    expect(await outcomesOf(id)).toEqual([[['mail', 'done', notes.code(code ?? '')]]])
    const item = luna.item(album)
    const use = () => luna.checkout([item], { email: `a-${fan}`, discountCode: code })
    const first = await use()
    expect(first.status, first.text).toBe(201)
    const { rows } = await pool.query(
      'select discount_minor::int as minor from orders where public_ref = $1',
      [first.json.orderRef],
    )
    expect(rows).toEqual([{ minor: 225 }])
    expect((await use()).status).not.toBe(201)
  })
})

describe('a tag', () => {
  it('is kept once, goes into segments, and is full at some time', async () => {
    await luna.make({ actions: [actions.tag('vip'), actions.tag('vip')] })
    await buy()
    await settle(payload)
    expect(await tagsOf()).toEqual(['vip'])
    const reach = async (tag: string, site = luna) => {
      const rules = [{ kind: 'tag', is: true, tag }]
      const body = { match: 'all', rules }
      return (await site.ask<SegmentReach>('POST', '/segments/reach', body)).json.people
    }
    expect([await reach('VIP'), await reach('none'), await reach('vip', kito)]).toEqual([1, 0, 0])
    await pool.query(
      `update people set tags = (select jsonb_agg('t' || n) from generate_series(1, $2) n) where email = $1`,
      [fan, studioLimits.automations.tagsMax],
    )
    const id = await luna.make({ actions: [actions.tag('late')] })
    await buy()
    await settle(payload)
    expect(await outcomesOf(id)).toEqual([[['tag', 'skipped', notes.tagsFull]]])
  })

  it('goes along to the new address of an account', async () => {
    const visitor = await createVisitor(payload, luna.profile.id, { isConfirmed: true })
    await luna.make({ actions: [actions.tag('vip')] })
    await buy(album, visitor.email)
    await buy(album, fan)
    await settle(payload)
    await pool.query(`update people set tags = '["old"]' where email = $1`, [visitor.email])
    await pool.query('update public_accounts set email = $1 where id = $2', [fan, visitor.id])
    expect(await tagsOf()).toEqual(['old', 'vip'])
  })
})

describe('a list', () => {
  const makeList = async (doubleOptIn = false, site = luna) =>
    (
      await payload.create({
        collection: slugs.emailLists,
        data: { profile: site.profile.id, name: `List ${randomUUID()}`, doubleOptIn },
      })
    ).id
  const statusOn = async (listId: string) => {
    const { rows } = await pool.query(
      'select status, source, consent_text as consent from subscribers where list_id = $1 and email = $2',
      [listId, fan],
    )
    return rows[0]
  }

  it('gets who agreed to mails, and sets nothing off by that', async () => {
    const [one, two] = [await makeList(), await makeList()]
    await luna.join(fan)
    const round = await luna.make({
      ...{ name: 'Round', trigger: 'subscribed', aboutId: one },
      actions: [actions.list(two)],
    })
    const back = await luna.make({
      trigger: 'subscribed',
      aboutId: two,
      actions: [actions.list(one)],
    })
    const id = await luna.make({ name: 'Buyers', actions: [actions.list(one), actions.list(one)] })
    await buy()
    await settle(payload)
    await settle(payload)
    expect(await statusOn(one)).toEqual({
      ...{ status: 'confirmed', source: 'automation' },
      consent: ownerMessages.automations.consentOf('Buyers'),
    })
    expect(await outcomesOf(id)).toEqual([
      [
        ['list', 'done', ''],
        ['list', 'done', notes.onList],
      ],
    ])
    expect([...(await luna.runs(round)), ...(await luna.runs(back))]).toEqual([])
  })

  it.each([
    ['agreed to no mails', 'none', notes.none],
    ['left that list', 'left', notes.leftList],
    ['was asked to confirm it', 'pending', notes.asked],
    ['has not proved the address it asks for', 'unproved', notes.unconfirmed],
  ])('does not get who %s', async (_, how, why) => {
    const list = await makeList(how === 'unproved')
    if (how === 'unproved') {
      await luna.join(fan)
    } else if (how !== 'none') {
      await luna.join(fan, { list, status: how === 'left' ? 'unsubscribed' : 'pending' })
    }
    const id = await luna.make({ actions: [actions.list(list)] })
    await buy()
    await settle(payload)
    expect(await outcomesOf(id)).toEqual([[['list', 'skipped', why]]])
  })

  it('that is gone, or another site’s, is a clear outcome', async () => {
    await luna.join(fan)
    const gone = await makeList()
    const theirs = await makeList(false, kito)
    const id = await luna.make({ actions: [actions.list(gone), actions.list(theirs)] })
    await payload.delete({ collection: slugs.emailLists, id: gone })
    await buy()
    await settle(payload)
    expect(await luna.runs(id)).toMatchObject([{ state: 'done' }])
    expect((await outcomesOf(id))[0]?.map(([, , note]) => note)).toEqual([
      notes.listGone,
      notes.listGone,
    ])
    expect(await statusOn(theirs)).toBeUndefined()
  })
})

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
