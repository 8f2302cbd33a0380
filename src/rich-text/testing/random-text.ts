import fc from 'fast-check'
import { limits } from '@/src/core/limits'
import type { RichTextDoc, RichTextNode } from '@/src/core/rich-text'
import { sanitizeRichText } from '@/src/rich-text/schema'

/** Nodes of every kind that this release draws, as an editor might have written them. */

const element = { direction: null, version: 1 } as const
const words = fc.constantFrom('salt', 'signal', 'tide', 'البحر', '海', 'a < b & "c"', 'low  tide')
const align = fc.constantFrom('', 'center', 'right', 'justify')
const styles = fc.constantFrom(
  '',
  '',
  'font-size: 24px;',
  'color: #c0ffee;',
  'font-size: 18px;background-color: #123456;',
)

const text = fc.record({
  type: fc.constant('text'),
  text: words,
  detail: fc.constant(0),
  format: fc.nat(2047),
  mode: fc.constant('normal'),
  style: styles,
  version: fc.constant(1),
})
const link = fc.tuple(fc.webUrl(), fc.boolean(), text).map(([url, isNew, inner]) =>
  parent('link', [inner], {
    url,
    target: isNew ? '_blank' : null,
    rel: isNew ? 'noopener' : null,
    title: null,
  }),
)
/** As the editor makes it of an address that is typed. */
const autolink = fc
  .constantFrom('https://tide.example/tour', 'www.tide.example', 'me@tide.example')
  .map((typed) =>
    parent('autolink', [plainText(typed)], {
      url: typed.includes('@') ? `mailto:${typed}` : typed.replace(/^www/, 'https://www'),
      target: null,
      rel: null,
      title: null,
      isUnlinked: false,
    }),
  )
const tab = fc.constant({ ...plainText('\t'), type: 'tab', detail: 2 })
const keyword = fc
  .constantFrom('Congratulations', 'Félicitations', 'おめでとう')
  .map((found) => ({ ...plainText(found), type: 'keyword' }))
const formula = fc.constantFrom('E = mc^2', '\\frac{a}{b}', '\\alpha')
const equation = (inline: boolean) =>
  formula.map((tex) => ({ type: 'equation', equation: tex, inline, version: 1 }))
const linebreak = fc.constant({ type: 'linebreak', version: 1 })

/**
 * Neighbours differ, or an editor would join them; what it finds in what is typed stands on a line of
 * its own, since words right beside it would make it something else.
 */
const line = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .array(fc.oneof(text, link, linebreak, tab, equation(true)), { maxLength: 5 })
      .map((nodes) => nodes.filter((node, at) => at === 0 || nodes[at - 1]?.type !== node.type)),
  },
  { weight: 1, arbitrary: fc.oneof(autolink, keyword).map((node) => [node]) },
)
const indent = fc.oneof(
  { weight: 4, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 7 }) },
)

const side = fc.integer({ min: limits.image.minPx, max: limits.image.maxPx })
const picture = fc.record({
  mediaId: fc.uuid(),
  src: fc.constant('/files/public/a/b/picture.webp'),
  altText: words,
  width: side,
  height: side,
  version: fc.constant(1),
})
const pictureWithCaption = fc
  .tuple(picture, fc.boolean(), fc.boolean(), fc.array(text, { maxLength: 1 }))
  .map(([own, decorative, showCaption, caption]) => ({
    ...own,
    decorative,
    showCaption,
    caption: { root: parent('root', [paragraph(caption, '')]) },
  }))
const image = fc
  .tuple(pictureWithCaption, fc.constantFrom('', 'left', 'center', 'right'))
  .map(([own, format]) => ({ ...own, type: 'image', maxWidth: 800, format }))
const inlineImage = fc
  .tuple(pictureWithCaption, fc.constantFrom('left', 'right', 'full'))
  .map(([own, position]) => ({ ...own, type: 'inline-image', maxWidth: 500, position }))
const at = fc.integer({ min: 0, max: limits.drawing.heightPx })
const ink = { color: fc.constantFrom('#1a1a1a', '#d92d20'), size: fc.integer({ min: 1, max: 24 }) }
const mark = fc.oneof(
  fc.record({
    kind: fc.constantFrom('pen', 'marker'),
    ...ink,
    points: fc.array(fc.tuple(at, at), { minLength: 1, maxLength: 6 }).map((each) => each.flat()),
  }),
  fc.record({
    kind: fc.constantFrom('line', 'arrow', 'box', 'ellipse'),
    ...ink,
    points: fc.tuple(at, at, at, at),
  }),
  fc.record({ kind: fc.constant('words'), ...ink, points: fc.tuple(at, at), text: words }),
)
const drawing = fc
  .tuple(image, fc.constantFrom('#ffffff', null), fc.array(mark, { maxLength: 4 }))
  .map(([own, paper, marks]) => ({ ...own, type: 'drawing', data: { version: 1, paper, marks } }))

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })
const embed = fc.oneof(
  digits(11).map((videoID) => ({ type: 'youtube', videoID, format: '', version: 1 })),
  digits(18).map((id) => ({ type: 'tweet', id, format: '', version: 1 })),
  digits(22).map((documentID) => ({ type: 'figma', documentID, format: '', version: 1 })),
  digits(22).map((id) => ({
    type: 'embed',
    url: `https://open.spotify.com/track/${id}`,
    format: '',
    version: 1,
  })),
)

const poll = fc
  .tuple(fc.uuid(), words, fc.uniqueArray(fc.uuid(), { minLength: 2, maxLength: 4 }), words)
  .map(([uid, question, uids, answer]) => ({
    type: 'poll',
    version: 1,
    uid: uid.slice(0, 8),
    question,
    options: uids.map((each) => ({ uid: each.slice(0, 13), text: answer })),
  }))

const list = (depth: number, indent = 0): fc.Arbitrary<RichTextNode> =>
  fc
    .tuple(
      fc.constantFrom('bullet', 'number', 'check'),
      fc.array(line, { minLength: 1, maxLength: 3 }),
      depth > 0 ? fc.option(list(depth - 1, indent + 1)) : fc.constant(null),
      fc.boolean(),
    )
    .map(([listType, lines, inner, checked]) => {
      const items = [...lines, ...(inner ? [[inner]] : [])]
      return parent(
        'list',
        items.map((children, at) => ({
          ...parent('listitem', children, { value: at + 1, indent }),
          ...(listType === 'check' && { checked: checked && children[0]?.type !== 'list' }),
        })),
        { listType, start: 1, tag: listType === 'number' ? 'ol' : 'ul' },
      )
    })

const code = fc
  .constantFrom('javascript', 'python')
  .map((language) =>
    parent(
      'code',
      [
        codeText('const', 'keyword'),
        codeText(' tide'),
        { type: 'linebreak', version: 1 },
        codeText('0', 'number'),
      ],
      { language },
    ),
  )

const cell = fc
  .tuple(line, fc.integer({ min: 0, max: 3 }), fc.constantFrom(null, '#ffeecc'))
  .map(([children, headerState, backgroundColor]) =>
    parent('tablecell', [paragraph(children, '')], {
      headerState,
      backgroundColor,
      colSpan: 1,
      rowSpan: 1,
    }),
  )
const table = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }), fc.boolean())
  .chain(([rows, columns, isStriped]) =>
    fc
      .array(fc.array(cell, { minLength: columns, maxLength: columns }), {
        minLength: rows,
        maxLength: rows,
      })
      .map((cells) =>
        parent(
          'table',
          cells.map((row, at) => parent('tablerow', row, at % 2 ? { height: 33 + 10 * at } : {})),
          { colWidths: Array(columns).fill(120), ...(isStriped && { rowStriping: true }) },
        ),
      ),
  )

const block = (depth: number): fc.Arbitrary<RichTextNode> => {
  const simple = fc.oneof(
    fc
      .tuple(line, align, indent)
      .map(([children, format, depth]) => ({ ...paragraph(children, format), indent: depth })),
    fc
      .tuple(line, align, fc.constantFrom('h1', 'h2', 'h3', 'h4', 'h5', 'h6'))
      .map(([children, format, tag]) => parent('heading', children, { tag, format })),
    line.map((children) => parent('quote', children)),
    list(2),
    code,
    poll,
    embed,
    equation(false),
    image,
    inlineImage.map((node) => paragraph([node], '')),
    drawing,
    fc.constant({ type: 'horizontalrule', version: 1 }),
  )
  return depth === 0
    ? simple
    : fc.oneof(
        { weight: 6, arbitrary: simple },
        { weight: 1, arbitrary: table },
        {
          weight: 1,
          arbitrary: fc
            .tuple(line, fc.array(block(depth - 1), { minLength: 1, maxLength: 3 }), fc.boolean())
            .map(([title, inner, open]) =>
              parent(
                'collapsible-container',
                [parent('collapsible-title', title), parent('collapsible-content', apart(inner))],
                { open },
              ),
            ),
        },
      )
}

/** A text as it is stored: through the gate. */
export const randomText: fc.Arbitrary<RichTextDoc> = fc
  .array(block(1), { minLength: 1, maxLength: 6 })
  .map((children) => sanitizeRichText({ root: parent('root', apart(children)) }))

/** Two lists of one kind below each other are one to an editor. */
function apart(blocks: RichTextNode[]): RichTextNode[] {
  return blocks.filter(({ type }, at) => type !== 'list' || blocks[at - 1]?.type !== 'list')
}

function parent(type: string, children: RichTextNode[], props: object = {}): RichTextNode {
  return { ...element, format: '', indent: 0, ...props, type, children }
}

function paragraph(children: RichTextNode[], format: string): RichTextNode {
  return parent('paragraph', children, { format, textFormat: 0, textStyle: '' })
}

function plainText(words: string): RichTextNode {
  return { type: 'text', text: words, detail: 0, format: 0, mode: 'normal', style: '', version: 1 }
}

function codeText(words: string, highlightType?: string): RichTextNode {
  return {
    type: 'code-highlight',
    text: words,
    detail: 0,
    format: 0,
    mode: 'normal',
    style: '',
    version: 1,
    ...(highlightType && { highlightType }),
  }
}
