import {
  hostileAddresses,
  hostileFormulas,
  hostileStyles,
  hostileWords,
} from '@/plugins/rich-text/testing/hostile-words'
import type { RichTextDoc, RichTextNode } from '@/src/core/rich-text'

const element = { direction: null, format: '', indent: 0, version: 1 }

const parent = (type: string, children: unknown[], props: object = {}) => ({
  ...element,
  ...props,
  type,
  children,
})
const text = (words: string, style = '') => ({
  type: 'text',
  text: words,
  detail: 0,
  format: 0,
  mode: 'normal',
  style,
  version: 1,
})
const paragraph = (...children: unknown[]) => parent('paragraph', children)

/** So many letters of JSON may be in one text of a form, with room to spare. */
const lettersOfPart = 250_000

/** Nodes of every kind with something hostile wherever something can be put, in texts of a size that is stored. */
export function hostileTexts(): RichTextDoc[] {
  const parts: RichTextNode[][] = [[]]
  let letters = 0
  for (const node of hostileNodes()) {
    letters += JSON.stringify(node).length
    if (letters > lettersOfPart) {
      parts.push([])
      letters = 0
    }
    parts.at(-1)?.push(node)
  }
  return parts.map((children) => ({ root: parent('root', children) as RichTextNode }))
}

function hostileNodes(): RichTextNode[] {
  const words = hostileWords.map((each) => paragraph(text(each)))
  const links = hostileAddresses.map((url) =>
    paragraph(
      parent('link', [text('link')], { url, target: '_blank', rel: url, title: url }),
      parent('autolink', [text('auto')], { url, isUnlinked: false }),
    ),
  )
  const styled = hostileStyles.map((style) =>
    parent('paragraph', [text('styled', style)], { textStyle: style, style, format: style }),
  )
  const formulas = [...hostileFormulas, ...hostileWords.slice(0, 40)].flatMap((equation) =>
    [true, false].map((inline) => {
      const node = { type: 'equation', equation, inline, version: 1 }
      return inline ? paragraph(node) : node
    }),
  )
  return [
    ...words,
    ...links,
    ...styled,
    ...formulas,
    ...hostileWords.slice(0, 60).flatMap(atoms),
  ] as RichTextNode[]
}

function atoms(bad: string, index: number): unknown[] {
  const url = hostileAddresses[index % hostileAddresses.length] ?? bad
  const picture = {
    version: 1,
    mediaId: bad,
    src: url,
    altText: bad,
    width: bad,
    height: 10,
    maxWidth: 500,
    showCaption: true,
    caption: { root: parent('root', [paragraph(parent('link', [text(bad)], { url }))]) },
  }
  return [
    parent('heading', [text(bad)], { tag: bad }),
    parent('list', [parent('listitem', [text(bad)], { value: bad })], { listType: bad, tag: bad }),
    parent('quote', [text(bad)], { cite: url }),
    parent('code', [text(bad), { ...text(bad), type: 'code-highlight', highlightType: bad }], {
      language: bad,
    }),
    parent(
      'table',
      [
        parent('tablerow', [
          parent('tablecell', [paragraph(text(bad))], { backgroundColor: bad, colSpan: bad }),
        ]),
      ],
      { colWidths: [bad], style: bad },
    ),
    parent('collapsible-container', [
      parent('collapsible-title', [text(bad)]),
      parent('collapsible-content', [paragraph(text(bad))]),
    ]),
    { ...picture, type: 'image', format: bad },
    {
      ...picture,
      type: 'drawing',
      data: { paper: bad, marks: [{ kind: bad, color: bad, points: [bad], text: bad }] },
    },
    paragraph({ ...picture, type: 'inline-image', position: bad }),
    {
      type: 'poll',
      version: 1,
      uid: bad,
      question: bad,
      options: [
        { uid: bad, text: bad },
        { uid: 'b', text: bad },
      ],
    },
    {
      type: 'poll',
      version: 1,
      uid: `p${index}`,
      question: bad,
      options: [
        { uid: 'a', text: bad },
        { uid: 'b', text: bad },
      ],
    },
    { type: 'youtube', version: 1, videoID: url, format: bad },
    { type: 'tweet', version: 1, id: bad, format: '' },
    { type: 'figma', version: 1, documentID: url, format: '' },
    { type: 'keyword', version: 1, text: bad, format: 0, style: bad, mode: 'normal', detail: 0 },
    { type: 'html', version: 1, html: bad, src: url, href: url, url },
    { type: '__proto__', version: 1, text: bad },
  ]
}
