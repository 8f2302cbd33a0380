import { expect, it } from 'vitest'
import { prepareEmail } from '@/email-blocks/_mail/render-email'
import { sampleSite } from '@/email-blocks/_mail/testing/sample-site'
import { mailDocument } from '@/src/core/email/templates/compose'
import { sketch } from '@/src/core/page-document/templates/sketch'
import { contentOf } from '@/src/server/mail/mail-content'

it('leaves the braces of code in a newsletter alone', async () => {
  const line = 'render("<b>{{title}}</b>")'
  const code = {
    type: 'code',
    version: 1,
    children: [{ type: 'code-highlight', version: 1, text: line }],
  }
  const doc = { root: { type: 'root', version: 1, children: [code] } }
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
  const shared = compose({ values: {}, lists: {}, unsubscribeUrl: '' })
  const { html, text } = contentOf({ values: { firstName: 'Ada' } }, shared)
  expect(html).toContain('render(&quot;&lt;b&gt;&#123;&#123;title}}&lt;/b&gt;&quot;)')
  expect(html).toMatch(/For Ada(?!\{)/)
  expect(text).toContain(line)
})
