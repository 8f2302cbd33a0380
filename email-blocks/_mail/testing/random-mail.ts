import fc from 'fast-check'
import { sampleMedia, sampleProducts } from '@/blocks/_kit/test-kit'
import { type Sketch, sketch } from '@/src/core/page-document/templates/sketch'
import type { RichTextDoc, RichTextNode } from '@/src/core/rich-text'
import { elementNode, textNode } from '@/src/rich-text/testing/test-render'

/** Texts and addresses that would do something where they are not taken for what they are. */
export const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg/onload=alert(1)>",
  '</title></style></td></table><script>alert(1)</script>',
  '<![endif]--><script>alert(1)</script>',
  '--><script>alert(1)</script><!--',
  '<template data-mso="&lt;script&gt;alert(1)&lt;/script&gt;"></template>',
  'javascript:alert(1)',
  'JaVa\tScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' \u0001javascript:alert(1)',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'vbscript:msgbox(1)',
  '//evil.example/x',
  '/\\evil.example',
  '&#106;avascript:alert(1)',
  '{{site.name}}',
  '{{order.lines}}',
  'expression(alert(1))',
  'red;background:url(javascript:alert(1))',
  '\u202eevil\u0000',
] as const

const word = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('Salt & Signal', 'שלום', '日本の歌', '', 'a'.repeat(70)),
  },
  { weight: 2, arbitrary: fc.constantFrom(...hostile) },
  { weight: 1, arbitrary: fc.string({ maxLength: 40 }) },
)

const format = fc.integer({ min: 0, max: 2047 })
const style = fc.constantFrom(
  '',
  'font-family: Lora; font-size: 72px;',
  'color: var(--color-background); background-color: rgba(255, 0, 0, 0.4);',
  'color: #0f08;',
  'background-color: url(javascript:alert(1));',
)
const leaf = fc
  .tuple(word, format, style)
  .map(([text, bits, css]) => ({ ...textNode(text, bits), style: css }))
const linked = fc
  .tuple(word, leaf)
  .map(([url, text]) => elementNode('link', { url, target: '_blank' }, text))
const words = fc.oneof(leaf, linked, fc.constant<RichTextNode>({ type: 'linebreak', version: 1 }))

/** One that is there, with words below it. */
const picture = (type: string) =>
  fc
    .tuple(word, fc.boolean(), fc.array(fc.array(words, { maxLength: 3 }), { maxLength: 2 }))
    .map(([altText, showCaption, lines]) => ({
      type,
      version: 1,
      src: '/files/moon.jpg',
      altText,
      showCaption,
      caption: {
        root: elementNode(
          'root',
          {},
          ...lines.map((line) => elementNode('paragraph', {}, ...line)),
        ),
      },
    }))

const inline = fc.oneof(
  { weight: 5, arbitrary: words },
  { weight: 1, arbitrary: picture('inline-image') },
)
const line = fc.array(inline, { maxLength: 4 })
const cell = line.map((nodes) =>
  elementNode('tablecell', {}, elementNode('paragraph', {}, ...nodes)),
)

const block = fc.oneof(
  line.map((nodes) => elementNode('paragraph', {}, ...nodes)),
  fc
    .tuple(fc.constantFrom('h1', 'h2', 'h3', 'h4', 'h5', 'h6'), line)
    .map(([tag, nodes]) => elementNode('heading', { tag }, ...nodes)),
  fc
    .tuple(
      fc.constantFrom('bullet', 'number', 'check'),
      fc.array(line, { minLength: 1, maxLength: 3 }),
    )
    .map(([listType, items]) =>
      elementNode(
        'list',
        { listType },
        ...items.map((nodes) => elementNode('listitem', {}, ...nodes)),
      ),
    ),
  line.map((nodes) => elementNode('quote', {}, ...nodes)),
  fc
    .array(fc.tuple(cell, cell), { minLength: 1, maxLength: 3 })
    .map((rows) =>
      elementNode('table', {}, ...rows.map((cells) => elementNode('tablerow', {}, ...cells))),
    ),
  fc.tuple(word, fc.array(word, { maxLength: 4 })).map(([question, answers]) => ({
    type: 'poll',
    version: 1,
    uid: 'a',
    question,
    options: answers.map((text, index) => ({ uid: `o${index}`, text })),
  })),
  word.map((videoID) => ({ type: 'youtube', version: 1, videoID })),
  fc.tuple(word, word).map(([src, altText]) => ({ type: 'image', version: 1, src, altText })),
  fc.constantFrom('image', 'drawing').chain(picture),
  fc
    .array(word, { maxLength: 4 })
    .map((lines) =>
      elementNode(
        'code',
        {},
        ...lines.flatMap((text) => [textNode(text), { type: 'linebreak', version: 1 }]),
      ),
    ),
  fc.constantFrom<RichTextNode>(
    { type: 'tweet', version: 1, id: '20' },
    { type: 'figma', version: 1, documentID: 'LKQ4FJ4bTnCSjedbRpk931' },
  ),
  fc.tuple(word, line).map(([type, nodes]) => elementNode(type, {}, ...nodes)),
)

const doc = fc
  .array(block, { maxLength: 5 })
  .map((nodes): RichTextDoc => ({ root: elementNode('root', {}, ...nodes) }))

const color = fc.constantFrom('', '#ff0000', '#101010', '#fafafa')

const simple: fc.Arbitrary<Sketch> = fc.oneof(
  { weight: 4, arbitrary: doc.map((words) => sketch('email-text', { doc: words })) },
  fc
    .tuple(word, word, fc.constantFrom('primary', 'outline'))
    .map(([label, href, look]) => sketch('email-button', { label, href, look })),
  fc
    .tuple(word, word, fc.integer({ min: 10, max: 600 }))
    .map(([alt, href, width]) =>
      sketch('email-image', { media: sampleMedia.id, alt, href, width }),
    ),
  fc.integer({ min: 100, max: 1000 }).map((height) => sketch('email-spacer', { height })),
  fc
    .integer({ min: 1, max: 4 })
    .map((count) =>
      sketch('email-products', { count, products: sampleProducts.map(({ id }) => id) }),
    ),
  fc.constantFrom(sketch('email-divider'), sketch('email-social'), sketch('email-order-lines')),
)

const columns: fc.Arbitrary<Sketch> = fc
  .tuple(fc.integer({ min: 1, max: 4 }), color, fc.array(simple, { maxLength: 5 }))
  .map(([count, background, blocks]) => sketch('email-columns', { count, background }, blocks))

/** A mail made of all blocks, with odd words in them. */
export const randomMail = fc.record({
  root: fc.record({ preheader: word, background: color, innerBackground: color }),
  blocks: fc.array(fc.oneof({ weight: 3, arbitrary: simple }, columns), { maxLength: 8 }),
  reason: word,
  values: fc.array(word, { minLength: 8, maxLength: 8 }),
})
