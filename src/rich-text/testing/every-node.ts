import type { RichTextDoc, RichTextNode } from '@/src/core/rich-text'
import { textFormat } from '@/src/rich-text/nodes/text/text-format'

const element = { direction: null, format: '', indent: 0, version: 1 } as const
const parent = (type: string, props: object, ...children: RichTextNode[]): RichTextNode => ({
  ...element,
  type,
  ...props,
  children,
})
const words = (text: string, format = 0, style = ''): RichTextNode => ({
  type: 'text',
  text,
  detail: 0,
  format,
  mode: 'normal',
  style,
  version: 1,
})
const line = (...children: RichTextNode[]) => parent('paragraph', {}, ...children)
const leaf = (type: string, props: object = {}): RichTextNode => ({ type, version: 1, ...props })
const item = (text: string, props: object = {}) => parent('listitem', props, words(text))
const cell = (text: string, props: object = {}) => parent('tablecell', props, line(words(text)))

/** A text with every node and mark that there is, and `mediaId` as its pictures. */
export function everyNode(mediaId: string): RichTextDoc {
  const picture = { mediaId, src: '', altText: 'The harbour', width: 0, height: 0 }
  const caption = { root: parent('root', {}, line(words('From the pier'))) }
  return {
    root: parent(
      'root',
      {},
      ...(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const).map((tag) =>
        parent('heading', { tag }, words(`Heading ${tag}`)),
      ),
      line(
        ...Object.entries(textFormat).flatMap(([name, bit]) => [words(name, bit), words(' ')]),
        words('sea green', 0, 'color: #2e8b57;font-size: 24px;'),
        leaf('linebreak'),
        { ...words('\t'), type: 'tab', detail: 2 },
        parent('link', { url: 'https://example.com/', target: '_blank' }, words('a link')),
        words(' '),
        parent('autolink', { url: 'https://example.org/' }, words('example.org')),
        words(' '),
        { ...words('Congratulations'), type: 'keyword' },
        words(' '),
        leaf('equation', { equation: 'e^{i\\pi} = -1', inline: true }),
        leaf('inline-image', { ...picture, width: 40, position: 'right' }),
      ),
      parent('quote', {}, words('Salt on every string')),
      leaf('horizontalrule'),
      parent('list', { listType: 'bullet', tag: 'ul', start: 1 }, item('Mast'), item('Sail')),
      parent('list', { listType: 'number', tag: 'ol', start: 1 }, item('First'), item('Second')),
      parent(
        'list',
        { listType: 'check', tag: 'ul', start: 1 },
        item('Strings', { checked: true }),
        item('Mix', { checked: false }),
      ),
      parent(
        'table',
        { rowStriping: true },
        parent(
          'tablerow',
          {},
          ...['Port', 'Day', 'Doors', 'Stage', 'Room'].map((text) =>
            cell(text, { headerState: 1 }),
          ),
        ),
        parent(
          'tablerow',
          {},
          ...['Oban', 'Friday', 'Seven', 'Eight', 'Hall'].map((text) => cell(text)),
        ),
      ),
      parent(
        'code',
        { language: 'javascript' },
        { ...words('const tide = "low" // now'), type: 'code-highlight' },
      ),
      parent(
        'collapsible-container',
        { open: true },
        parent('collapsible-title', {}, words('Lyrics')),
        parent('collapsible-content', {}, line(words('Hold the line'))),
      ),
      leaf('image', { ...picture, showCaption: true, caption }),
      leaf('drawing', { ...picture, data: { version: 1, paper: null, marks: [] } }),
      leaf('youtube', { videoID: 'dQw4w9WgXcQ', format: '' }),
      leaf('tweet', { id: '20', format: '' }),
      leaf('figma', { documentID: 'LKQ4FJ4bTnCSjedbRpk931', format: '' }),
      leaf('embed', { url: 'https://soundcloud.com/luna/tide', format: '' }),
      leaf('equation', { equation: '\\frac{a}{b}', inline: false }),
      leaf('poll', {
        uid: 'vinyl',
        question: 'On vinyl?',
        options: [
          { uid: 'yes', text: 'Yes' },
          { uid: 'no', text: 'No' },
        ],
      }),
    ),
  }
}
