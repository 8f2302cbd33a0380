import { expect, it } from 'vitest'
import { prepareEmail } from '@/email-blocks/_mail/prepare-email'
import { sampleSite } from '@/email-blocks/_mail/testing/sample-site'
import { mailDocument } from '@/src/core/email/define-mail'
import { sketch } from '@/src/core/page-document/templates/sketch'
import { contentOf } from '@/src/server/mail/mail-content'

const code = (text: string) => ({
  type: 'code',
  version: 1,
  children: [{ type: 'code-highlight', version: 1, text }],
})
const line = (text: string, format = 0) => ({
  type: 'paragraph',
  version: 1,
  children: [{ type: 'text', version: 1, text, format }],
})

/** What a receiver called Ada gets, of a body that all receivers share. */
async function sentToAda(...children: object[]) {
  const doc = { root: { type: 'root', version: 1, children } }
  const compose = await prepareEmail({
    subject: 'Code',
    document: mailDocument({
      preheader: 'For {{firstName}}{{unknown}}',
      heading: 'Code',
      blocks: [sketch('email-text', { doc })],
      reason: '',
    }),
    context: sampleSite('paper'),
  })
  const values = { 'customer.firstName': '{{firstName}}' }
  const shared = compose({ values, lists: {}, unsubscribeUrl: '', isShared: true })
  return contentOf({ values: { firstName: 'Ada' } }, shared)
}

it('leaves the braces of code in a newsletter alone, whatever they hold', async () => {
  const { html, text } = await sentToAda(
    code('render("<b>{{title}}</b>")'),
    code('{{firstName}} {{customer.firstName}} {'),
  )
  expect(html).toContain('render(&quot;&lt;b&gt;&#123;&#123;title}}&lt;/b&gt;&quot;)')
  expect(html).toContain('&#123;&#123;firstName}} &#123;&#123;customer.firstName}} &#123;')
  expect(html).toMatch(/For Ada(?!\{)/)
  expect(text).toContain('render("<b>{{title}}</b>")')
  expect(text).toContain('{{firstName}} {{customer.firstName}} {')
})

it('fills the words of a line that are marked as code, in both parts', async () => {
  const { html, text } = await sentToAda(line('{{customer.firstName}}, {{unknown}}you', 16))
  expect(html).toMatch(/<code[^>]*>Ada, you<\/code>/)
  expect(text).toContain('Ada, you')
})
