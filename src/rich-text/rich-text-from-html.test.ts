import { describe, expect, it } from 'vitest'
import { plainText } from '@/src/rich-text/plain-text'
import { richTextFromHtml } from '@/src/rich-text/rich-text-from-html'
import { richTextHtml } from '@/src/rich-text/rich-text-html'

describe('richTextFromHtml', () => {
  it.each([
    '<p>Soft <strong>and</strong> <em>slow</em></p>',
    '<h3>Inside</h3><ul><li>One</li><li>Two</li></ul>',
    '<ol><li>First</li></ol><p>One<br>two</p>',
    '<blockquote>Said</blockquote><hr /><p>Then</p>',
    '<p><a href="https://a.example/x">There</a></p>',
  ])('gives %s back', async (html) => {
    expect(await richTextHtml(richTextFromHtml(html))).toBe(html)
  })

  it('keeps words that stand in nothing, or in what it does not know', () => {
    const doc = richTextFromHtml(
      'Loose <u>words</u><div><p>Kept</p></div><figure>And these</figure>',
    )
    expect(plainText(doc)).toBe('Loose words\nKept\nAnd these')
  })

  it('keeps what stands in a quote or a figure apart', () => {
    const doc = richTextFromHtml(
      '<blockquote><p>One</p><p>Two</p></blockquote><figure><img src="a.png"><figcaption>Three</figcaption></figure>',
    )
    expect(doc.root.children?.map(({ type }) => type)).toEqual(['quote', 'quote', 'paragraph'])
    expect(plainText(doc)).toBe('One\nTwo\nThree')
  })

  it('keeps pictures of the media library, between paragraphs, and drops others', () => {
    const id = '00000000-0000-4000-8000-000000000001'
    const doc = richTextFromHtml(
      '<p>One <img src="a.png" alt="A"> two</p><p><a href="/x"><img src="a.png"></a></p><ul><li>L<img src="a.png"></li></ul><p><img src="b.png">Three</p><table><tr><td>Four<img src="a.png"></td></tr></table>',
      new Map([['a.png', id]]),
    )
    expect(doc.root.children?.map(({ type }) => type)).toEqual([
      ...['paragraph', 'image', 'image', 'list', 'image', 'paragraph', 'paragraph', 'image'],
    ])
    expect(doc.root.children?.[1]).toMatchObject({ mediaId: id, altText: 'A' })
  })

  it('takes over nothing that runs', () => {
    const doc = richTextFromHtml(
      '<p onclick="x()">a<script>alert(1)</script><a href="javascript:x()">b</a></p>',
    )
    expect(JSON.stringify(doc)).not.toMatch(/alert|onclick|javascript/)
    expect(plainText(doc)).toBe('ab')
  })
})
