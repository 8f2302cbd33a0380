import { createLocalReq } from 'payload'
import { beforeEach, describe, expect, it } from 'vitest'
import type { EmailPreview, StoredEmail } from '@/src/core/contracts/audience/emails'
import { shippedTemplate } from '@/src/core/email/registry'
import type { ErrorBody } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import type { PageDocument, PageNode } from '@/src/core/page-document/schema'
import { richTextOf } from '@/src/core/rich-text'
import { slugs } from '@/src/core/slugs'
import { readMail } from '@/src/server/mail/read-mail'
import { sendNewsletter } from '@/src/server/newsletters/send-newsletter'
import { createOwner, createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Answer = StoredEmail & EmailPreview & ErrorBody & { to: string }

let newsletter: string

const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')
const data = { profile: luna.profile.id, name: 'News' }
const list = (await payload.create({ collection: slugs.emailLists, data })).id
const subscriber = { profile: luna.profile.id, list, email: 'ada@example.com' }
await payload.create({
  collection: slugs.subscribers,
  data: { ...subscriber, status: 'confirmed' },
})

beforeEach(async () => {
  newsletter = await create({})
})

async function create(data: object): Promise<string> {
  const { json } = await rest<{ doc: { id: string } }>('POST', '/api/newsletters?depth=0', {
    token: luna.owner.token,
    body: { profile: luna.profile.id, subject: 'New songs', audience: 'list', list, ...data },
  })
  return json.doc.id
}

const call = (method: string, path: string, body?: unknown, token = luna.owner.token) =>
  rest<Answer>(method, `/api/newsletters/${newsletter}${path}`, { token, body })

const read = async () => (await call('GET', '/layout')).json

/** A paragraph more, below what is there. */
function withWords(layout: unknown, ...lines: string[]): PageDocument {
  const { nodes, version } = layout as PageDocument
  const [rootId = '', root] =
    Object.entries(nodes).find(([, { type }]) => type === 'email-root') ?? []
  const doc = richTextOf('paragraph', ...lines) as unknown as PageNode['props'][string]
  return {
    version,
    nodes: {
      ...nodes,
      [rootId]: { ...(root as PageNode), children: [...(root?.children ?? []), 'more'] },
      more: { type: 'email-text', props: { doc }, children: [], v: 1 },
    },
  }
}

async function write(...lines: string[]): Promise<StoredEmail> {
  const { subject, layout, rev } = await read()
  return (await call('PUT', '/layout', { subject, layout: withWords(layout, ...lines), rev })).json
}

async function mails() {
  const { rows } = await payload.db.pool.query<{
    subject: string
    html: string
    text: string
  }>(
    `select subject, mail_bodies.html, mail_bodies.text
     from mail_log join mail_bodies on mail_bodies.id = body_id where mail_bodies.key = $1`,
    [`newsletter:${newsletter}`],
  )
  return rows
}

describe('a newsletter in the editor', () => {
  it("begins as the artist's form for newsletters, is saved, and is sent as it was saved", async () => {
    const start = await read()
    expect(start).toMatchObject({ subject: 'New songs', rev: 0, isChanged: false })
    expect(JSON.stringify(start.layout)).toContain('New songs')

    const saved = await write('Hello {{customer.firstName}}, three <new> songs.')
    expect(saved).toMatchObject({ rev: 1, isChanged: true, hasUnpublished: false })
    expect((await call('POST', '/send')).status).toBe(200)
    await sendNewsletter(payload, newsletter)
    const [mail] = await mails()
    expect(mail?.html).toContain('Hello {{firstName}}, three &lt;new&gt; songs.')
    expect(mail?.html).toContain('because you joined the email list of Luna')
    expect(mail?.html).toContain('unsubscribe?token={{leaveToken}}')
    expect(mail?.text).toContain('three <new> songs.')
    const { rows } = await payload.db.pool.query(
      `select "values"->>'firstName' as name from mail_log where "to" = 'ada@example.com'
       order by created_at desc limit 1`,
    )
    expect(rows).toEqual([{ name: ownerMessages.newsletters.noFirstName }])
  })

  it('is not sent while nothing is written, nor changed once it is on its way', async () => {
    const { subject, layout } = await read()
    await call('PUT', '/layout', { subject, layout, rev: 0 })
    const empty = await call('POST', '/send')
    expect([empty.status, empty.json.message]).toEqual([409, ownerMessages.newsletters.noText])

    await write('Hello')
    await call('POST', '/schedule', { at: new Date(Date.now() + 3_600_000).toISOString() })
    const late = await call('PUT', '/layout', { subject: 'Other', layout, rev: 2 })
    expect([late.status, late.json.message]).toEqual([403, ownerMessages.newsletters.closed])
    expect((await call('DELETE', '/layout')).status).toBe(403)
    await call('POST', '/cancel')
    expect((await call('PUT', '/layout', { subject: 'Other', layout, rev: 2 })).status).toBe(200)
  })

  it('is not overwritten by who has not seen what is stored, and can be begun again', async () => {
    const { subject, layout } = await read()
    await write('Hello')
    const stale = await call('PUT', '/layout', { subject, layout, rev: 0 })
    expect([stale.status, stale.json.code]).toEqual([409, 'STALE_REVISION'])
    const again = await call('DELETE', '/layout')
    expect(again.json).toMatchObject({ layout, rev: 2, isChanged: false })
  })

  it.each([
    ['a variable it does not know', '{{order.url}}'],
    ['half a variable', 'Hi {{customer'],
  ])('takes no %s', async (_, words) => {
    const { subject, layout } = await read()
    const body = { subject, layout: withWords(layout, words), rev: 0 }
    expect((await call('PUT', '/layout', body)).status).toBe(400)
    const patched = await call('PATCH', '?depth=0', { layout: withWords(layout, words) })
    expect(patched.status).toBe(400)
  })

  it('says before it is sent what its receivers could do nothing with', async () => {
    const { subject, layout } = await read()
    const { nodes, version } = withWords(layout, 'Hello')
    const button: PageNode = { type: 'email-button', props: {}, children: [], v: 1 }
    const save = (more: PageNode, rev: number) =>
      call('PUT', '/layout', { subject, layout: { version, nodes: { ...nodes, more } }, rev })
    await save(button, 0)
    const { json } = await call('GET', '/audience')
    expect(json).toEqual({ count: 1, unfinished: ['This button leads nowhere yet.'] })
    await save({ ...button, props: { href: 'https://luna.example/' } }, 1)
    expect((await call('GET', '/audience')).json).toEqual({ count: 1, unfinished: [] })
  })

  it('takes no blocks of pages', async () => {
    const { nodes } = shippedTemplate('newsletter').document
    const layout = {
      version: 1,
      nodes: {
        root: { ...nodes.root, children: ['a'] },
        a: { type: 'text', props: {}, children: [], v: 1 },
      },
    }
    expect((await call('PUT', '/layout', { subject: 'x', layout, rev: 0 })).status).toBe(400)
  })

  it('too large for mail programs is refused when it is sent, in plain words', async () => {
    await write(...Array.from({ length: 60 }, () => 'Slow songs for long roads. '.repeat(80)))
    const { status, json } = await call('POST', '/send')
    expect([status, json.message]).toEqual([409, ownerMessages.email.tooLarge])
  })

  it('written as plain text before is sent as it was, and opens in the editor with its words', async () => {
    newsletter = await create({ text: 'Hi {{firstName}}\n\nOld words.' })
    expect(JSON.stringify((await read()).layout)).toContain('Old words.')
    await call('POST', '/send')
    await sendNewsletter(payload, newsletter)
    expect((await mails())[0]?.html).toContain('Old words.')
  })
})

it('written as plain text greets by the first name too, or by what stands for one', async () => {
  const words = 'Hi {{customer.firstName}}'
  newsletter = await create({ subject: `${words}!`, previewText: `${words}?`, text: `${words}.` })
  await call('POST', '/send')
  await sendNewsletter(payload, newsletter)
  const { rows } = await payload.db.pool.query<{ id: string; subject: string }>(
    `select id, subject from mail_log
     where body_id = (select id from mail_bodies where key = $1)`,
    [`newsletter:${newsletter}`],
  )
  const name = ownerMessages.newsletters.noFirstName
  expect(rows.map(({ subject }) => subject)).toEqual([`Hi ${name}!`])
  const owner = await payload.findByID({ collection: slugs.users, id: luna.owner.id })
  const user = { ...owner, collection: slugs.users } as const
  const mail = await readMail(await createLocalReq({ user }, payload), rows[0]?.id ?? '')
  expect(mail?.text).toContain(`Hi ${name}.`)
  expect(mail?.html).toContain(`Hi ${name}?`)
})

describe('previews and tests', () => {
  it('show what is being written, stored or not, to a fan by a sample name', async () => {
    const { layout } = await read()
    const body = { subject: 'Soon', layout: withWords(layout, 'Hi {{customer.firstName}}!') }
    const { json } = await call('POST', '/layout/preview', body)
    expect(json.subject).toBe('Soon')
    expect(json.html).toContain('Hi Ana!')
    expect(json.html).not.toContain('{{')
    const sent = await call('POST', '/layout/test', body)
    expect(sent.json).toEqual({ to: luna.owner.email, hasMailServer: false })
    expect((await read()).isChanged).toBe(false)
    const empty = await call('POST', '/layout/test', { subject: 'Soon', layout })
    expect([empty.status, empty.json.message]).toEqual([409, ownerMessages.newsletters.noText])
  })
})

describe('two who write at the same time', () => {
  it('are told of each other, and only one saves', async () => {
    const { token } = await createOwner(payload, [luna.profile.id])
    const taken = await call('POST', '/lock', {})
    expect(taken.json).toEqual({ holder: null, isOpenElsewhere: false })
    const other = await rest<{ holder: { name: string } | null }>(
      'POST',
      `/api/newsletters/${newsletter}/lock`,
      { token, body: {} },
    )
    expect(other.json.holder).not.toBeNull()
    const { subject, layout } = await read()
    expect((await call('PUT', '/layout', { subject, layout, rev: 0 }, token)).status).toBe(409)
    expect((await call('DELETE', '/lock')).status).toBe(204)
    expect((await call('PUT', '/layout', { subject, layout, rev: 0 }, token)).status).toBe(200)
  })
})

it.each([
  ['GET', '/layout', undefined],
  ['PUT', '/layout', { subject: 'x', layout: {}, rev: 0 }],
  ['DELETE', '/layout', undefined],
  ['POST', '/layout/preview', { subject: 'x', layout: {} }],
  ['POST', '/layout/test', { subject: 'x', layout: {} }],
  ['POST', '/lock', {}],
  ['DELETE', '/lock', undefined],
] as const)('is nobody else’s: %s %s', async (method, path, body) => {
  expect((await call(method, path, body, kito.owner.token)).status).toBe(404)
  const nobody = await rest(method, `/api/newsletters/${newsletter}${path}`, { body })
  expect(nobody.status).toBe(401)
})
