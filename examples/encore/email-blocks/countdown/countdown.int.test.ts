import { expect, it } from 'vitest'
import { openNewsletters } from '@/plugins/newsletters/testing/open-newsletters'
import type { StoredEmail } from '@/src/core/contracts/audience/emails'
import { newNode } from '@/src/core/page-document/new-node'
import type { PageDocument } from '@/src/core/page-document/schema'
import { richTextOf } from '@/src/core/rich-text'
import { sendNewsletter } from '@/src/server/newsletters/send-newsletter'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const { luna, current, call, join, mails } = await openNewsletters()

it('stands in a newsletter with the days that are left', async () => {
  await join('ada@example.com')
  const path = `/api/newsletters/${current.newsletter}/layout`
  const { token } = luna.owner
  const { subject, layout, rev } = (await rest<StoredEmail>('GET', path, { token })).json
  const { nodes, version } = layout as PageDocument
  const [rootId = ''] = Object.entries(nodes).find(([, { type }]) => type === 'email-root') ?? []
  const moment = new Date(Date.now() + 3 * 24 * 3_600_000).toISOString()
  const document = {
    version,
    nodes: {
      ...nodes,
      [rootId]: {
        ...nodes[rootId],
        children: [...(nodes[rootId]?.children ?? []), 'words', 'clock'],
      },
      words: newNode('email-text', { doc: richTextOf('paragraph', 'Hello') }),
      clock: newNode('encore/countdown', { title: 'Salt & Signal', moment }),
    },
  }
  const body = { subject, layout: document, rev }
  expect((await rest('PUT', path, { token, body })).status).toBe(200)
  expect((await call('POST', '/send')).status).toBe(200)
  await sendNewsletter(payload, current.newsletter)
  const [mail] = await mails()
  expect(mail?.html).toContain('<strong>In 3 days: Salt &amp; Signal</strong>')
  expect(mail?.text).toContain('In 3 days: Salt & Signal')
})
