import { describe, expect, it } from 'vitest'
import { newsletterForm, saysSomething, startOfNewsletter } from '@/src/core/email/newsletter-form'
import { shippedTemplate } from '@/src/core/email/registry'
import { tagsIn } from '@/src/core/email/tags'
import { variablesOf } from '@/src/core/email/template'
import type { PageDocument, PageNode } from '@/src/core/page-document/schema'
import { richTextOf, storedRichText } from '@/src/core/rich-text'
import { plainText } from '@/src/rich-text/plain-text'

const shipped = shippedTemplate('newsletter')
const start = (text: string, form: Parameters<typeof startOfNewsletter>[0] = shipped) =>
  startOfNewsletter(form, { subject: 'New songs', previewText: 'Three of them', text })

const wordsOf = ({ nodes }: PageDocument) =>
  Object.values(nodes).flatMap(({ props }) => {
    const doc = storedRichText(props.doc)
    return doc ? [plainText(doc)] : []
  })

describe('a newsletter that is opened for the first time', () => {
  it('is the form of newsletters with its own words, and no variable that only forms know', () => {
    const { subject, document } = start('Hi {{firstName}},\n\nThree songs:\none and two.')
    expect(subject).toBe('New songs')
    expect(wordsOf(document)).toEqual([
      'New songs',
      'Hi {{customer.firstName}},\nThree songs:\none and two.',
    ])
    const root = Object.values(document.nodes).find(({ type }) => type === 'email-root')
    expect(root?.props.preheader).toBe('Three of them')
    const known = new Set<string>(variablesOf(newsletterForm))
    expect([...tagsIn(document)].filter((name) => !known.has(name))).toEqual([])
  })

  it('keeps what the artist made of the form around the words', () => {
    const form = { ...shipped, subject: '[Luna] {{newsletter.subject}}' }
    expect(start('', form).subject).toBe('[Luna] New songs')
    expect(Object.keys(start('').document.nodes)).toEqual(Object.keys(shipped.document.nodes))
  })
})

describe('whether a newsletter says something', () => {
  const withBlock = (type: string, props: object): PageDocument => {
    const { document } = start('')
    const more: PageNode = { type, props: props as PageNode['props'], children: [], v: 1 }
    return { ...document, nodes: { ...document.nodes, more } }
  }

  it('is not so before anything is written: the heading repeats the subject', () => {
    expect(saysSomething(start('').document)).toBe(false)
    expect(saysSomething(start('Hello').document)).toBe(true)
  })

  it.each([
    [true, 'email-text', { doc: richTextOf('paragraph', 'Hello') }],
    [false, 'email-text', { doc: richTextOf('paragraph', '  ') }],
    [false, 'email-text', { doc: richTextOf('h2', 'Only a heading') }],
    [false, 'email-text', {}],
    [true, 'email-image', { media: 'b1946ac9-2f5e-4a5b-9f0e-5d2c1e9a7c11' }],
    [false, 'email-image', {}],
    [true, 'email-products', {}],
    [false, 'email-divider', {}],
  ])('%s with %s %j', (says, type, props) => {
    expect(saysSomething(withBlock(type, props))).toBe(says)
  })
})
