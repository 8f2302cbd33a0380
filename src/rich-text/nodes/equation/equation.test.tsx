import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { limits } from '@/src/core/limits'
import type { RichTextNode } from '@/src/core/rich-text'
import { Formula } from '@/src/rich-text/nodes/equation/formula'
import { mathMl } from '@/src/rich-text/nodes/equation/math-ml'
import { plainText } from '@/src/rich-text/plain-text'
import { RichText } from '@/src/rich-text/render'
import { sanitizeRichText } from '@/src/rich-text/schema'
import { elementNode, htmlOf } from '@/src/rich-text/testing/test-render'

const block: RichTextNode = { type: 'equation', equation: 'E = mc^2', inline: false, version: 1 }
const docOf = (...children: RichTextNode[]) => ({ root: elementNode('root', {}, ...children) })

it('is MathML where formulas are drawn, and LaTeX elsewhere', () => {
  const drawn = renderToStaticMarkup(
    <RichText
      doc={docOf(block, elementNode('paragraph', {}, { ...block, inline: true }))}
      Link={() => null}
      Formula={Formula}
    />,
  )
  expect(drawn).toMatch(/<div[^>]*><span><math[^>]*display="block"/)
  expect(drawn).toMatch(/<p[^>]*><span[^>]*><span><math(?![^>]*display="block")/)
  expect(drawn).toContain('<msup>')
  expect(htmlOf(block)).toBe('<div><code>E = mc^2</code></div>')
})

it('keeps what the editor writes, of at most 1000 letters', () => {
  expect(sanitizeRichText(docOf(block)).root.children).toEqual([block])
  expect(plainText(docOf(block))).toBe('E = mc^2')
  expect(limits.equation.lettersMax).toBe(1000)
  const long = { ...block, equation: 'x'.repeat(1001) }
  expect(sanitizeRichText(docOf(long)).root.children).toEqual([])
})

it.each([
  String.raw`\frac{a}{b}`,
  String.raw`\sum_{n=1}^{\infty} \frac{1}{n^2} = \frac{\pi^2}{6}`,
  String.raw`\begin{pmatrix} a & b \\ c & d \end{pmatrix}`,
  String.raw`\sqrt{x} \text{ if } x \ge 0`,
  String.raw`\int_0^1 \vec{v} \cdot \hat{n}\, dx`,
  String.raw`\cancel{x} \boxed{y} \color{red} z`,
  String.raw`a < b \text{ \& } "c"`,
])('draws %s', (latex) => {
  expect(mathMl(latex, false)).toHaveProperty('html')
})

it.each([
  [String.raw`\foo`, '“\\foo” is not known.'],
  [String.raw`\frac{a`, 'Something is not closed yet, like a bracket { }.'],
  [String.raw`\href{https://evil.example}{x}`, '“\\href” is not known.'],
  [String.raw`\url{https://evil.example}`, '“\\url” is not known.'],
  [
    String.raw`\includegraphics{https://evil.example/x.png}`,
    'This formula does more than show signs.',
  ],
  [String.raw`\style{position:fixed}{x}`, 'This formula does more than show signs.'],
  [String.raw`\class{x}{y}`, 'This formula does more than show signs.'],
  [String.raw`\id{x}{y}`, 'This formula does more than show signs.'],
  [String.raw`\data{a=b}{y}`, 'This formula does more than show signs.'],
])('refuses %s in plain words', (latex, problem) => {
  expect(mathMl(latex, false)).toEqual({ problem })
})

it.each([
  String.raw`\text{<img src=x onerror=alert(1)>}`,
  '</math><script>alert(1)</script>',
  String.raw`\operatorname{<svg/onload=alert(1)>}`,
  String.raw`\unicode{x3c}script`,
  String.raw`\char"3C img`,
  String.raw`\color{"onmouseover=alert(1)}x`,
  String.raw`\rule{1em"onload="x}{1em}`,
  String.raw`\htmlClass{x}{y}`,
])('shows %s without running it', (latex) => {
  const found = mathMl(latex, false)
  const html = 'html' in found ? found.html : ''
  expect(html).not.toMatch(/<(?:script|img|svg|a|iframe|style)\b/i)
  expect(html).not.toMatch(/<[^>]*\son\w+=/i)
})

it('gives up on what never ends', () => {
  expect(mathMl(String.raw`\def\a{\a\a}\a`, false)).toHaveProperty('problem')
})
