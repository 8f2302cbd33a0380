import { createHash } from 'node:crypto'
import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CommentWire, PostWire } from '@/src/core/contracts/members/post-answers'
import { postsMessages } from '@/src/core/messages/posts'
import { slugs } from '@/src/core/slugs'
import { createTenant, createVisitor } from '@/src/testing/factories'
import { createPost } from '@/src/testing/posts'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'
import { untilLocked } from '@/src/testing/until-locked'

type Fan = Awaited<ReturnType<typeof createVisitor>>

let writer: Fan
let reader: Fan
let postId: string
let commentId: string

const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')
beforeEach(async () => {
  writer = await newFan()
  reader = await newFan()
  postId = (await createPost(payload, luna.profile.id)).id
  commentId = (await comment('Rude words')).json.id
})

const newFan = () => createVisitor(payload, luna.profile.id, { isConfirmed: true })
const asFan = <Body = { message: string }>(
  method: string,
  path: string,
  { by = reader, body }: { by?: Fan | null; body?: unknown } = {},
) => rest<Body>(method, `/api/public/${path}`, { host: luna.host, token: by?.token, body })
const asOwner = (method: string, path: string, { by = luna, body = {} as unknown } = {}) =>
  rest<{ docs?: { id: string; content: string }[] }>(method, `/api/${path}`, {
    host: by.host,
    token: by.owner.token,
    body: method === 'GET' ? undefined : body,
  })

const ref = () => ({ entityId: postId, entityType: 'post' })
const query = () => `?${new URLSearchParams(ref())}`
const comment = (content: string, by = writer) =>
  asFan<CommentWire & { message: string }>('POST', 'comments', { by, body: { ...ref(), content } })
const seenBy = async (by: Fan | null) =>
  (await asFan<CommentWire[]>('GET', `comments${query()}`, { by })).json.map(
    ({ content }) => content,
  )
const report = async (by = reader, id = commentId) =>
  (await asFan('POST', `comments/${id}/report`, { by, body: {} })).status
const act = async (what: string, by = luna) =>
  (await asOwner('POST', `comments/${commentId}/${what}`, { by })).status
const stored = () => payload.findByID({ collection: slugs.comments, id: commentId, depth: 0 })
const blockPath = (fan: Fan, tenant = luna) =>
  `profiles/${tenant.profile.id}/blocked-commenters/${fan.id}`

describe('a comment that the artist hides', () => {
  it('is seen and counted by nobody, its writer neither, until it is shown again', async () => {
    const count = async () =>
      (await asFan<{ count: number }>('GET', `comments/count${query()}`)).json.count
    const onPost = async () => (await asFan<PostWire>('GET', `posts/${postId}`)).json.comments
    expect([await act('hide'), await act('hide')]).toEqual([204, 204])
    const { hiddenAt } = await stored()
    expect(hiddenAt).toBeTruthy()
    for (const by of [reader, writer, null]) {
      expect(await seenBy(by)).toEqual([])
    }
    expect([await count(), await onPost()]).toEqual([0, 0])
    expect((await asFan('GET', `comments/${commentId}`)).status).toBe(404)
    expect(await report()).toBe(404)

    expect([await act('show'), await act('show')]).toEqual([204, 204])
    expect(await seenBy(reader)).toEqual(['Rude words'])
    expect([await count(), await onPost()]).toEqual([1, 1])
  })

  it('may still be deleted by its writer, and by the artist', async () => {
    await act('hide')
    const removed = await asFan('DELETE', `comments/${commentId}`, { by: writer })
    expect(removed.status).toBe(204)
    commentId = (await comment('More')).json.id
    await report()
    expect((await asOwner('DELETE', `comments/${commentId}`, { by: kito })).status).toBe(403)
    expect((await asOwner('DELETE', `comments/${commentId}`)).status).toBe(200)
    expect(await seenBy(reader)).toEqual([])
  })

  it('stays where the caches of all processes cannot be told of it', async () => {
    const { drizzle } = payload.db as unknown as PostgresAdapter
    await drizzle.execute(sql`alter table cache_invalidations rename to elsewhere`)
    const status = await act('hide')
    await drizzle.execute(sql`alter table elsewhere rename to cache_invalidations`)
    expect([status, (await stored()).hiddenAt]).toEqual([500, null])
  })

  it('is written by these calls alone', async () => {
    const forged = { hiddenAt: new Date().toISOString(), openReports: 9, reports: [] }
    expect((await asOwner('PATCH', `comments/${commentId}`, { body: forged })).status).toBe(403)
    expect(await stored()).toMatchObject({ hiddenAt: null, openReports: 0 })
  })
})

describe('reports', () => {
  const reportedIds = async (by = luna) =>
    (
      await asOwner('GET', 'comments?where[openReports][greater_than]=0&limit=100', { by })
    ).json.docs?.map(({ id }) => id) ?? []

  it('count each fan once, however often and however many at a time', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => report()))
    expect(answers).toEqual(Array(10).fill(204))
    const others = await Promise.all([newFan(), newFan(), newFan()])
    await Promise.all(others.map((fan) => report(fan)))
    expect(await stored()).toMatchObject({ openReports: 4, reportedAt: expect.any(String) })
    expect(await reportedIds()).toContain(commentId)
    expect(await reportedIds(kito)).toEqual([])
  })

  it('are closed by dismissing and hiding; only somebody else opens them again', async () => {
    await report()
    expect(await act('dismiss-reports')).toBe(204)
    expect(await stored()).toMatchObject({ openReports: 0, reportedAt: null, hiddenAt: null })
    expect(await report()).toBe(204)
    expect(await reportedIds()).not.toContain(commentId)
    await report(await newFan())
    expect(await stored()).toMatchObject({ openReports: 1 })
    await act('hide')
    expect(await stored()).toMatchObject({ openReports: 0, reportedAt: null })
  })

  it('come first in the list, and never say who made them', async () => {
    await report()
    const newer = (await comment('Newer')).json.id
    const { json, text } = await asOwner('GET', `comments?where[post][equals]=${postId}`)
    expect(json.docs?.map(({ id }) => id)).toEqual([commentId, newer])
    expect(text).not.toContain(reader.id)
    const asked = await asOwner('GET', `comments?where[reports.account][equals]=${reader.id}`)
    expect(asked.status).toBe(400)
  })

  it('outlive the account of who made them, and go with the comment', async () => {
    await report()
    await deleteAccountOf(reader)
    expect(await stored()).toMatchObject({ openReports: 1 })
    await deleteAccountOf(writer)
    expect(await seenBy(null)).toEqual([])
  })

  async function deleteAccountOf(fan: Fan): Promise<void> {
    const { deleteAccount } = await import('@/plugins/public-api/account-data/delete-account')
    const req = await createLocalReq({}, payload)
    await deleteAccount(req, { id: fan.id, profileId: luna.profile.id } as never)
  }
})

describe('a fan whom the artist blocks', () => {
  it('is told so when commenting, and does all else as before, until it is taken back', async () => {
    for (const _ of [1, 2]) {
      expect((await asOwner('PUT', blockPath(writer))).status).toBe(204)
    }
    expect(await comment('Again')).toMatchObject({
      status: 403,
      json: { code: 'FORBIDDEN', message: postsMessages.commentsBlocked },
    })
    expect(await seenBy(writer)).toEqual(['Rude words'])
    expect((await asFan('POST', 'likes', { by: writer, body: ref() })).status).toBe(200)
    expect((await asFan('DELETE', `comments/${commentId}`, { by: writer })).status).toBe(204)
    expect((await comment('From another', reader)).status).toBe(201)

    expect((await asOwner('DELETE', blockPath(writer))).status).toBe(204)
    expect((await comment('Back')).status).toBe(201)
  })

  it('loses what was said so far where the artist says so, reports and all', async () => {
    await report()
    await comment('From another', reader)
    await asOwner('PUT', blockPath(writer), { body: { hideComments: true } })
    expect(await seenBy(writer)).toEqual(['From another'])
    expect(await stored()).toMatchObject({ openReports: 0, hiddenAt: expect.any(String) })
    await asOwner('DELETE', blockPath(writer))
    expect(await seenBy(writer)).toEqual(['From another'])
  })

  it('stays blocked with the same email after deleting the account, until it is taken back', async () => {
    const { deleteAccount } = await import('@/plugins/public-api/account-data/delete-account')
    const { email } = writer
    const leave = async (id: string) =>
      deleteAccount(await createLocalReq({}, payload), {
        id,
        profileId: luna.profile.id,
      } as never)
    const signUp = async (address: string): Promise<Fan> => {
      const { json } = await rest<{ token: string; account: { id: string } }>(
        'POST',
        '/api/public/accounts',
        {
          host: luna.host,
          body: {
            profileId: luna.profile.id,
            firstName: 'Ana',
            lastName: 'Again',
            email: address,
            password: 'sea-glass-4711',
          },
        },
      )
      await payload.update({
        collection: slugs.publicAccounts,
        id: json.account.id,
        data: { emailVerifiedAt: new Date().toISOString() } as never,
      })
      return { email, id: json.account.id, token: json.token }
    }
    await asOwner('PUT', blockPath(writer))
    await leave(writer.id)
    const again = await signUp(email.toUpperCase())
    expect((await comment('Me again', again)).json.message).toBe(postsMessages.commentsBlocked)
    const { rows } = await (payload.db as unknown as PostgresAdapter).drizzle.execute(
      sql`select * from blocked_emails`,
    )
    expect(JSON.stringify(rows)).not.toContain(email)
    // Who copies the table can try out no addresses.
    const guess = createHash('sha256').update(`${luna.profile.id}:${email}`).digest('hex')
    expect(rows).toEqual([
      expect.objectContaining({ email_hash: expect.not.stringContaining(guess) }),
    ])

    expect((await asOwner('DELETE', blockPath(again))).status).toBe(204)
    await leave(again.id)
    expect((await comment('Forgiven', await signUp(email))).status).toBe(201)
  })

  it('slips nothing through while being blocked', async () => {
    const { drizzle } = payload.db as unknown as PostgresAdapter
    let late: Promise<unknown> = Promise.resolve()
    let block: Promise<unknown> = Promise.resolve()
    // A comment cannot be finished while its post is locked.
    await drizzle.transaction(async (tx) => {
      await tx.execute(sql`select id from posts where id = ${postId} for update`)
      late = comment('Late')
      await untilLocked(payload)
      block = asOwner('PUT', blockPath(writer), { body: { hideComments: true } })
      await untilLocked(payload, 2)
    })
    await Promise.all([late, block])
    expect(await seenBy(reader)).toEqual([])
  })
})

it('is for the artist of the site alone', async () => {
  await report()
  for (const what of ['hide', 'show', 'dismiss-reports']) {
    expect(await act(what, kito)).toBe(404)
    const asVisitor = await rest('POST', `/api/comments/${commentId}/${what}`, {
      host: luna.host,
      token: writer.token,
      body: {},
    })
    expect(asVisitor.status).toBe(401)
  }
  expect(await stored()).toMatchObject({ openReports: 1, hiddenAt: null })
  for (const method of ['PUT', 'DELETE']) {
    expect((await asOwner(method, blockPath(writer), { by: kito })).status).toBe(404)
    // The own site with the fan of another.
    expect((await asOwner(method, blockPath(writer, kito), { by: kito })).status).toBe(404)
  }
  expect((await comment('Still here')).status).toBe(201)
})

it('leads from a comment to its post, for those who may see it', async () => {
  const place = (id: string, host = luna.host) =>
    rest('GET', `/api/public/comments/${id}`, { host })
  expect(await place(commentId)).toMatchObject({ status: 200, json: { postId } })
  expect((await place(commentId, kito.host)).status).toBe(404)
  postId = (await createPost(payload, luna.profile.id, { visibility: 'members' })).id
  const hidden = (await comment('For members')).json.id
  expect((await place(hidden)).status).toBe(403)
})
