import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText } from '@/src/rich-text/plain-text'
import { richTextFromHtml } from '@/src/rich-text/rich-text-from-html'
import { richTextProp, sanitizeRichText } from '@/src/rich-text/schema'
import { runs } from '@/src/testing/soak'

const id = '00000000-0000-4000-8000-000000000001'
const pictures = new Map([['a.png', id]])

/** What may stand in any of the others. */
const names = [
  ...[
    'p',
    'div',
    'span',
    'b',
    'a',
    'ul',
    'ol',
    'li',
    'table',
    'thead',
    'tr',
    'td',
    'th',
    'caption',
  ],
  ...['details', 'summary', 'pre', 'code', 'blockquote', 'figure', 'figcaption', 'h2', 'dl', 'dt'],
  ...['audio', 'video', 'object', 'iframe', 'svg', 'form', 'button', 'section', 'sup'],
]
const attributes = fc.constantFrom(
  ...['', '', '', ' href="https://a.example/"', ' href="javascript:x()"', ' src="a.png"'],
  ...[' src="https://youtu.be/dQw4w9WgXcQ"', ' colspan="4" rowspan="3"', ' rowspan="700"'],
  ...[' class="language-js wp-block-verse"', ' style="text-align:center;font-weight:bold"'],
  ...[' open', ' start="7"', ' onclick="x()"', ' title="T"'],
)
const leaf = fc.constantFrom(
  ...['tide', ' low ', '\n', '&nbsp;', '<br>', '<img src="a.png" alt="A">', '<hr>', '\u0000'],
  ...['<input type="checkbox" checked>', '<script>x()</script>', '<!-- c -->', '</p>', '<td>'],
)
const { html } = fc.letrec<{ html: string }>((tie) => ({
  html: fc.oneof(
    { depthSize: 'medium' },
    leaf,
    fc
      .tuple(fc.constantFrom(...names), attributes, fc.array(tie('html'), { maxLength: 4 }))
      .map(([name, said, inner]) => `<${name}${said}>${inner.join('')}</${name}>`),
  ),
}))

it('makes of any HTML a document that the gate and the schema leave as it is', () => {
  fc.assert(
    fc.property(fc.array(html, { maxLength: 4 }), (parts) => {
      const doc = richTextFromHtml(parts.join(''), pictures)
      expect(sanitizeRichText(doc)).toEqual(doc)
      expect(richTextProp.parse(doc)).toEqual(doc)
      expect(JSON.stringify(doc)).not.toMatch(/javascript:|onclick|x\(\)/)
    }),
    runs(2000),
  )
})

describe('what nobody would write', () => {
  it('runs nothing', () => {
    const doc = richTextFromHtml(
      '<p onclick="x()">a<script>alert(1)</script><a href="javascript:x()">b</a><a href=" java\tscript:x()">c</a></p><iframe src="javascript:x()" srcdoc="<p>x()"></iframe><video src="javascript:x()"></video><svg><script>x()</script></svg>',
    )
    expect(JSON.stringify(doc)).not.toMatch(/alert|onclick|script|x\(\)/)
    expect(plainText(doc)).toBe('abc')
  })

  it.each(['div', 'ul><li', 'blockquote', 'details', 'b', 'a href="/x"', 'table><tr><td', 'span'])(
    'keeps the words in ten thousand <%s>',
    (tag) => {
      const doc = richTextFromHtml(`${`<${tag}>`.repeat(10_000)}deep`)
      expect(plainText(doc)).toContain('deep')
    },
  )

  it('reads words alone where everything is open', () => {
    const doc = richTextFromHtml(`${'<i>'.repeat(200_000)}deep &amp; low<p>tide`)
    expect(plainText(doc)).toBe('deep & low tide')
  })

  it('keeps the words of a giant table', () => {
    const row = `<tr>${'<td rowspan="9" colspan="9">cell</td>'.repeat(70)}</tr>`
    const doc = richTextFromHtml(`<table>${row.repeat(300)}</table>`)
    expect(plainText(doc).match(/cell/g)).toHaveLength(21_000)
  })
})
