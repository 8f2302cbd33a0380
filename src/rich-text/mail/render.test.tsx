import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'
import { mailTheme } from '@/src/core/email/mail-theme'
import { limits } from '@/src/core/limits'
import type { RichTextNode } from '@/src/core/rich-text'
import { themePresets } from '@/src/core/theme/theme-presets'
import { MailRichText } from '@/src/rich-text/mail/render'
import type { RichTextPictures } from '@/src/rich-text/node-kit'
import { unpackTables } from '@/src/rich-text/nodes/table/packed-cells'
import { textFormat } from '@/src/rich-text/nodes/text/text-format'
import { elementNode, textNode } from '@/src/rich-text/testing/test-render'

const look = mailTheme({ ...themePresets.paper, logo: '', headerLinks: [], socialLinks: [] })
const { colors, font, headingFont, headingCase } = look

const draw = (...nodes: RichTextNode[]) => drawWith({}, ...nodes)

const drawWith = (pictures: RichTextPictures, ...nodes: RichTextNode[]) =>
  renderToStaticMarkup(
    <MailRichText
      doc={{ root: elementNode('root', {}, ...nodes) }}
      look={{ font, headingFont, headingCase, color: colors.text, colors, size: 16 }}
      pictures={pictures}
      hrefOf={(href) => (href.startsWith('/') ? `https://luna.example${href}` : href)}
    />,
  )

const styled = (style: string, format = 0) => draw({ ...textNode('Words', format), style })

describe('words that the artist has styled', () => {
  it.each([
    ['font-size: 24px;', 'font-size:24px'],
    ['font-family: Lora, Georgia, serif;', 'font-family:Lora, Georgia, Times New Roman, serif'],
    ['color: #ff0000;', 'color:#ff0000'],
    ['color: #f00;', 'color:#ff0000'],
    ['color: rgb(255, 0, 0);', 'color:#ff0000'],
    ['color: var(--color-primary);', `color:${colors.primary}`],
    ['color: var(--color-background);', `color:${colors.card}`],
  ])('%s is %s, without variables', (style, drawn) => {
    const html = styled(style)
    expect(html).toContain(drawn)
    expect(html).not.toMatch(/var\(|rgba?\(/)
  })

  it('are mixed with what is behind them where they let it through', () => {
    const html = styled('background-color: rgba(0, 0, 0, 0.5);')
    const [, ground = ''] = /background-color:(#[0-9a-f]{6})/.exec(html) ?? []
    expect(ground).not.toBe('#000000')
    expect(ground).not.toBe('')
  })

  it('keep their colour on a ground of their own, and take the mail’s where the dark would hide them', () => {
    expect(styled('background-color: #ffff00;')).toContain(`color:${colors.text}`)
    expect(styled('color: #222222;')).toContain('class="bs-text"')
    expect(styled('color: #222222;background-color: #ffff00;')).not.toContain('bs-text')
    expect(styled('color: #ff5533;')).not.toContain('bs-text')
  })

  it('stand out as on the site when they are highlighted', () => {
    expect(styled('', textFormat.highlight)).toContain(`background-color:${colors.box}`)
  })
})

it.each(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])('draws %s as one', (tag) => {
  const html = draw(elementNode('heading', { tag }, textNode('A title')))
  expect(html).toMatch(new RegExp(`^<${tag} [^>]*>A title</${tag}>$`))
})

it('shows the answers of a poll, and where to vote', () => {
  const options = ['Leeds', '<b>Kyoto</b>'].map((text, index) => ({ uid: `o${index}`, text }))
  const html = draw({ type: 'poll', version: 1, uid: 'p', question: 'Where next?', options })
  expect(html).toContain('Where next?')
  expect(html).toContain('>Leeds</li>')
  expect(html).toContain('&lt;b&gt;Kyoto&lt;/b&gt;')
  expect(html).toMatch(/<a href="https:\/\/luna\.example\/"[^>]*>Vote on the site<\/a>/)
})

it('shows the letters of a formula, in which nothing is a variable', () => {
  const formula = { type: 'equation', version: 1, equation: '\\frac{{a}}{b<c}' }
  const letters = '\\frac&#123;&#123;a}}&#123;b&lt;c}'
  const inline = draw(elementNode('paragraph', {}, { ...formula, inline: true }))
  expect(inline).toContain(`>${letters}</code>`)
  expect(inline).not.toContain('display:block')
  expect(draw({ ...formula, inline: false })).toMatch(/^<code [^>]*display:block/)
})

it('draws a box that opens as an open one', () => {
  const box = elementNode(
    'collapsible-container',
    { open: false },
    elementNode('collapsible-title', {}, textNode('Where to park')),
    elementNode('collapsible-content', {}, elementNode('paragraph', {}, textNode('By the river.'))),
  )
  expect(draw(box)).toMatch(/font-weight:700[^>]*>.*Where to park.*<\/p>.*By the river\./)
})

it('draws an address that shall be no link as words', () => {
  const address = 'https://luna.example'
  const node = elementNode('autolink', { url: address, isUnlinked: true }, textNode(address))
  expect(draw(node)).toBe(address)
  expect(draw({ ...node, isUnlinked: false })).toContain(`href="${address}"`)
})

const hebrew = 'שלום לכולם'

const listOf = (listType: string, ...items: RichTextNode[]) =>
  elementNode('list', { listType, start: 1 }, ...items)

const entry = (text: string, props = {}) =>
  elementNode('listitem', { value: 1, ...props }, textNode(text))

describe('where words stand', () => {
  it('is the side and the depth that quotes and entries of lists have', () => {
    const props = { format: 'center', indent: 1 }
    const quote = draw(elementNode('quote', props, textNode('So it goes')))
    expect(quote).toMatch(/^<blockquote style="margin:4px 0 20px 24px;padding:0">/)
    expect(quote).toMatch(/<td dir="ltr" [^>]*border-left:3px solid[^>]*text-align:center/)
    const list = draw(listOf('bullet', entry('One', props)))
    expect(list).toMatch(/<li dir="ltr" style="margin:0 0 6px 24px;text-align:center"/)
  })

  it.each([
    ['paragraph', {}],
    ['heading', { tag: 'h3' }],
  ])('is the side where a %s begins, by its first letter', (type, props) => {
    const ofWords = (text: string, more = {}) =>
      draw(elementNode(type, { ...props, ...more }, textNode(text)))
    expect(ofWords('Hello')).toMatch(/^<\w+ dir="ltr"/)
    expect(ofWords('Hello')).not.toContain('text-align')
    expect(ofWords(hebrew)).toMatch(/^<\w+ dir="rtl" [^>]*text-align:right/)
    expect(ofWords(hebrew, { format: 'end' })).toContain('text-align:left')
    expect(ofWords('Hello', { format: 'end' })).toContain('text-align:right')
    expect(ofWords('Hello', { format: 'start' })).toContain('text-align:left')
    expect(ofWords('Hello', { direction: 'rtl' })).toMatch(/dir="rtl" [^>]*text-align:right/)
    expect(ofWords('Hello', { indent: 2 })).toMatch(/margin:0 0 \d+px 48px/)
    expect(ofWords(hebrew, { indent: 2 })).toMatch(/margin:0 48px \d+px 0/)
  })

  it('is no matter of what a variable is called, nor of code', () => {
    const code = { type: 'equation', version: 1, equation: 'x', inline: true }
    const line = elementNode('paragraph', {}, code, textNode(`{{customer.firstName}}, ${hebrew}`))
    expect(draw(line)).toMatch(/^<p dir="rtl"/)
  })

  it('is a side of its own for each entry of a list, the bar of a quote and the lines of a cell', () => {
    expect(draw(listOf('number', entry('One'), entry(hebrew)))).toMatch(
      /margin:0 0 6px 24px">One<.*dir="rtl" style="margin:0 24px 6px 0;text-align:right"/,
    )
    expect(draw(elementNode('quote', {}, textNode(hebrew)))).toMatch(
      /padding:0 16px 0 0;border-right:3px solid/,
    )
    const cell = elementNode('tablecell', {}, elementNode('paragraph', {}, textNode(hebrew)))
    const table = elementNode('table', {}, elementNode('tablerow', {}, cell))
    expect(draw(table)).toMatch(/<td [^>]*text-align:left[^>]*><p dir="rtl" [^>]*text-align:right/)
  })

  it('is as deep as the lists around, whatever marks them, and no side of the words around', () => {
    const inner = elementNode(
      'listitem',
      { value: 1 },
      listOf('check', entry(hebrew), entry('Mix')),
    )
    const html = draw(listOf('check', entry('Done', { checked: true }), inner))
    expect(html).toContain('<li dir="ltr" style="margin:0 0 6px">☑ ')
    expect(html).toContain('<li dir="rtl" style="margin:0 24px 6px 0;list-style:none"><ul')
    expect(html).toContain('<li dir="ltr" style="margin:0 0 6px">☐ ')
  })

  it('is where all of them stand that say nothing else', () => {
    const centred = renderToStaticMarkup(
      <MailRichText
        doc={{ root: elementNode('root', {}, elementNode('paragraph', {}, textNode(hebrew))) }}
        look={{ font, headingFont, headingCase, color: colors.text, colors, size: 16 }}
        align="center"
        hrefOf={(href) => href}
      />,
    )
    expect(centred).toMatch(/^<p dir="rtl"/)
    expect(centred).not.toContain('text-align')
  })
})

describe('what a mail can show besides words', () => {
  const picture = { type: 'image', version: 1, src: '/files/public/a.webp', altText: 'The pier' }
  const caption = {
    root: elementNode('root', {}, elementNode('paragraph', {}, textNode('At night'))),
  }

  it('is a picture at a whole address, where the artist puts it, with what stands below it', () => {
    const html = draw({ ...picture, width: 200, format: 'center', showCaption: true, caption })
    expect(html).toContain('src="https://luna.example/files/public/a.webp" alt="The pier"')
    expect(html).toContain('width="200"')
    expect(html).toMatch(/<div style="text-align:center"><img [^>]*margin:0 auto 20px/)
    expect(html).toContain('At night')
    expect(draw({ ...picture, caption })).not.toContain('At night')
    expect(draw({ ...picture, decorative: true })).toContain('alt=""')
    expect(draw({ ...picture, width: 900 })).toContain('width="520"')
  })

  it('is a picture among words with what stands below it, all in one line of them', () => {
    const inline = { ...picture, type: 'inline-image', showCaption: true, caption }
    const html = draw(elementNode('paragraph', {}, textNode('Here '), inline))
    expect(html).toMatch(/<p [^>]*>Here <img [^>]*><span [^>]*><span [^>]*>At night<\/span>/)
    expect(html.match(/<(p|div)\b/g)).toHaveLength(1)
  })

  it('is the copy of a picture that a mail needs, with the words that its media item has', () => {
    const id = '0190a8f0-0000-7000-8000-000000000001'
    const copy = (width: number) => ({ url: `/files/${width}.webp`, width, height: width })
    const media: MediaView = {
      id,
      url: '/files/whole.jpg',
      alt: 'A red moon',
      width: 6000,
      height: 4000,
      mimeType: 'image/jpeg',
      sizes: [copy(320), copy(640), copy(1280), copy(2560)],
      focalX: 50,
      focalY: 50,
    }
    const wanted = { ...picture, mediaId: id, altText: '' }
    for (const type of ['image', 'inline-image', 'drawing']) {
      const html = drawWith({ [id]: media }, { ...wanted, type })
      expect(html).toMatch(/src="https:\/\/luna\.example\/files\/1280\.webp" alt="A red moon"/)
    }
    expect(drawWith({ [id]: media }, { ...wanted, width: 150 })).toContain('/files/320.webp')
    expect(drawWith({ [id]: media }, { ...wanted, decorative: true })).toContain('alt=""')
    expect(drawWith({ [id]: null }, wanted)).toBe('')
    expect(draw({ ...wanted, src: 'https://elsewhere.example/a.png' })).toBe('')
  })

  it('is a table with the colours of its cells and rows', () => {
    const cell = (props: Record<string, unknown>) =>
      elementNode('tablecell', props, elementNode('paragraph', {}, textNode('x')))
    const html = draw(
      elementNode(
        'table',
        { rowStriping: true },
        elementNode('tablerow', {}, cell({ headerState: 1 })),
        elementNode('tablerow', {}, cell({ backgroundColor: '#112233' }), cell({})),
      ),
    )
    expect(html).toContain('<th class="bs-cell" scope="col"')
    expect(html).toContain('background-color:#112233;color:#ffffff')
    expect(html).toContain(`<td class="bs-cell bs-box"`)
    expect(html).toContain(`background-color:${colors.box}`)
  })

  it.each([
    [6, false],
    [7, true],
  ])('of %i columns scrolls in a box of its own: %s', (columns, isBoxed) => {
    const cells = Array.from({ length: columns }, () => ({ text: 'x' }))
    const html = draw(elementNode('table', {}, elementNode('tablerow', { cells })))
    expect(html.includes('table-layout:fixed') && html.includes('overflow-x:auto')).toBe(isBoxed)
    expect(html.includes(`width="${columns * limits.table.columnMinPx}"`)).toBe(isBoxed)
  })

  it('is the same table whether its plain cells are stored as nodes or as their words', () => {
    const full = elementNode(
      'tablecell',
      {},
      elementNode('paragraph', {}, textNode('bold', textFormat.bold)),
    )
    const cells = [{ text: 'City', headerState: 1 }, null, { text: '', backgroundColor: '#112233' }]
    const packed = elementNode('table', {}, elementNode('tablerow', { cells }, full))
    const unpacked = unpackTables({ root: packed }).root
    expect(unpacked).not.toEqual(packed)
    expect(draw(packed)).toBe(draw(unpacked))
    expect(draw(packed)).toMatch(/<th [^>]*>.*City.*<strong.*bold.*#112233/)
  })
})
