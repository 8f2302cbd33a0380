import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { forgetUntouchedPosts } from '@/plugins/posts/server/make-post'
import type { PostApi } from '@/plugins/posts/store/post-api'
import { createPostStore } from '@/plugins/posts/store/post-store'
import { expectNothingLost } from '@/src/admin/writing/testing/two-windows'
import type { PostMail } from '@/src/core/contracts/audience/newsletters'
import type { PostWire } from '@/src/core/contracts/members/post-answers'
import type { PostForm } from '@/src/core/contracts/members/post-form'
import type { WrittenPost, WrittenPosts } from '@/src/core/contracts/members/post-form-answers'
import type { ErrorBody } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { richTextOf } from '@/src/core/rich-text'
import { slugs } from '@/src/core/slugs'
import { previewHeaders } from '@/src/core/urls/preview'
import { signPlay } from '@/src/server/pages/preview-token'
import { getPostRecord } from '@/src/server/site-data'
import { runSql } from '@/src/server/transaction'
import { createTenant, createVisitor } from '@/src/testing/factories'
import { createPost, createPostPicture, createTier } from '@/src/testing/posts'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const messages = ownerMessages.posts
const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')
const gold = await createTier(payload, luna.profile.id, 'Gold', 900)

type Answer = WrittenPost & ErrorBody

const call = <Body = Answer>(method: string, path: string, body?: unknown, who = luna) =>
  rest<Body>(method, `/api/profiles/${luna.profile.id}/posts${path}`, {
    token: who.owner.token,
    body,
  })

const read = async (id: string) => (await call('GET', `/${id}`)).json

async function make(change: Partial<PostForm> = {}): Promise<WrittenPost> {
  const { json } = await call<{ id: string }>('POST', '')
  const post = await read(json.id)
  return Object.keys(change).length > 0 ? (await write(post, change)).json : post
}

const write = ({ id, rev, form }: WrittenPost, change: Partial<PostForm>) =>
  call('PUT', `/${id}`, { rev, form: { ...form, ...change } })

const setState = ({ id }: { id: string }, body: object) => call('POST', `/${id}/state`, body)

const poll = { question: '', options: [{ id: 'a1', text: '' }], closesAt: null }
const tomorrow = () => new Date(Date.now() + 24 * 3600 * 1000).toISOString()

it('is one untouched draft until something is written, and is forgotten after a day', async () => {
  const [first, again] = await Promise.all([make(), make()])
  expect([again.id, first.form.caption, first.state]).toEqual([first.id, '', 'draft'])
  await write(first, { caption: 'Salt' })
  const other = await make()
  expect(other.id).not.toBe(first.id)
  await payload.db.pool.query(
    `update posts set updated_at = now() - interval '25 hours' where id = any($1::uuid[])`,
    [[first.id, other.id]],
  )
  await forgetUntouchedPosts(payload)
  expect([(await read(first.id)).id, (await call('GET', `/${other.id}`)).status]).toEqual([
    first.id,
    404,
  ])
})

it('keeps a draft as it is typed, also what no post may be', async () => {
  const made = await make({ caption: 'Draft' })
  const typed = { caption: '  ', poll, visibility: 'tiers', tiers: [] } as const
  const { json } = await write(made, { ...typed, tiers: [] })
  expect(json.form).toMatchObject(typed)
  expect((await read(made.id)).form).toMatchObject(typed)
  expect(json.remarks.map(({ place, message }) => [place, message])).toEqual([
    ['caption', messages.noWords],
    ['poll', messages.noQuestion],
    ['tiers', expect.stringContaining('Choose at least one')],
  ])
  const refused = await setState(made, { to: 'published', mail: false })
  expect([refused.status, refused.json.errors?.map(({ field }) => field)]).toEqual([
    400,
    ['caption', 'poll.question', 'tiers'],
  ])
  // What the plain form writes counts from then on.
  const plain = await rest('PATCH', `/api/posts/${made.id}`, {
    token: luna.owner.token,
    body: { caption: 'Plain' },
  })
  expect([plain.status, (await read(made.id)).form.caption]).toEqual([200, 'Plain'])
})

it('changes nothing that is shown until it is published again', async () => {
  const made = await make({ caption: 'First' })
  const shown = (await setState(made, { to: 'published', mail: false })).json
  const changed = (await write(shown, { caption: 'Second' })).json
  expect([changed.hasUnpublished, changed.form.caption]).toEqual([true, 'Second'])
  const record = () => getPostRecord(luna.profile.id, made.id)
  expect((await record())?.caption).toBe('First')
  const again = (await setState(made, { to: 'published', mail: false })).json
  expect([(await record())?.caption, again.hasUnpublished, again.publishedAt]).toEqual([
    'Second',
    false,
    shown.publishedAt,
  ])
  await write(again, { caption: 'Third' })
  const back = (await setState(made, { to: 'as-shown' })).json
  expect([back.form.caption, back.hasUnpublished]).toEqual(['Second', false])
})

it('refuses to overwrite what another window has saved', async () => {
  const made = await make({ caption: 'One' })
  expect((await write(made, { caption: 'Two' })).status).toBe(200)
  const late = await write(made, { caption: 'Three' })
  expect([late.status, late.json.code]).toEqual([409, 'STALE_REVISION'])
})

it('has its kind from what it shows, and takes no files of others', async () => {
  const own = await createPostPicture(payload, luna.profile.id, 'own.png')
  const foreign = await createPostPicture(payload, kito.profile.id, 'foreign.png')
  const entry = (file: string) => ({ file, name: '', poster: null })
  const { json } = await write(await make({ caption: 'Files' }), {
    media: [entry(own), entry(foreign)],
  })
  expect(json.files.map(({ id }) => id)).toEqual([own])
  const shown = (await setState(json, { to: 'published', mail: false })).json
  expect(shown.form.media.map(({ file }) => file)).toEqual([own])
})

it('gives answers of a poll ids of its own', async () => {
  const answers = (first: string) => ({
    question: 'Which?',
    options: ['One', 'Two'].map((text, index) => ({ id: `${first}${index}`, text })),
    closesAt: null,
  })
  const one = (await write(await make({ caption: 'Poll' }), { poll: answers('mine') })).json
  expect(one.form.poll?.options.map(({ id }) => id)).toEqual(['mine0', 'mine1'])
  const two = (await write(await make({ caption: 'Other' }), { poll: answers('mine') })).json
  expect(two.form.poll?.options.map(({ text }) => text)).toEqual(['One', 'Two'])
  expect(two.form.poll?.options.map(({ id }) => id)).not.toContain('mine0')
})

it('is planned and mailed when it appears, once, or is called off with its mail', async () => {
  await createVisitor(payload, luna.profile.id, { isConfirmed: true })
  await createVisitor(payload, luna.profile.id, { isConfirmed: false })
  const made = await make({ caption: 'Soon' })
  const past = await setState(made, { to: 'scheduled', at: '2020-01-01T00:00:00Z', mail: true })
  expect([past.status, past.json.errors?.[0]?.message]).toEqual([400, messages.planAhead])
  const at = tomorrow()
  const planned = (await setState(made, { to: 'scheduled', at, mail: true })).json
  expect([planned.state, planned.mail?.state]).toEqual(['scheduled', 'scheduled'])
  expect(await getPostRecord(luna.profile.id, made.id)).toBeNull()
  const { json } = await rest<PostMail>('GET', `/api/posts/${made.id}/mail`, {
    token: luna.owner.token,
  })
  // Addresses that are not confirmed are left out.
  expect([json.count, json.mail?.scheduledAt]).toEqual([1, at])
  const draft = (await setState(made, { to: 'draft' })).json
  expect([draft.state, draft.mail]).toEqual(['draft', null])
  const shown = (await setState(made, { to: 'published', mail: true })).json
  expect([shown.state, shown.mail?.state]).toEqual(['published', 'sending'])
  expect((await setState(made, { to: 'published', mail: true })).status).toBe(409)
})

it('is copied without what fans did, and deleted once nobody sees it', async () => {
  const made = await make({ caption: 'Twice', poll: { ...poll, question: 'Which?' } })
  const { json } = await call<{ id: string }>('POST', `/${made.id}/copy`)
  expect(await read(json.id)).toMatchObject({
    state: 'draft',
    form: { caption: 'Twice', poll: { question: 'Which?', options: [] } },
  })
  const post = await createPost(payload, luna.profile.id)
  const refused = await call('DELETE', `/${post.id}`)
  expect([refused.status, refused.json.message]).toEqual([409, messages.published])
  expect((await call('DELETE', `/${json.id}`)).status).toBe(204)
  expect((await call('GET', `/${json.id}`)).status).toBe(404)
})

it('lists drafts, planned and shown posts, with what fans did, page by page', async () => {
  const site = await createTenant(payload, 'Mara')
  const list = async (query: string) => {
    const path = `/api/profiles/${site.profile.id}/posts${query}`
    return (await rest<WrittenPosts>('GET', path, { token: site.owner.token })).json
  }
  const add = (caption: string, options = {}) =>
    createPost(payload, site.profile.id, { caption, ...options })
  await add('Old news', { publishedAt: '2026-05-01T10:00:00.000Z' })
  const { id } = await add('New news')
  await add('Later', { publishedAt: tomorrow() })
  await add('Not yet', { isPublished: false })
  const fan = await createVisitor(payload, site.profile.id)
  await payload.create({
    collection: slugs.reactions,
    data: { profile: site.profile.id, post: id, account: fan.id, kind: 'like' },
  })
  const all = await list('')
  const named = ({ data, total }: WrittenPosts['draft']) => [
    ...data.map(({ caption }) => caption),
    total,
  ]
  expect([named(all.draft), named(all.scheduled), named(all.published)]).toEqual([
    ['Not yet', 1],
    ['Later', 1],
    ['New news', 'Old news', 2],
  ])
  expect(all.published.data[0]).toMatchObject({ likes: 1, comments: 0, mail: null, files: 1 })
  expect(all.published.data[0]?.picture?.thumbnail).toContain('/api/post-files/file/')
  const second = await list('?page=2')
  expect([named(second.draft), named(second.published)]).toEqual([[1], [2]])
  const found = await list('?query=%C3%B3ld+NEWS&state=published')
  expect([named(found.draft), named(found.published)]).toEqual([[0], ['Old news', 1]])
})

it('shows its writer what each of their fans would see, and nobody else anything', async () => {
  const picture = await createPostPicture(payload, luna.profile.id, 'secret.png')
  const made = await make({
    caption: 'Behind the lock',
    body: richTextOf('paragraph', 'Only gold'),
    media: [{ file: picture, name: '', poster: null }],
    visibility: 'tiers',
    tiers: [gold],
  })
  const { json } = await call<{ url: string }>('POST', `/${made.id}/preview`, { viewer: gold })
  const url = new URL(json.url)
  const [, token = '', viewer] = /^#play=(.+)&as=(.+)$/.exec(url.hash) ?? []
  expect([url.pathname, viewer]).toEqual([`/meta/post-preview/${made.id}`, gold])
  expect(url.search).not.toContain(token)
  const look = (as: string, { id = made.id, by = token, host = luna.host } = {}) =>
    rest<PostWire & { code?: string }>('GET', `/api/public/posts/${id}/preview`, {
      host,
      headers: { [previewHeaders.token]: by, [previewHeaders.viewer]: as },
    })
  const seen = (await look(gold)).json
  expect([seen.hasAccess, JSON.stringify(seen.text)]).toEqual([
    true,
    expect.stringContaining('Only gold'),
  ])
  for (const who of ['signed-out', 'visitor']) {
    const locked = (await look(who)).json
    expect([locked.caption, locked.hasAccess]).toEqual(['Behind the lock', false])
    expect(JSON.stringify(locked)).not.toMatch(/Only gold|secret/)
  }
  // The picture opens with the address that the preview gave, and with no other.
  const [shown] = seen.media
  const file = shown && 'url' in shown ? shown.url : ''
  const open = (path: string) => rest('GET', path, { host: luna.host })
  expect((await open(file)).status).toBe(200)
  for (const forged of [
    file.replace('&writer=true', ''),
    file.replace(/signature=\w{4}/, 'signature=0000'),
  ]) {
    expect((await open(forged)).status).toBe(404)
  }
  // Another post's token, that of pages, and none at all are worth nothing.
  const other = await make({ caption: 'Another' })
  expect((await look(gold, { id: other.id })).status).toBe(404)
  expect((await look(gold, { by: signPlay(luna.profile.id) })).status).toBe(404)
  expect((await look(gold, { by: '' })).status).toBe(404)
  expect((await look(gold, { host: kito.host })).status).toBe(404)
  const published = await rest('GET', `/api/public/posts/${made.id}`, {
    host: luna.host,
    headers: { [previewHeaders.token]: token, [previewHeaders.viewer]: gold },
  })
  expect(published.status).toBe(404)
})

it('answers 404 to other artists', async () => {
  const made = await make({ caption: 'Mine' })
  const asKito = (method: string, path: string, body?: unknown) => call(method, path, body, kito)
  const form = { rev: made.rev, form: made.form }
  for (const [method, path, body] of [
    ['GET', ''],
    ['POST', ''],
    ['GET', `/${made.id}`],
    ['PUT', `/${made.id}`, form],
    ['POST', `/${made.id}/state`, { to: 'draft' }],
    ['POST', `/${made.id}/preview`, { viewer: 'visitor' }],
    ['POST', `/${made.id}/copy`],
    ['DELETE', `/${made.id}`],
  ] as const) {
    expect([method, path, (await asKito(method, path, body)).status]).toEqual([method, path, 404])
  }
  // Nor by way of a site of one's own.
  const own = `/api/profiles/${kito.profile.id}/posts/${made.id}`
  const { status } = await rest('GET', own, { token: kito.owner.token })
  expect([status, (await read(made.id)).form.caption]).toEqual([404, 'Mine'])
  const req = await createLocalReq({}, payload)
  const rows = await runSql(req)`select 1 from posts where id = ${made.id}`
  expect(rows.length).toBe(1)
})

it('loses nothing that two windows write', async () => {
  const { id } = await make({ caption: 'Begun' })
  await expectNothingLost<PostForm, WrittenPost>({
    url: `/${id}`,
    call,
    open: (api, post) => createPostStore(api as PostApi, post),
    first: { body: richTextOf('paragraph', 'For those who may see it') },
    second: { visibility: 'members' },
    both: [{ caption: 'Salt' }, { caption: 'Sea' }],
  })
})
