import { beforeAll, describe, expect, it } from 'vitest'
import type { PostMail } from '@/src/core/contracts/audience/newsletters'
import type { PostVisibility } from '@/src/core/contracts/members/posts'
import { shippedTemplate } from '@/src/core/email/registry'
import type { ErrorBody } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { sendNewsletter } from '@/src/server/newsletters/send-newsletter'
import { createTenant, createVisitor } from '@/src/testing/factories'
import { createMembership, createPost, createPostPicture, createTier } from '@/src/testing/posts'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Tenant = Awaited<ReturnType<typeof createTenant>>

let luna: Tenant
let kito: Tenant
const tiers = { free: '', low: '', high: '' }
/** Names by address. */
const people = new Map<string, string>()
const ids: Record<string, string> = {}

beforeAll(async () => {
  luna = await createTenant(payload, 'Luna')
  kito = await createTenant(payload, 'Kito')
  const { id } = luna.profile
  tiers.free = await createTier(payload, id, 'Free', 0)
  tiers.low = await createTier(payload, id, 'Low', 500)
  tiers.high = await createTier(payload, id, 'High', 900)
  await person('follower')
  await person('free', tiers.free, 'free')
  await person('low', tiers.low)
  await person('high', tiers.high)
  await person('ended', tiers.low, 'canceled')
  await person('unconfirmed', tiers.high, 'active', false)
  await person('silent', tiers.high)
  await payload.update({
    collection: slugs.publicAccounts,
    id: ids.silent ?? '',
    data: { postMailsOffAt: new Date().toISOString() },
  })
  // Elsewhere they may see everything, and here nothing.
  const other = await createVisitor(payload, kito.profile.id, { isConfirmed: true })
  const theirs = await createTier(payload, kito.profile.id, 'Theirs', 500)
  await createMembership(payload, kito.profile.id, other.id, theirs)
  people.set(other.email, 'other')
})

async function person(name: string, tier?: string, status = 'active', isConfirmed = true) {
  const { id, email } = await createVisitor(payload, luna.profile.id, { isConfirmed })
  people.set(email, name)
  ids[name] = id
  if (tier) {
    await createMembership(payload, luna.profile.id, id, tier)
    await payload.db.pool.query(
      'update memberships set status = $1, current_period_end = $2 where account_id = $3',
      [status, status === 'canceled' ? '2026-01-01T00:00:00Z' : null, id],
    )
  }
}

type Answer = PostMail & ErrorBody

const ask = (post: string, method = 'POST', token = luna.owner.token) =>
  rest<Answer>(method, `/api/posts/${post}/mail`, { token })

async function mailsAbout(post: string) {
  const { docs } = await payload.find({
    collection: slugs.newsletters,
    where: { post: { equals: post } },
  })
  const [newsletter] = docs
  await sendNewsletter(payload, newsletter?.id ?? '')
  const { rows } = await payload.db.pool.query(
    `select "to", kind, subject, mail_log.unsubscribe_url, "values", mail_bodies.html, mail_bodies.text
     from mail_log join mail_bodies on mail_bodies.id = body_id where mail_bodies.key = $1`,
    [`newsletter:${newsletter?.id}`],
  )
  return rows as {
    to: string
    kind: string
    subject: string
    unsubscribe_url: string
    html: string
    text: string
  }[]
}

async function nameOfMail(post: string): Promise<string | undefined> {
  const { docs } = await payload.find({
    collection: slugs.newsletters,
    where: { post: { equals: post } },
  })
  return docs[0]?.subject
}

const namesOf = (mails: { to: string }[]) => mails.map(({ to }) => people.get(to)).sort()

describe('a mail about a post', () => {
  it.each<[string, PostVisibility, (keyof typeof tiers)[], string[]]>([
    ['everyone', 'public', [], ['ended', 'follower', 'free', 'high', 'low']],
    ['accounts', 'members', [], ['ended', 'follower', 'free', 'high', 'low']],
    ['paying members', 'paid', [], ['high', 'low']],
    ['one tier', 'tiers', ['low'], ['low']],
    ['two tiers', 'tiers', ['free', 'high'], ['free', 'high']],
  ])('for %s goes to those who may see it', async (_name, visibility, names, expected) => {
    const { id } = await createPost(payload, luna.profile.id, {
      visibility,
      tiers: names.map((name) => tiers[name]),
    })
    expect((await ask(id, 'GET')).json).toEqual({
      mail: null,
      count: expected.length,
      hasPostalAddress: false,
    })
    const { status, json } = await ask(id)
    expect([status, json.mail?.state]).toEqual([200, 'sending'])
    expect(namesOf(await mailsAbout(id))).toEqual(expected)
  })

  it('reaches lower tiers from above only where the artist says so', async () => {
    const set = (tiersIncludeLower: boolean) =>
      payload.update({
        collection: slugs.profiles,
        id: luna.profile.id,
        data: { tiersIncludeLower },
      })
    for (const [position, id] of [tiers.free, tiers.low, tiers.high].entries()) {
      await payload.update({ collection: slugs.membershipTiers, id, data: { position } })
    }
    await set(true)
    const { id } = await createPost(payload, luna.profile.id, {
      visibility: 'tiers',
      tiers: [tiers.low],
    })
    await ask(id)
    expect(namesOf(await mailsAbout(id))).toEqual(['high', 'low'])
    await set(false)
  })

  it('is decided when it is sent: who has lost their membership by then gets none', async () => {
    await person('leaving', tiers.low)
    const { id } = await createPost(payload, luna.profile.id, { visibility: 'paid' })
    expect((await ask(id)).json.count).toBe(3)
    await payload.db.pool.query(`update memberships set status = 'unpaid' where account_id = $1`, [
      ids.leaving,
    ])
    expect(namesOf(await mailsAbout(id))).toEqual(['high', 'low'])
  })

  it('holds the beginning of the caption and a link, and nothing that is gated', async () => {
    const file = await createPostPicture(payload, luna.profile.id, 'very-secret-name.png')
    const { id } = await createPost(payload, luna.profile.id, {
      visibility: 'paid',
      caption: `First line. ${'word '.repeat(100)}THE END`,
      media: [{ file, name: 'Secret title' }],
    })
    await ask(id)
    const [mail] = await mailsAbout(id)
    expect(mail?.kind).toBe('new-post')
    expect(mail?.subject).toBe(`First line. ${'word '.repeat(8)}word… – Luna`)
    for (const form of [mail?.html ?? '', mail?.text ?? '']) {
      expect(form).toContain('First line.')
      expect(form).toMatch(
        new RegExp(
          `http://${luna.host}/members\\?utm_source=newsletter&.*utm_campaign=mail-.*#post-${id}`,
        ),
      )
      expect(form).toContain('/email-list/unsubscribe?token={{leaveToken}}')
      expect(form).not.toContain('THE END')
      expect(form.toLowerCase()).not.toContain('secret')
      expect(form).not.toContain(file)
      expect(form).not.toContain('/files/')
    }
  })

  it('is called after the post, for fans as in the list, also when its words change meanwhile', async () => {
    const { id } = await createPost(payload, luna.profile.id, {
      caption: '  Notes\nfrom the\tboat ',
      publishedAt: new Date(Date.now() + 3_600_000).toISOString(),
    })
    await ask(id)
    expect(await nameOfMail(id)).toBe('Notes from the boat – Luna')
    await payload.update({
      collection: slugs.posts,
      id,
      data: { caption: 'Notes from the quay', publishedAt: '2026-06-01T10:00:00.000Z' },
    })
    const [mail] = await mailsAbout(id)
    expect(mail?.subject).toBe('Notes from the quay – Luna')
    expect(await nameOfMail(id)).toBe(mail?.subject)
  })

  it('is called a new post where there are no words', async () => {
    const { id } = await createPost(payload, luna.profile.id)
    await payload.db.pool.query("update posts set caption = ' ' where id = $1", [id])
    await ask(id)
    expect((await mailsAbout(id))[0]?.subject).toBe('New post – Luna')
    expect(await nameOfMail(id)).toBe('New post – Luna')
  })

  it('keeps the subject that the artist wrote', async () => {
    const written = 'Something new by {{site.name}}'
    const shipped = shippedTemplate('new-post')
    const { id: own } = await payload.create({
      collection: slugs.emailTemplates,
      data: {
        profile: luna.profile.id,
        key: 'new-post',
        subject: written,
        layout: shipped.document,
        rev: 0,
      },
    })
    const { id } = await createPost(payload, luna.profile.id, { caption: 'Notes from the boat' })
    await ask(id)
    expect((await mailsAbout(id))[0]?.subject).toBe('Something new by Luna')
    expect(await nameOfMail(id)).toBe('Something new by Luna')
    await payload.delete({ collection: slugs.emailTemplates, id: own })
  })

  it('is left with one click, and news for members go on', async () => {
    await person('tired', tiers.low)
    const { id } = await createPost(payload, luna.profile.id, { visibility: 'paid' })
    await ask(id)
    const mail = (await mailsAbout(id)).find(({ to }) => people.get(to) === 'tired')
    const { pathname, search } = new URL(mail?.unsubscribe_url ?? '')
    const opened = await rest('GET', pathname + search, { host: luna.host })
    expect([opened.status, opened.headers.get('location')]).toEqual([
      303,
      `/email-list/unsubscribe${search}`,
    ])
    for (const _again of [1, 2]) {
      expect((await rest('POST', pathname + search, { host: luna.host })).status).toBe(204)
    }
    const { postMailsOffAt, newsOffAt } = await payload.findByID({
      collection: slugs.publicAccounts,
      id: ids.tired ?? '',
    })
    expect([postMailsOffAt, newsOffAt]).toEqual([expect.any(String), null])
    expect((await ask(id, 'GET')).json.mail?.unsubscribed).toBe(1)
  })

  it('is sent once, however many ask and however often', async () => {
    const { id } = await createPost(payload, luna.profile.id, { visibility: 'paid' })
    const answers = await Promise.all([ask(id), ask(id), ask(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const before = await mailsAbout(id)
    expect((await ask(id)).status).toBe(409)
    expect(await mailsAbout(id)).toHaveLength(before.length)
  })

  it('waits until the post is shown, and for as long as that is put off', async () => {
    const day = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString()
    const { id } = await createPost(payload, luna.profile.id, { publishedAt: day(1) })
    expect((await ask(id)).json.mail?.state).toBe('scheduled')
    expect(await mailsAbout(id)).toEqual([])
    const later = day(2)
    await payload.update({ collection: slugs.posts, id, data: { publishedAt: later } })
    await payload.db.pool.query(
      "update newsletters set scheduled_at = now() - interval '1 second' where post_id = $1",
      [id],
    )
    expect(await mailsAbout(id)).toEqual([])
    expect((await ask(id, 'GET')).json.mail).toMatchObject({
      state: 'scheduled',
      scheduledAt: later,
    })
    await payload.update({
      collection: slugs.posts,
      id,
      data: { publishedAt: day(-1), isPublished: false },
    })
    await payload.db.pool.query(
      "update newsletters set scheduled_at = now() - interval '1 second' where post_id = $1",
      [id],
    )
    expect(await mailsAbout(id)).toEqual([])
    expect((await ask(id, 'GET')).json.mail?.problem).toBe(
      ownerMessages.newsletters.postNotPublished,
    )
  })

  it('comes when the post is shown earlier than planned, and with a job of its own then', async () => {
    const day = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString()
    const { id } = await createPost(payload, luna.profile.id, { publishedAt: day(4) })
    await ask(id)
    const showFrom = (publishedAt: string, isPublished = true) =>
      payload.update({ collection: slugs.posts, id, data: { publishedAt, isPublished } })
    const planned = async () => (await ask(id, 'GET')).json.mail?.scheduledAt
    const jobs = async () => {
      const { rows } = await payload.db.pool.query<{ at: Date }>(
        `select start_after as at from jobs.job join newsletters on data->>'newsletterId' = newsletters.id::text
         where name = 'send-newsletter' and post_id = $1 order by start_after`,
        [id],
      )
      return rows.map(({ at }) => at.toISOString())
    }
    const [first] = await jobs()
    const sooner = day(1)
    await showFrom(sooner)
    expect([await planned(), await jobs()]).toEqual([sooner, [sooner, first]])
    // Hidden, it waits as it was.
    const now = day(-1)
    await showFrom(now, false)
    expect(await planned()).toBe(sooner)
    await showFrom(now)
    expect(await jobs()).toHaveLength(3)
    expect(await mailsAbout(id)).not.toEqual([])
    // What is on its way, or was sent, is not planned again.
    await showFrom(day(3))
    expect((await ask(id, 'GET')).json.mail?.state).not.toBe('scheduled')
  })

  it('keeps a time of its own when something else of the post changes', async () => {
    const { id } = await createPost(payload, luna.profile.id, {
      publishedAt: new Date(Date.now() + 24 * 3600 * 1000).toISOString(),
    })
    await ask(id)
    const own = new Date(Date.now() + 48 * 3600 * 1000)
    await payload.db.pool.query('update newsletters set scheduled_at = $1 where post_id = $2', [
      own,
      id,
    ])
    await payload.update({ collection: slugs.posts, id, data: { caption: 'Without the slip' } })
    expect((await ask(id, 'GET')).json.mail?.scheduledAt).toBe(own.toISOString())
  })

  it('needs a post that is published', async () => {
    const { id } = await createPost(payload, luna.profile.id, { isPublished: false })
    const { status, json } = await ask(id)
    expect([status, json.message]).toEqual([409, ownerMessages.newsletters.postNotPublished])
  })

  it('is for the owner of the post alone', async () => {
    const { id } = await createPost(payload, luna.profile.id)
    for (const method of ['GET', 'POST']) {
      expect((await ask(id, method, kito.owner.token)).status).toBe(404)
      expect((await ask(id, method, luna.visitor.token)).status).toBe(401)
      expect((await ask(id, method, '')).status).toBe(401)
    }
    expect((await ask(id, 'GET')).json.mail).toBeNull()
  })
})
