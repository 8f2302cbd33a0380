import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { limits } from '@/src/core/limits'
import type { RichTextNode } from '@/src/core/rich-text'
import { codePieces } from '@/src/rich-text/nodes/code/code-pieces'
import { ColouredCode } from '@/src/rich-text/nodes/code/coloured-code'
import { tokenClasses } from '@/src/rich-text/nodes/code/token-classes'
import { plainText } from '@/src/rich-text/plain-text'
import { RichText } from '@/src/rich-text/render'
import { sanitizeRichText } from '@/src/rich-text/schema'
import { shownText } from '@/src/rich-text/shown-text'
import { elementNode, htmlOf, textNode } from '@/src/rich-text/testing/test-render'

const piece = (text: string, highlightType?: string): RichTextNode => ({
  ...textNode(text),
  type: 'code-highlight',
  ...(highlightType && { highlightType }),
})
const br = { type: 'linebreak', version: 1 }
const code = (props: object, ...children: RichTextNode[]) =>
  elementNode('code', { ...props }, ...children)

const song = code(
  { language: 'javascript' },
  piece('const', 'keyword'),
  piece(' song '),
  piece('=', 'operator'),
  br,
  { ...textNode('\t'), type: 'tab', detail: 2 },
  piece("'<b>'", 'string'),
)
const clean = (node: RichTextNode) =>
  sanitizeRichText({ root: elementNode('root', {}, node) }).root.children?.[0]

it('draws what the editor coloured, and a button that copies', () => {
  const html = htmlOf(song)
  expect(html).toMatch(
    /^<div><pre tabindex="0"><code><span>const<\/span> song <span>=<\/span><br\/>\t<span>&#x27;&lt;b&gt;&#x27;<\/span><\/code><\/pre><button/,
  )
  expect(html).toContain('aria-label="Copy code"')
  // Feeds and mails drop the button and would keep its words.
  expect(html.replace(/<[^>]*>/g, '')).not.toMatch(/cop/i)
  expect(limits.code).toEqual({ copiedMs: 1000, hoverMs: 50, hoverMaxMs: 1000 })
})

it('is coloured where it is drawn, whatever the document says of its colours', () => {
  const coloured = (...children: RichTextNode[]) =>
    renderToStaticMarkup(
      <RichText
        doc={{ root: elementNode('root', {}, code({ language: 'javascript' }, ...children)) }}
        Link={'a' as never}
        ColouredCode={ColouredCode}
      />,
    )
  const { keyword, string, comment } = tokenClasses
  const html = coloured(textNode('const a = "b"'), br, textNode('// c'))
  expect(html).toContain(`<span class="${keyword}">const</span> a <span`)
  expect(html).toContain(`<span class="${string}">&quot;b&quot;</span><br/>`)
  expect(html).toContain(`<span class="${comment}">// c</span>`)
  expect(coloured(piece('const', 'comment'), piece(' a = "b"', 'keyword'), br, piece('// c'))).toBe(
    html,
  )
})

it('keeps every letter, and leaves plain what is in no known language or too long', () => {
  const text = 'if (x < 1) {\n\treturn "<b>"\n}\n'
  for (const language of ['javascript', 'go', 'html', 'plain', 'cobol', 'extend', undefined]) {
    const words = codePieces(text, language).map(({ type, text: own }) =>
      type === 'linebreak' ? '\n' : own,
    )
    expect(words.join('')).toBe(text)
  }
  const isPlain = (source: string, language?: string) =>
    codePieces(source, language).every(({ highlightType }) => highlightType === undefined)
  expect(isPlain(text, 'javascript')).toBe(false)
  for (const language of ['plain', 'cobol', 'extend', 'constructor', undefined]) {
    expect(isPlain(text, language)).toBe(true)
  }
  expect(isPlain('1 + 1\n'.repeat(600), 'javascript')).toBe(false)
  expect(isPlain('1 + 1\n'.repeat(700), 'javascript')).toBe(true)
  expect(isPlain(`1 + ${'1'.repeat(490)}`, 'javascript')).toBe(false)
  expect(isPlain(`1 + ${'1'.repeat(500)}`, 'javascript')).toBe(true)
})

it('says no more of a piece than it takes to draw it, and keeps blanks together', () => {
  const line = { type: 'linebreak', version: 1 }
  expect(codePieces('\t\t\tx\n', 'plain')).toEqual([
    { type: 'code-highlight', text: '\t\t\tx', version: 1 },
    line,
  ])
  expect(codePieces('if', 'javascript')).toEqual([
    { type: 'code-highlight', text: 'if', version: 1, highlightType: 'keyword' },
  ])
})

it('reads only so much of all the code in a text', async () => {
  const long = code({ language: 'javascript' }, textNode(`if // ${'x'.repeat(60)}\n`.repeat(58)))
  const other = code({}, textNode('x'.repeat(30_000)))
  const doc = { root: elementNode('root', {}, other, ...Array(9).fill(long)) }
  const shown = await shownText(doc, async () => null)
  const isColoured = shown?.doc.root.children?.map(({ children }) =>
    children?.some(({ highlightType }) => highlightType === 'keyword'),
  )
  expect(isColoured).toEqual([false, true, true, true, true, true, false, false, false, false])
  const html = renderToStaticMarkup(
    <RichText doc={doc} Link={'a' as never} ColouredCode={ColouredCode} />,
  )
  expect(html.split(`class="${tokenClasses.keyword}"`)).toHaveLength(5 * 58 + 1)
})

it('draws code that nobody coloured', () => {
  expect(htmlOf(code({}, textNode('plain')))).toContain('<code>plain</code>')
  expect(htmlOf(code({}))).toContain('<code><br/></code>')
})

it('leaves code as the editor wrote it, and the letters alone of what may not be in it', () => {
  expect(clean(song)).toEqual(song)
  const odd = code(
    { language: '"><script>', theme: 'x' },
    { ...piece('x', 'a" onclick="x'), format: 1, style: 'position:fixed' },
    elementNode('paragraph', {}, textNode('no')),
  )
  expect(clean(odd)).toEqual(code({}, piece('x'), textNode('no'), br))
  expect(clean(piece('alone'))).toBeUndefined()
})

it('has a class for what a reader of code tells apart', () => {
  for (const type of ['comment', 'keyword', 'string', 'function', 'number', 'punctuation']) {
    expect(tokenClasses[type]).toBeTruthy()
  }
  expect(htmlOf(code({}, piece('x', 'constructor')))).toContain('<code>x</code>')
})

it('says code line by line', () => {
  expect(
    plainText({
      root: elementNode('root', {}, song, elementNode('paragraph', {}, textNode('after'))),
    }),
  ).toBe("const song =\n\t'<b>'\nafter")
})

it('has nothing that needs our scripts where those are not', async () => {
  const code = elementNode('code', { language: 'javascript' }, textNode('tide()'))
  const film = { type: 'youtube', videoID: 'dQw4w9WgXcQ', format: '', version: 1 }
  const doc = { root: elementNode('root', {}, code, film) }
  const html = renderToStaticMarkup(<RichText doc={doc} Link={'a' as never} isPlain />)
  expect(html).not.toMatch(/<button|<iframe/)
  expect(html).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"')
})
