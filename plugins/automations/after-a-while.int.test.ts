import { createLocalReq } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetRuns } from '@/plugins/automations/forget'
import { queueDueRuns } from '@/plugins/automations/run'
import { forgetAccount, loadRuns } from '@/plugins/automations/runs'
import { actions, letRunsBeDue, settle, tell } from '@/plugins/automations/testing/open-automations'
import { album, buy, fan, luna, openScene } from '@/plugins/automations/testing/scene'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { moveRecordsByEmail } from '@/src/server/accounts/records-by-email'
import { leaveLists } from '@/src/server/audience/join-and-leave'
import { isStillWanted } from '@/src/server/mail/is-still-wanted'
import { withTx } from '@/src/server/transaction'
import { createVisitor } from '@/src/testing/factories'
import { createMembership, createTier } from '@/src/testing/posts'
import { indexesOf, readWhole, statementsOf } from '@/src/testing/query-plans'
import { payload } from '@/src/testing/test-payload'

openScene()

const { pool } = payload.db
const { notes } = ownerMessages.automations

let gold = ''

beforeAll(async () => {
  gold = await createTier(payload, luna.profile.id, 'Gold', 500)
})

beforeEach(async () => {
  await pool.query('delete from discount_codes')
})

const notesOf = async (id: string) =>
  (await luna.runs(id)).map(({ state, outcomes }) => [state, ...outcomes.map(({ note }) => note)])
const isParked = async () =>
  (await pool.query('select is_parked as is from automation_runs')).rows[0]?.is
const moveTo = async (account: { id: string; email: string }, email: string) => {
  const req = await createLocalReq({}, payload)
  await withTx(req, async () => {
    await moveRecordsByEmail(req, { profileId: luna.profile.id, former: account.email, email })
    await pool.query('update public_accounts set email = $1 where id = $2', [email, account.id])
  })
}

describe('a mail that waits to be sent', () => {
  const mailOf = async (to = fan) => {
    const { rows } = await pool.query(
      `select m.state, m.is_bulk as "isBulk", ${isStillWanted} as "isWanted" from mail_log m where "to" = $1`,
      [to],
    )
    return rows[0]
  }

  beforeEach(async () => {
    await luna.join(fan)
    await luna.make({ actions: [actions.mail()] })
    await buy()
    await settle(payload)
    await pool.query(
      `update mail_log set state = 'queued' where "to" = $1 and kind = 'newsletter'`,
      [fan],
    )
    await pool.query(`delete from mail_log where "to" = $1 and kind <> 'newsletter'`, [fan])
  })

  it('goes after what somebody waits for, and not to who has left', async () => {
    expect(await mailOf()).toEqual({ state: 'queued', isBulk: true, isWanted: true })
    await leaveLists(await createLocalReq({}, payload), { profileId: luna.profile.id, email: fan })
    expect(await mailOf()).toEqual({ state: 'not_sent', isBulk: true, isWanted: false })
  })

  it('is not for who was taken off the list', async () => {
    await pool.query('delete from subscribers where email = $1', [fan])
    expect(await mailOf()).toMatchObject({ isWanted: false })
  })

  it('goes with the account', async () => {
    const visitor = await createVisitor(payload, luna.profile.id, { isConfirmed: true })
    await luna.join(visitor.email)
    await buy(album, visitor.email)
    await settle(payload)
    expect(await luna.mailsTo(visitor.email)).toHaveLength(1)
    await forgetAccount(await createLocalReq({}, payload), {
      ...visitor,
      profileId: luna.profile.id,
    })
    expect(await luna.mailsTo(visitor.email)).toEqual([])
  })
})

describe('who has another address by now', () => {
  it('is the same person, for whom it runs once', async () => {
    const member = await createVisitor(payload, luna.profile.id, { isConfirmed: true })
    const id = await luna.make({ trigger: 'joined', oncePerPerson: true })
    await createMembership(payload, luna.profile.id, member.id, gold)
    await settle(payload)
    const become = (status: string) =>
      pool.query('update memberships set status = $1 where account_id = $2', [status, member.id])
    await become('canceled')
    await pool.query('update public_accounts set email = $1 where id = $2', [fan, member.id])
    await become('active')
    await settle(payload)
    expect(await luna.runs(id)).toHaveLength(1)
  })

  it('takes along what was done for the former one, and it goes with the account', async () => {
    const visitor = await createVisitor(payload, luna.profile.id, { isConfirmed: true })
    const id = await luna.make({ trigger: 'subscribed' })
    await luna.join(visitor.email)
    await settle(payload)
    await moveTo(visitor, fan)
    expect(await luna.runs(id)).toMatchObject([{ email: fan }])
    await forgetAccount(await createLocalReq({}, payload), {
      ...visitor,
      profileId: luna.profile.id,
    })
    expect(await luna.runs(id)).toEqual([])
  })
})

describe('a run of what is off', () => {
  it('is parked, and goes on when it is switched on', async () => {
    const id = await luna.make()
    await buy()
    await tell(payload)
    await luna.own('POST', `/${id}/switch`, { isOn: false })
    await queueDueRuns(payload)
    expect(await isParked()).toBe(true)
    await luna.own('POST', `/${id}/switch`, { isOn: true })
    expect(await isParked()).toBe(false)
    await settle(payload)
    expect(await luna.runs(id)).toMatchObject([{ state: 'done', outcomes: [{ outcome: 'done' }] }])
  })

  it('is parked while its site is being deleted, and goes on when it is not', async () => {
    await luna.make()
    await buy()
    await tell(payload)
    const deleteAfter = (at: string) =>
      pool.query(`update profiles set delete_after = ${at} where id = $1`, [luna.profile.id])
    await deleteAfter(`now() + interval '7 days'`)
    await queueDueRuns(payload)
    expect(await isParked()).toBe(true)
    await forgetRuns(payload)
    expect(await isParked()).toBe(true)
    await deleteAfter('null')
    await forgetRuns(payload)
    expect(await isParked()).toBe(false)
  })

  it('is over when it is some days late, and is not done when it is switched on', async () => {
    const id = await luna.make({ actions: [actions.tag('a'), actions.tag('b', 24)] })
    await buy()
    await settle(payload)
    await luna.own('POST', `/${id}/switch`, { isOn: false })
    await pool.query(`update automation_runs set due_at = now() - interval '4 days'`)
    await luna.own('POST', `/${id}/switch`, { isOn: true })
    await settle(payload)
    await forgetRuns(payload)
    expect(await notesOf(id)).toEqual([['done', '', notes.late]])
    const { runs } = await loadRuns(await createLocalReq({}, payload), {
      ...{ profileId: luna.profile.id, automationId: id, page: 1 },
    })
    expect(runs[0]?.outcomes[1]).toMatchObject({ kind: 'tag', outcome: 'skipped' })
  })

  it('is forgotten with somebody whom nobody knows any more, before it is due', async () => {
    const id = await luna.make({ trigger: 'subscribed', actions: [actions.tag('a', 48)] })
    await luna.join(fan)
    await luna.join(`known-${fan}`)
    await settle(payload)
    await payload.delete({ collection: slugs.subscribers, where: { email: { equals: fan } } })
    await forgetRuns(payload)
    expect(await luna.runs(id)).toMatchObject([{ email: `known-${fan}` }])
  })
})

describe('a mail about what is over by now', () => {
  it('is not sent to who got their money back', async () => {
    await luna.join(fan)
    const id = await luna.make({ actions: [actions.mailWithCode(), actions.tag()] })
    await buy()
    await tell(payload)
    await pool.query('update orders set refunded_minor = total_minor where email = $1', [fan])
    await settle(payload)
    expect(await notesOf(id)).toEqual([['done', notes.over, '']])
    expect((await pool.query('select from discount_codes')).rowCount).toBe(0)
  })

  it.each([
    ['is back', 'active', notes.over],
    ['stayed away', 'canceled', ''],
  ])('asks back who left, unless they are back: who %s', async (_, status, note) => {
    const member = await createVisitor(payload, luna.profile.id, { isConfirmed: true })
    await luna.join(member.email)
    await createMembership(payload, luna.profile.id, member.id, gold)
    const id = await luna.make({ trigger: 'ended', actions: [actions.mail('Come back', 48)] })
    const become = (what: string) =>
      pool.query('update memberships set status = $1 where account_id = $2', [what, member.id])
    await become('canceled')
    await tell(payload)
    await become(status)
    await letRunsBeDue(payload)
    await settle(payload)
    expect(await notesOf(id)).toEqual([['done', note]])
  })
})

it('fills the name into a subject before it is cut', async () => {
  await luna.join(fan, { firstName: 'Ada' })
  const subject = `${'a'.repeat(137)}{{firstName}}`
  await luna.make({ actions: [actions.mail(subject)] })
  await buy()
  await settle(payload)
  expect(await luna.mailsTo(fan)).toMatchObject([{ subject: `${'a'.repeat(137)}Ada` }])
})

it('deletes a fan’s own code some days after its end, if nobody used it', async () => {
  await luna.join(fan)
  await luna.join(`b-${fan}`)
  const id = await luna.make({ actions: [actions.mailWithCode()] })
  await buy()
  await buy(album, `b-${fan}`)
  await settle(payload)
  const code = /Your code is (\w{10})\./.exec((await luna.mailsTo(fan))[0]?.text ?? '')?.[1] ?? ''
  const used = await luna.checkout([luna.item(album)], { email: fan, discountCode: code })
  expect(used.status, used.text).toBe(201)
  await payload.create({
    collection: slugs.discountCodes,
    data: { profile: luna.profile.id, code: 'LUNA10', kind: 'percent', percent: 10 },
  })
  const left = async () =>
    (await pool.query('select code from discount_codes order by code')).rows.map((row) => row.code)
  await forgetRuns(payload)
  expect(await left()).toHaveLength(3)
  await pool.query(`update discount_codes set ends_at = now() - interval '8 days'`)
  await forgetRuns(payload)
  expect(await left()).toEqual([code, 'LUNA10'].toSorted())
  expect(await luna.runs(id)).toHaveLength(2)
})

it('is in the file about a person, and in the one that they get', async () => {
  const visitor = await createVisitor(payload, luna.profile.id, { isConfirmed: true })
  await luna.make({ name: 'Inner name', actions: [actions.tag('vip')] })
  await buy(album, visitor.email)
  await settle(payload)
  const personId = await luna.personId(visitor.email)
  const file = await luna.ask<object>('GET', `/people/${personId}/export.json`)
  expect(file.json).toMatchObject({
    person: { tags: ['vip'] },
    automations: [{ automation: 'Inner name', outcomes: [{ kind: 'tag', outcome: 'done' }] }],
  })
  const { token } = visitor
  const own = await luna.call<object>('GET', '/api/accounts/me/export', { token })
  expect(own.json).toMatchObject({
    tagsAboutYou: [{ tag: 'vip' }],
    doneByAutomations: [{ what: 'tag', outcome: 'done' }],
  })
  expect(own.text).not.toContain('Inner name')
})

it('is read by indexes', async () => {
  const visitor = await createVisitor(payload, luna.profile.id, { isConfirmed: true })
  await luna.join(fan)
  const id = await luna.make({
    trigger: 'subscribed',
    oncePerPerson: true,
    actions: [actions.mail()],
  })
  const mail = await luna.make({ actions: [actions.mailWithCode(), actions.list(luna.list.id)] })
  await luna.join(`b-${fan}`)
  await buy()
  const req = await createLocalReq({}, payload)
  const site = { profileId: luna.profile.id, automationId: mail, page: 1 }
  for (const run of [
    () => settle(payload),
    () => loadRuns(req, site),
    () => luna.own('POST', `/${id}/switch`, { isOn: false }),
    () => forgetAccount(req, { ...visitor, profileId: luna.profile.id }),
    () => luna.own('DELETE', `/${id}`),
  ]) {
    const statements = await statementsOf(run)
    const own = statements.filter(
      ({ text }) => /automation|people|discount/.test(text) && !text.includes('listener_calls'),
    )
    expect(await readWhole(own)).toEqual([])
    // Of the account by its id, not of all accounts of the site.
    const accounts = own.filter(({ text }) => text.includes('public_accounts account on'))
    const used = await indexesOf(accounts)
    expect(used.filter((name) => name.startsWith('public_accounts'))).toEqual(
      accounts.map(() => 'public_accounts_pkey'),
    )
  }
})
