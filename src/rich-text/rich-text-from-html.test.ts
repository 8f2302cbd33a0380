import { describe, expect, it } from 'vitest'
import type { RichTextNode } from '@/src/core/rich-text'
import { plainText } from '@/src/rich-text/plain-text'
import { richTextFromHtml } from '@/src/rich-text/rich-text-from-html'
import { richTextHtml } from '@/src/rich-text/rich-text-html'

const blocksOf = (html: string, pictures?: ReadonlyMap<string, string>): RichTextNode[] =>
  richTextFromHtml(html, pictures).root.children ?? []
const typesOf = (html: string, pictures?: ReadonlyMap<string, string>) =>
  blocksOf(html, pictures).map(({ type }) => type)

const id = '00000000-0000-4000-8000-000000000001'
const pictures = new Map([['a.png', id]])

describe('richTextFromHtml', () => {
  it.each([
    '<p>Soft <strong>and</strong> <em>slow</em></p>',
    '<p>H<sub>2</sub>O, 2<sup>nd</sup>, <mark>bright</mark>, <s>gone</s>, <u>under</u></p>',
    '<h3>Inside</h3><ul><li>One</li><li>Two</li></ul>',
    '<ol><li>First</li></ol><p>One<br>two</p>',
    '<ol start="3"><li>Third</li></ol>',
    '<blockquote>Said</blockquote><hr /><p>Then</p>',
    '<p><a href="https://a.example/x">There</a></p>',
  ])('gives %s back', async (html) => {
    expect(await richTextHtml(richTextFromHtml(html))).toBe(html)
  })

  it('keeps words that stand in nothing, or in what it does not know', () => {
    const doc = richTextFromHtml(
      'Loose <u>words</u><div><p>Kept</p></div><figure>And these</figure><font><p>A</p></font>',
    )
    expect(plainText(doc)).toBe('Loose words\nKept\nAnd these\nA')
  })

  it('keeps what stands in a quote or a figure apart', () => {
    const doc = richTextFromHtml(
      '<blockquote><p>One</p><p>Two</p></blockquote><figure><img src="a.png"><figcaption>Three</figcaption></figure>',
    )
    expect(doc.root.children?.map(({ type }) => type)).toEqual(['quote', 'quote', 'paragraph'])
    expect(plainText(doc)).toBe('One\nTwo\nThree')
  })

  it('keeps pictures of the media library, between paragraphs, and drops others', () => {
    const html =
      '<p>One <img src="a.png" alt="A"> two</p><p><a href="/x"><img src="a.png"></a></p><ul><li>L<img src="a.png"></li></ul><p><img src="b.png">Three</p>'
    const blocks = blocksOf(html, pictures)
    expect(blocks.map(({ type }) => type)).toEqual([
      ...['paragraph', 'image', 'image', 'list', 'image', 'paragraph'],
    ])
    expect(blocks[1]).toMatchObject({ mediaId: id, altText: 'A' })
  })

  it('keeps the caption of one picture with it, and that of several below them', () => {
    const figure = (inner: string) =>
      `<figure>${inner}<figcaption>By <a href="https://a.example/">Ada</a></figcaption></figure>`
    const [one, ...none] = blocksOf(figure('<img src="a.png">'), pictures)
    expect(none).toEqual([])
    expect(one).toMatchObject({ type: 'image', showCaption: true })
    expect(JSON.stringify(one?.caption)).toMatch(/By .*https:\/\/a\.example\/.*Ada/)
    expect(typesOf(figure('<img src="a.png"><img src="a.png">'), pictures)).toEqual([
      ...['image', 'image', 'paragraph'],
    ])
  })

  it('writes space as it is read: none at the ends of lines, one between words', () => {
    expect(
      plainText(richTextFromHtml('<p>\n  See <a href="/x">there </a>\n now <br> then </p>')),
    ).toBe('See there now\nthen')
    expect(blocksOf('<p>a<b></b>b<span>c</span></p>')[0]?.children).toHaveLength(1)
    expect(blocksOf('<p>&nbsp;</p><p></p>')).toEqual([])
  })

  it('reads formats and alignment that editors write as styles', () => {
    const [line, centred] = blocksOf(
      '<p><span style="font-weight: 700; text-decoration: underline">Loud</span> <b style="font-weight:normal">plain</b></p><p class="has-text-align-center">Middle</p>',
    )
    expect(line?.children).toMatchObject([
      { text: 'Loud', format: 9 },
      { text: ' plain', format: 0 },
    ])
    expect(centred).toMatchObject({ format: 'center' })
  })

  it('links nowhere rather than to what is no address', () => {
    expect(JSON.stringify(blocksOf('<p><a href="mail me">Me</a> <a>You</a></p>'))).not.toContain(
      '"link"',
    )
  })
})

describe('code', () => {
  it('keeps its lines, its tabs and its language', async () => {
    const [code] = blocksOf(
      '<pre><code class="language-js">if (a &lt; b) {\n\tgo()\n}\n</code></pre>',
    )
    expect(code).toMatchObject({ type: 'code', language: 'js' })
    expect(code?.children?.map(({ text, type }) => text ?? type)).toEqual([
      ...['if (a < b) {', 'linebreak', '\t', 'go()', 'linebreak', '}'],
    ])
  })

  it('is not what poems are set in', () => {
    const doc = richTextFromHtml('<pre class="wp-block-verse">Low tide\n<em>slow</em> tide</pre>')
    expect(doc.root.children?.[0]?.type).toBe('paragraph')
    expect(plainText(doc)).toBe('Low tide\nslow tide')
  })
})

describe('lists', () => {
  it('keep those in them, as the editor nests them', () => {
    const [list, ...more] = blocksOf(
      '<ul><li>One<ol><li>Inner</li></ol></li><li><p>Two</p><p>more</p></li></ul>',
    )
    expect(more).toEqual([])
    expect(list).toMatchObject({
      listType: 'bullet',
      children: [
        { value: 1, indent: 0, children: [{ text: 'One' }] },
        {
          value: 2,
          children: [{ type: 'list', listType: 'number', children: [{ value: 1, indent: 1 }] }],
        },
        { value: 2, children: [{ text: 'Two' }, { type: 'linebreak' }, { text: 'more' }] },
      ],
    })
  })

  it('go on behind what stands in an item and is no line', () => {
    const blocks = blocksOf('<ol><li>One<pre>code</pre></li><li>Two</li></ol>')
    expect(blocks).toMatchObject([
      { type: 'list', start: 1 },
      { type: 'code' },
      { type: 'list', start: 2, children: [{ value: 2 }] },
    ])
  })

  it('have boxes where they had some', () => {
    const [list] = blocksOf(
      '<ul><li><input type="checkbox" checked> Done</li><li><input type="checkbox"> Open</li></ul>',
    )
    expect(list).toMatchObject({
      listType: 'check',
      children: [
        { checked: true, children: [{ text: 'Done' }] },
        { checked: false, children: [{ text: 'Open' }] },
      ],
    })
  })

  it('keep what is nested deeper than the editor indents', () => {
    const deep = Array.from({ length: 12 }, (_, at) => `<ul><li>${at}`).join('')
    const doc = richTextFromHtml(deep)
    expect(plainText(doc).match(/\d+/g)).toHaveLength(12)
  })
})

describe('tables', () => {
  it('keep headings, spans and formats', async () => {
    const html = await richTextHtml(
      richTextFromHtml(
        '<table><caption>Dates</caption><thead><tr><th>Day</th><th colspan="2">Place</th></tr></thead><tbody><tr><th>Fri</th><td><b>Oban</b></td><td>Hall</td></tr></tbody></table>',
      ),
    )
    expect(html).toContain('<p>Dates</p>')
    expect(html).toMatch(/<th scope="col">(<p>)?Day/)
    expect(html).toMatch(/<th scope="col" colspan="2">/i)
    expect(html).toMatch(/<th scope="row">(<p>)?Fri/)
    expect(html).toContain('<strong>Oban</strong>')
  })

  it('go on in another one, and have what is too wide in the last column', () => {
    const rows = Array.from({ length: 501 }, (_, at) => `<tr><td>${at}</td></tr>`).join('')
    expect(typesOf(`<table>${rows}</table>`)).toEqual(['table', 'table'])
    const wide = Array.from({ length: 60 }, (_, at) => `<td colspan="9">c${at}</td>`).join('')
    const doc = richTextFromHtml(`<table><tr>${wide}</tr></table>`)
    expect(plainText(doc).match(/c\d+/g)).toHaveLength(60)
    expect(doc.root.children?.[0]?.colWidths).toHaveLength(50)
  })

  it('hold no other ones, but the words of those', () => {
    const doc = richTextFromHtml(
      '<table><tr><td>Own<table><tr><td>In</td><td>ner</td></tr></table></td></tr></table>',
    )
    expect(JSON.stringify(doc).match(/"table"/g)).toHaveLength(1)
    expect(plainText(doc)).toMatch(/Own\s+In\s+ner/)
  })
})

describe('what is of other sites', () => {
  it.each([
    [
      '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0"></iframe>',
      { type: 'youtube' },
    ],
    ['<iframe src="//player.vimeo.com/video/76979871"></iframe>', { type: 'embed' }],
    ['<p><iframe src="https://twitter.com/jack/status/20"></iframe></p>', { type: 'tweet' }],
    [
      '<object data="http://www.youtube.com/v/dQw4w9WgXcQ"><embed src="http://www.youtube.com/v/dQw4w9WgXcQ"></object>',
      { type: 'youtube', videoID: 'dQw4w9WgXcQ' },
    ],
  ])('is embedded: %s', (html, node) => {
    expect(blocksOf(html)).toMatchObject([node])
  })

  it.each([
    [
      '<iframe title="A map" src="https://maps.example/x"></iframe>',
      'A map',
      'https://maps.example/x',
    ],
    [
      '<iframe src="https://www.maps.example/x"></iframe>',
      'maps.example',
      'https://www.maps.example/x',
    ],
    [
      '<audio src="https://a.example/low%20tide.mp3?x=1"></audio>',
      'low tide.mp3',
      'https://a.example/low%20tide.mp3?x=1',
    ],
    [
      '<video title="Live"><source src="https://a.example/1.mp4"></video>',
      'Live',
      'https://a.example/1.mp4',
    ],
  ])('is linked where it cannot be: %s', (html, text, url) => {
    expect(blocksOf(html)).toMatchObject([
      { type: 'paragraph', children: [{ type: 'link', url, children: [{ text }] }] },
    ])
  })

  it('opens and closes as it did', () => {
    const [fold] = blocksOf('<details open><summary>Lyrics</summary><p>Low</p>tide</details>')
    expect(fold).toMatchObject({
      type: 'collapsible-container',
      open: true,
      children: [
        { type: 'collapsible-title', children: [{ text: 'Lyrics' }] },
        { type: 'collapsible-content', children: [{ type: 'paragraph' }, { type: 'paragraph' }] },
      ],
    })
  })
})
