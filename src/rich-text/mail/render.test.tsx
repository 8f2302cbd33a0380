import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { MediaView } from '@/src/core/contracts/media'
import { mailLook } from '@/src/core/email/mail-look'
import type { RichTextNode } from '@/src/core/rich-text'
import { looks } from '@/src/core/theme/looks'
import { MailRichText } from '@/src/rich-text/mail/render'
import type { RichTextPictures } from '@/src/rich-text/node-kit'
import { textFormat } from '@/src/rich-text/nodes/text/text-format'
import { elementNode, textNode } from '@/src/rich-text/test-render'

const look = mailLook({ ...looks.paper, logo: '', headerLinks: [], socialLinks: [] })
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

it('keeps to the side and the depth that quotes and entries of lists have', () => {
  const placed = { format: 'center', indent: 1 }
  const quote = draw(elementNode('quote', placed, textNode('So it goes')))
  expect(quote).toMatch(
    /<blockquote dir="auto" [^>]*text-align:center[^>]*margin-inline-start:24px/,
  )
  const entry = elementNode('listitem', { ...placed, value: 1 }, textNode('One'))
  const list = draw(elementNode('list', { listType: 'bullet', start: 1, tag: 'ul' }, entry))
  expect(list).toMatch(/<li dir="auto" style="[^"]*text-align:center/)
  expect(list).not.toContain('padding-inline-start:24px;text-align')
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
    expect(html).toContain('margin:0 auto 20px')
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
})
