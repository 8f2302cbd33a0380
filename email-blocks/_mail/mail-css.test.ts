import { describe, expect, it } from 'vitest'
import { sampleMedia, sampleProducts } from '@/blocks/_kit/test-kit'
import { prepareEmail } from '@/email-blocks/_mail/prepare-email'
import { cssProblems } from '@/email-blocks/_mail/testing/css-problems'
import { sampleSite } from '@/email-blocks/_mail/testing/sample-site'
import { mailDocument } from '@/src/core/email/define-mail'
import type { MailRow } from '@/src/core/email/mail-context'
import { emailTemplates, shippedTemplate } from '@/src/core/email/registry'
import { sampleFacts } from '@/src/core/email/sample'
import type { PageDocument } from '@/src/core/page-document/schema'
import { type Sketch, sketch } from '@/src/core/page-document/templates/sketch'
import { type RichTextDoc, richTextOf } from '@/src/core/rich-text'
import { everyNode } from '@/src/rich-text/testing/every-node'
import { elementNode, textNode } from '@/src/rich-text/testing/test-render'

const hebrew = 'שלום לכולם'

async function htmlOf(
  document: PageDocument,
  lists: Readonly<Record<string, readonly MailRow[]>> = {},
  name?: string,
): Promise<string> {
  const site = sampleSite('paper')
  const compose = await prepareEmail({
    subject: 'Form',
    document,
    context: {
      ...site,
      profile: { ...site.profile, ...(name && { name }) },
      data: { ...site.data, media: async () => sampleMedia },
    },
  })
  return compose({ values: {}, lists, unsubscribeUrl: 'https://luna.example/u' }).html
}

const mailOf = (blocks: Sketch[], reason = 'You are on the list.') =>
  mailDocument({ preheader: 'Soon', heading: 'Form', blocks, reason })

const sides = ['left', 'center', 'right'] as const
const words = sketch('email-text', { doc: richTextOf('paragraph', 'Words') })

const blocks = [
  ...sides.flatMap((align) => [
    sketch('email-text', { doc: everyNode(sampleMedia.id), align }),
    sketch('email-text', { doc: placedWords(), align }),
    sketch('email-button', { label: 'Listen', href: 'https://luna.example', align }),
    sketch('email-image', { media: sampleMedia.id, align }),
    sketch('email-social', { align }),
  ]),
  sketch('email-columns', { count: 3, background: '#ffeecc', padding: 16 }, [words, words, words]),
  sketch('email-products', { count: 2, products: sampleProducts.map(({ id }) => id) }),
  sketch('email-order-lines'),
  sketch('email-divider'),
  sketch('email-spacer'),
]

/** Words on every side that an editor knows, in both directions, at a depth. */
function placedWords(): RichTextDoc {
  const formats = ['', 'left', 'start', 'center', 'right', 'end', 'justify']
  const said = formats.flatMap((format) =>
    ['Hello all', hebrew].flatMap((text) => [
      elementNode('paragraph', { format, indent: 2 }, textNode(text)),
      elementNode('heading', { tag: 'h2', format, indent: 1 }, textNode(text)),
      elementNode('quote', { format, indent: 1 }, textNode(text)),
      ...['bullet', 'number', 'check'].map((listType) =>
        elementNode('list', { listType }, elementNode('listitem', { format }, textNode(text))),
      ),
    ]),
  )
  return { root: elementNode('root', {}, ...said) }
}

describe('the styles of a mail', () => {
  it.each([...emailTemplates.keys()])('are known to all large programs in %s', async (key) => {
    const template = shippedTemplate(key)
    const compose = await prepareEmail({ ...template, context: sampleSite('midnight') })
    expect(cssProblems(compose(sampleFacts(template)).html)).toEqual([])
  })

  it('are known to them with all that artists can put into one', async () => {
    const lines = [{ label: 'Shirt', detail: 'Black', amount: '$20.00', url: '/shirt' }]
    const html = await htmlOf(mailOf(blocks), { 'order.lines': lines })
    for (const part of ['<blockquote', '<ol', '<pre', 'bs-column', '$20.00', '<th']) {
      expect(html).toContain(part)
    }
    expect(cssProblems(html)).toEqual([])
  })

  it('are told apart from those that are not', () => {
    const lost = [
      'padding-inline-start:4px',
      'border-inline-start:1px solid #000000',
      'margin-block:0',
      'text-align:start',
      'display:flex',
      'gap:4px',
      'color:var(--color-text)',
      'color:rgba(0, 0, 0, 0.5)',
      'color:#0f08',
      'width:calc(100% - 4px)',
      'position:absolute',
    ]
    for (const style of lost) {
      expect(cssProblems(`<p style="margin:0;${style}">`)).toEqual([style])
      expect(cssProblems(`<style>@media(max-width:9px){.a{${style}}}</style>`)).toEqual([style])
    }
    const kept = 'width:50%;width:calc(100% - 4px);display:inline-block;color:#00ff00'
    expect(cssProblems(`<p style="${kept}">`)).toEqual([])
    expect(cssProblems('<div style="max-width:600px">')).toHaveLength(1)
  })
})

it('says in two ways on which side the words of a mail stand, which its frame would centre', async () => {
  const html = await htmlOf(mailOf([words]))
  expect(html).toMatch(/<td class="bs-card bs-pad" align="left" style="[^"]*text-align:left/)
  expect(html).toMatch(/<td class="bs-quiet bs-pad-side" align="left" style="[^"]*text-align:left/)
})

it('turns what is written from right to left', async () => {
  const lists = { 'order.lines': [{ label: hebrew, amount: '$20.00' }] }
  const document = mailOf([sketch('email-order-lines')], hebrew)
  const html = await htmlOf(document, lists, hebrew)
  expect(html).toMatch(/<table dir="rtl" data-text-format="rows"/)
  expect(html).toMatch(/<td [^>]*align="right" style="[^"]*text-align:right[^>]*>שלום/)
  expect(html).toMatch(/<td [^>]*align="left" style="[^"]*padding:12px 16px 12px 0[^>]*>\$20/)
  expect(html).toMatch(/<td class="bs-quiet bs-pad-side" align="right"/)
})
