import { describe, expect, it } from 'vitest'
import { shippedTemplate } from '@/src/core/email/registry'
import { mailVariables, type VariableName } from '@/src/core/email/variables'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import type { PageDocument, PageNode } from '@/src/core/page-document/schema'
import { richTextOf } from '@/src/core/rich-text'
import { slugs } from '@/src/core/slugs'
import { composeTemplate } from '@/src/server/mail/compose-template'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Tenant = Awaited<ReturnType<typeof createTenant>>
type Stored = {
  doc: { id: string; key: string; subject: string; layout: PageDocument; rev: number }
  code: string
  message: string
  errors: { field: string; message: string }[]
}

const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')

const path = '/api/email-templates'
const reset = shippedTemplate('password-reset')

const save = (body: object, tenant = luna, profile = tenant.profile.id) =>
  rest<Stored>('POST', `${path}?depth=0`, { token: tenant.owner.token, body: { ...body, profile } })

const text = (...lines: string[]): PageNode => ({
  type: 'email-text',
  props: { doc: richTextOf('paragraph', ...lines) as unknown as PageNode['props'][string] },
  children: [],
  v: 1,
})

/** The shipped mail with something more in it. */
function withBlocks(blocks: Record<string, PageNode>, key = 'password-reset'): PageDocument {
  const { nodes, version } = shippedTemplate(key).document
  const [rootId = '', root] =
    Object.entries(nodes).find(([, { type }]) => type === 'email-root') ?? []
  return {
    version,
    nodes: {
      ...nodes,
      ...blocks,
      [rootId]: {
        ...(root as PageNode),
        children: [...(root?.children ?? []), ...Object.keys(blocks)],
      },
    },
  }
}

const compose = (tenant: Tenant, values = {}) =>
  composeTemplate(tenant.profile.id, 'password-reset', { values })

describe('an email in an artist’s own form', () => {
  it('begins as shipped, is sent instead, and is shipped again once it is deleted', async () => {
    const { status, json } = await save({ key: 'password-reset' })
    expect(status).toBe(201)
    expect(json.doc).toMatchObject({ subject: reset.subject, layout: reset.document, rev: 0 })

    const one = `${path}/${json.doc.id}`
    const changed = await rest<Stored>('PATCH', `${one}?depth=0`, {
      token: luna.owner.token,
      body: {
        rev: 0,
        key: 'receipt',
        subject: 'A key for {{site.name}}',
        layout: withBlocks({ more: text('Yours, {{site.name}}') }),
      },
    })
    expect(changed.json.doc).toMatchObject({ key: 'password-reset', rev: 1 })
    const mail = await compose(luna, { 'reset.url': 'https://luna.example/r?token=a&b' })
    expect(mail.subject).toBe('A key for Luna')
    expect(mail.html).toContain('Yours, Luna')
    expect(mail.html).toContain('href="https://luna.example/r?token=a&amp;b"')
    expect(mail.text).toContain('Yours, Luna')
    expect((await compose(kito)).subject).toBe('Set a new password for Kito')

    const stale = await rest<Stored>('PATCH', one, {
      token: luna.owner.token,
      body: { rev: 0, subject: 'Late' },
    })
    expect([stale.status, stale.json.code]).toEqual([409, 'STALE_REVISION'])
    expect((await save({ key: 'password-reset' })).status).toBe(400)

    expect((await rest('DELETE', one, { token: luna.owner.token })).status).toBe(200)
    expect((await compose(luna)).subject).toBe('Set a new password for Luna')
  })

  it('is for the owner of the site alone', async () => {
    const { json } = await save({ key: 'welcome' })
    const one = `${path}/${json.doc.id}`
    for (const token of [undefined, luna.visitor.token]) {
      expect((await rest('GET', one, { token })).status).toBe(403)
    }
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      const body = method === 'PATCH' ? { subject: 'Taken' } : undefined
      expect((await rest(method, one, { token: kito.owner.token, body })).status).toBe(404)
    }
    expect((await save({ key: 'shipped' }, kito, luna.profile.id)).status).toBe(403)
    expect((await save({ key: 'welcome' }, kito)).status).toBe(201)
  })

  const without = (type: string): PageDocument => {
    const { nodes } = reset.document
    const gone = Object.keys(nodes).filter((id) => nodes[id]?.type === type)
    const kept = Object.entries(nodes)
      .filter(([id]) => !gone.includes(id))
      .map(([id, node]) => [
        id,
        { ...node, children: node.children.filter((child) => !gone.includes(child)) },
      ])
    return { version: 1, nodes: Object.fromEntries(kept) }
  }
  const atTop = (node: PageNode): PageDocument => {
    const { root, ...nodes } = reset.document.nodes
    const [first = '', last = ''] = root?.children ?? []
    return {
      version: 1,
      nodes: {
        ...nodes,
        odd: node,
        root: { ...(root as PageNode), children: [first, 'odd', last] },
      },
    }
  }

  it.each<[string, object, string]>([
    ['that does not exist', { key: 'no-such-mail' }, 'key'],
    ['without a subject', { subject: ' ' }, 'subject'],
    ['with an endless subject', { subject: 'x'.repeat(151) }, 'subject'],
    ['with an unknown variable in the subject', { subject: '{{order.url}}' }, 'subject'],
    ['with an unknown variable', { layout: withBlocks({ a: text('{{order.url}}') }) }, 'layout.a'],
    ['with half a variable', { layout: withBlocks({ a: text('{{site.na') }) }, 'layout.a'],
    ['without what it needs', { layout: without('email-button') }, 'layout'],
    ['without its footer', { layout: without('email-footer') }, 'layout'],
    ['with a block beside the mail', { layout: atTop(text('x')) }, 'layout.odd'],
    [
      'with a block of pages',
      { layout: withBlocks({ a: { ...text(), type: 'text' } }) },
      'layout.a',
    ],
  ])('%s is refused', async (_what, body, field) => {
    const { status, json } = await save({ key: 'password-reset', ...body })
    expect([status, json.code]).toEqual([400, 'VALIDATION_FAILED'])
    expect(json.errors.map((each) => each.field)).toContain(field)
  })

  it('that mail programs would cut off is refused, in plain words', async () => {
    const long = text(...Array.from({ length: 60 }, () => 'Slow songs for long roads. '.repeat(80)))
    const { status, json } = await save({ key: 'gift', layout: withBlocks({ long }, 'gift') })
    expect([status, json.message]).toEqual([413, ownerMessages.email.tooLarge])
  })

  it('that is too large only this time is sent as shipped', async () => {
    const half = text(...Array.from({ length: 38 }, () => 'Slow songs for long roads. '.repeat(80)))
    const layout = withBlocks({ half }, 'contact')
    expect((await save({ key: 'contact', subject: 'Own', layout })).status).toBe(201)
    const write = (message: string) =>
      composeTemplate(luna.profile.id, 'contact', {
        values: { 'contact.email': 'a@example.com', 'contact.message': message },
      })
    expect((await write('Hello')).subject).toBe('Own')
    const mail = await write('<'.repeat(limits.contact.messageMax))
    expect(mail.subject).toBe('A new message from your website Luna')
    expect(Buffer.byteLength(mail.html)).toBeLessThan(limits.email.htmlMaxBytes)
  })

  it.each([
    ['gift', 'gift.from'],
    ['gift', 'gift.message'],
    ['gift-receipt', 'gift.recipient'],
    ['contact', 'contact.name'],
  ])('%s has no {{%s}} in its subject, which strangers read', async (key, name) => {
    const body = { key, subject: `From {{ ${name} }}` }
    const { status, json } = await save(body, kito)
    expect([status, json.code]).toEqual([400, 'VALIDATION_FAILED'])
    const { label } = mailVariables[name as VariableName]
    const message = ownerMessages.email.visitorsWords(label)
    expect(json.errors).toEqual([{ field: 'subject', message }])
    const draft = { subject: body.subject, layout: shippedTemplate(key).document }
    expect((await save({ key, draft }, kito)).status).toBe(400)
  })

  it('that had such a subject keeps its looks and is sent with the shipped one', async () => {
    const layout = withBlocks({ more: text('With love') }, 'gift')
    const { json } = await save({ key: 'gift', subject: 'Own', layout }, kito)
    const write = () =>
      composeTemplate(kito.profile.id, 'gift', { values: { 'gift.from': 'Win a prize' } })
    expect((await write()).subject).toBe('Own')
    await payload.db.pool.query(
      `update email_templates set subject = '{{gift.from}} wrote' where id = $1`,
      [json.doc.id],
    )
    const { subject, text: words } = await write()
    expect(subject).toBe('A gift for you from Kito')
    expect(words).toContain('With love')
  })

  it('loses unsafe addresses and settings nobody draws', async () => {
    const button: PageNode = {
      type: 'email-button',
      props: { label: 'Go', href: 'java\tscript:alert(1)', onclick: 'x' },
      children: [],
      v: 1,
      layout: { base: { width: 100 } } as PageNode['layout'],
    }
    const { json } = await save({ key: 'receipt', layout: withBlocks({ button }, 'receipt') })
    expect(json.doc.layout.nodes.button).toEqual({
      type: 'email-button',
      props: { label: 'Go', href: 'about:blank' },
      children: [],
      v: 1,
    })
  })
})

it('is sent without a list that it does not have, which a former release let it be published with', async () => {
  const { json } = await save({ key: 'email-changed', subject: 'Welcome aboard' }, kito)
  const list: PageNode = { type: 'email-order-lines', v: 1, props: {}, children: [] }
  const layout = withBlocks({ list, more: text('Ours to the end') }, 'email-changed')
  await payload.db.pool.query('update email_templates set layout = $2 where id = $1', [
    json.doc.id,
    JSON.stringify(layout),
  ])
  const mail = await composeTemplate(kito.profile.id, 'email-changed', {})
  expect(mail.subject).toBe('Welcome aboard')
  expect(mail.text).toContain('Ours to the end')

  const again = await rest<Stored>('PATCH', `${path}/${json.doc.id}`, {
    token: kito.owner.token,
    body: { rev: json.doc.rev, subject: 'Welcome back', layout },
  })
  expect([again.status, again.json.errors[0]?.message]).toEqual([
    400,
    expect.stringContaining('“What was ordered”'),
  ])
})

it('keeps and leaves undrawn a block of a plugin that was taken out, and says what stands in it', async () => {
  const { json } = await save({ key: 'email-changed', subject: 'Hello' }, luna)
  const stamp: PageNode = { type: 'acme/stamp', v: 1, props: { ink: 'red' }, children: ['more'] }
  const { version, nodes } = withBlocks({ stamp }, 'email-changed')
  const layout = { version, nodes: { ...nodes, more: text('Ours to the end') } }
  await payload.db.pool.query('update email_templates set layout = $2 where id = $1', [
    json.doc.id,
    JSON.stringify(layout),
  ])
  const mail = await composeTemplate(luna.profile.id, 'email-changed', {})
  expect(mail.subject).toBe('Hello')
  expect(mail.text).toContain('Ours to the end')

  const change = (change: PageNode) =>
    rest<Stored>('PATCH', `${path}/${json.doc.id}`, {
      token: luna.owner.token,
      body: {
        ...{ rev: json.doc.rev, subject: 'Hello again' },
        layout: { version, nodes: { ...layout.nodes, stamp: change } },
      },
    })
  expect((await change({ ...stamp, props: { ink: 'blue' } })).status).toBe(400)
  const again = await change(stamp)
  expect([again.status, again.json.doc.layout.nodes.stamp]).toEqual([200, stamp])
})

it('is sent as shipped where only a block that is gone says what the mail needs', async () => {
  const stamp: PageNode = {
    type: 'acme/stamp',
    v: 1,
    props: { url: '{{reset.url}}' },
    children: [],
  }
  const { json } = await save({ key: 'password-reset', subject: 'Mine' }, luna)
  const shipped = withBlocks({ stamp })
  const nodes = Object.entries(shipped.nodes).map(([id, node]) => [
    id,
    JSON.stringify(node.props).includes('reset.url') && node !== stamp
      ? { ...text('No link'), children: node.children }
      : node,
  ])
  await payload.db.pool.query('update email_templates set layout = $2 where id = $1', [
    json.doc.id,
    JSON.stringify({ ...shipped, nodes: Object.fromEntries(nodes) }),
  ])
  expect((await compose(luna)).subject).toBe('Set a new password for Luna')
})

it('ends with the artist’s postal address, which no page shows', async () => {
  await payload.update({
    collection: slugs.profiles,
    id: kito.profile.id,
    data: { postalAddress: '3 Kabuki Road\nOsaka' },
  })
  expect((await compose(kito)).text).toContain('Kito · 3 Kabuki Road · Osaka')
})
