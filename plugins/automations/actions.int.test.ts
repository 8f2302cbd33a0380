import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import { advanceRun } from '@/plugins/automations/run'
import { actions, letRunsBeDue, settle } from '@/plugins/automations/testing/open-automations'
import {
  album,
  buy,
  fan,
  kito,
  luna,
  openScene,
  outcomesOf,
  tagsOf,
} from '@/plugins/automations/testing/scene'
import type { SegmentReach } from '@/src/core/contracts/audience/segments'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'
import { leaveLists } from '@/src/server/audience/join-and-leave'
import { suppressEmails } from '@/src/server/audience/suppression-list'
import { createVisitor } from '@/src/testing/factories'
import { payload } from '@/src/testing/test-payload'

openScene()

const { pool } = payload.db
const { notes } = ownerMessages.automations

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
