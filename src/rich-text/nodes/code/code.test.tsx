import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { limits } from '@/src/core/limits'
import type { RichTextNode } from '@/src/core/rich-text'
import { tokenClasses } from '@/src/rich-text/nodes/code/token-classes'
import { plainText } from '@/src/rich-text/plain-text'
import { RichText } from '@/src/rich-text/render'
import { sanitizeRichText } from '@/src/rich-text/schema'
import { elementNode, htmlOf, textNode } from '@/src/rich-text/test-render'

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

it('draws code that nobody coloured', () => {
  expect(htmlOf(code({}, textNode('plain')))).toContain('<code>plain</code>')
  expect(htmlOf(code({}))).toContain('<code><br/></code>')
})

it('leaves code as the editor wrote it, and drops what may not be in it', () => {
  expect(clean(song)).toEqual(song)
  const odd = code(
    { language: '"><script>', theme: 'x' },
    { ...piece('x', 'a" onclick="x'), format: 1, style: 'position:fixed' },
    elementNode('paragraph', {}, textNode('no')),
  )
  expect(clean(odd)).toEqual(code({}, piece('x')))
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
