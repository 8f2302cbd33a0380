import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { RichTextDoc, RichTextNode } from '@/src/core/rich-text'
import { emptyRichText, joinRichTexts, richTextOf } from '@/src/core/rich-text'
import { isEmptyRichText, plainText } from '@/src/rich-text/plain-text'
import { richTextProp, sanitizeRichText } from '@/src/rich-text/schema'
import { elementNode, htmlOf, textNode } from '@/src/rich-text/testing/test-render'
import { runs } from '@/src/testing/soak'

const docOf = (...children: RichTextNode[]): RichTextDoc => ({
  root: elementNode('root', {}, ...children),
})

/** As Lexical 0.50 writes it: heading, link in a paragraph with a tab, checked item. */
const written = docOf(
  elementNode('heading', { tag: 'h2' }, textNode('Hi', 1)),
  elementNode(
    'paragraph',
    { textFormat: 0, textStyle: '' },
    elementNode(
      'link',
      { url: 'https://a.example', rel: 'noopener', target: '_blank', title: null },
      textNode('l'),
    ),
    { type: 'linebreak', version: 1 },
    { ...textNode('\t'), type: 'tab', detail: 2 },
  ),
  elementNode(
    'list',
    { listType: 'check', start: 1, tag: 'ul' },
    elementNode('listitem', { checked: true, value: 1 }, textNode('x')),
  ),
)

it('leaves what the editor writes as it is', () => {
  expect(sanitizeRichText(written)).toEqual(written)
  expect(richTextProp.parse(written)).toEqual(written)
})

it('gives words without a paragraph one, a run of them together', () => {
  const [first, rule, ...rest] =
    sanitizeRichText(
      docOf(
        textNode('Come '),
        { ...textNode('congratulations'), type: 'keyword' },
        { type: 'horizontalrule', version: 1 },
        elementNode('link', { url: 'https://a.example' }, textNode('l')),
        elementNode('paragraph', {}, textNode('in')),
      ),
    ).root.children ?? []
  expect(first).toMatchObject({
    type: 'paragraph',
    children: [{ text: 'Come ' }, { type: 'keyword' }],
  })
  expect(rule?.type).toBe('horizontalrule')
  expect(rest.map(({ type }) => type)).toEqual(['paragraph', 'paragraph'])
  expect(rest[0]?.children?.[0]?.type).toBe('link')
})

it('reduces known nodes to what they may hold', () => {
  const text = { ...textNode('x', 4097), style: 'position:fixed', onclick: 'x' }
  const [paragraph] =
    sanitizeRichText(docOf(elementNode('paragraph', { id: 'x' }, text))).root.children ?? []
  expect(paragraph).toEqual(
    elementNode('paragraph', { textFormat: 0, textStyle: '' }, textNode('x', 1)),
  )
})

it('empties unsafe links', () => {
  const link = elementNode('link', { url: 'javascript:alert(1)' }, textNode('x'))
  const bad = docOf(elementNode('paragraph', {}, link))
  expect(sanitizeRichText(bad).root.children?.[0]?.children?.[0]).toMatchObject({
    url: 'about:blank',
    rel: null,
  })
})

it('keeps nodes it does not know, without scripts, and draws their words', () => {
  const stranger = {
    type: 'quiz',
    version: 1,
    question: 'Database: javascript is fun?',
    links: [{ src: 'java\nscript:alert(1)' }, { src: 'data:text/html,<script>' }],
    picture: 'data:image/png;base64,AAAA',
    children: [elementNode('link', { url: 'vbscript:x' }, textNode('y'))],
  }
  const [kept] = sanitizeRichText(docOf(stranger)).root.children ?? []
  expect(kept).toMatchObject({
    type: 'quiz',
    question: 'Database: javascript is fun?',
    links: [{ src: '' }, { src: '' }],
    picture: stranger.picture,
    children: [{ url: 'about:blank' }],
  })
  expect(htmlOf(stranger)).toBe('<a href="about:blank">y</a>')
  expect(htmlOf({ type: 'mark', version: 1, text: '<b>', children: [] })).toBe('&lt;b&gt;')
})

it('survives anything and is idempotent', () => {
  const props = {
    type: fc.oneof(
      fc.constantFrom('root', 'paragraph', 'heading', 'text', 'list', 'link'),
      fc.string(),
    ),
    text: fc.anything(),
    tag: fc.anything(),
    url: fc.oneof(fc.webUrl(), fc.string()),
    format: fc.oneof(fc.integer(), fc.string()),
  }
  const { node } = fc.letrec((tie) => ({
    leaf: fc.record(props),
    element: fc.record({ ...props, children: fc.array(tie('node'), { maxLength: 3 }) }),
    node: fc.oneof({ maxDepth: 4 }, tie('leaf'), tie('element')),
  }))
  fc.assert(
    fc.property(fc.array(node, { maxLength: 4 }), (children) => {
      const doc = JSON.parse(JSON.stringify({ root: { type: 'root', children } })) as RichTextDoc
      const once = sanitizeRichText(doc)
      expect(sanitizeRichText(once)).toEqual(once)
      htmlOf(...(once.root.children ?? []))
    }),
    runs(1000),
  )
})

it('refuses what is no document, and defaults to an empty one', () => {
  expect(richTextProp.safeParse('text').success).toBe(false)
  expect(richTextProp.safeParse({ root: { type: 'paragraph', children: [] } }).success).toBe(false)
  expect(richTextProp.parse(undefined)).toEqual(emptyRichText())
})

it('says a text in plain words', () => {
  const doc = joinRichTexts(
    richTextOf('h1', 'Luna Vale'),
    richTextOf('paragraph', 'One', 'Two'),
    written,
  )
  expect(plainText(doc)).toBe('Luna Vale\nOne\nTwo\nHi\nl\n\t\nx')
  expect(isEmptyRichText(emptyRichText())).toBe(true)
  expect(isEmptyRichText(doc)).toBe(false)
})

it('leaves out the letter that the database cannot store, and nothing that looks like it', () => {
  const children = [{ type: 'text', text: 'Salt\u0000 and \\u0000', version: 1 }]
  const doc = {
    root: { type: 'root', version: 1, children: [{ type: 'paragraph', version: 1, children }] },
  }
  expect(sanitizeRichText(doc).root.children?.[0]?.children?.[0]?.text).toBe('Salt and \\u0000')
})
