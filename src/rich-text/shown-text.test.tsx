import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'
import { emptyRichText, type RichTextDoc, type RichTextNode } from '@/src/core/rich-text'
import { DrawnText } from '@/src/rich-text/drawn-text'
import { ColouredCode } from '@/src/rich-text/nodes/code/coloured-code'
import { DrawnFormula, formulaKey } from '@/src/rich-text/nodes/equation/drawn-formula'
import { Formula } from '@/src/rich-text/nodes/equation/formula'
import { RichText } from '@/src/rich-text/render'
import { nodeSchemas, sanitizeRichText } from '@/src/rich-text/schema'
import { shownText } from '@/src/rich-text/shown-text'
import { everyNode } from '@/src/rich-text/testing/every-node'
import { elementNode, textNode } from '@/src/rich-text/testing/test-render'

const mediaId = '11111111-1111-4111-8111-111111111111'
const media: MediaView = {
  id: mediaId,
  url: '/files/public/luna/harbour.webp',
  alt: '',
  width: 600,
  height: 400,
  mimeType: 'image/webp',
  sizes: [],
  focalX: 50,
  focalY: 50,
}
const findMedia = async (id: string) => (id === mediaId ? media : null)
const typesIn = ({ type, children = [] }: RichTextNode): string[] => [
  type,
  ...children.flatMap(typesIn),
]
const docOf = (...nodes: RichTextNode[]): RichTextDoc => ({
  root: elementNode('root', {}, ...nodes),
})

const StillPoll = () => <b>poll</b>

it('draws every node as texts are drawn elsewhere, from what a browser was sent', async () => {
  const doc = everyNode(mediaId)
  expect(new Set(typesIn(doc.root))).toEqual(new Set(Object.keys(nodeSchemas)))
  const shown = await shownText(doc, findMedia)
  const sent = JSON.parse(JSON.stringify(shown)) as NonNullable<typeof shown>
  const shared = { Link: 'a' as never, polls: { documentId: 'p', Poll: StillPoll } }
  expect(
    renderToStaticMarkup(
      <DrawnText
        {...shared}
        doc={sent.doc}
        pictures={sent.pictures}
        Formula={({ latex, inline }) => (
          <DrawnFormula html={sent.formulas[formulaKey(latex, inline)]} latex={latex} />
        )}
      />,
    ),
  ).toBe(
    renderToStaticMarkup(
      <RichText
        {...shared}
        doc={sanitizeRichText(doc)}
        pictures={{ [mediaId]: media }}
        Formula={Formula}
        ColouredCode={ColouredCode}
      />,
    ),
  )
})

it('says nothing that visitors do not see', async () => {
  const link = { fields: { url: '/tour', secret: 'canary' } }
  const secretive = elementNode('paragraph', {}, elementNode('link', link, textNode('Tour')))
  const strokes = { version: 1, paper: null, marks: [{ kind: 'pen' }] }
  const shown = await shownText(
    docOf(
      { type: 'from-a-plugin', version: 1, secret: 'canary' },
      { type: 'mark', version: 1, secret: 'canary', children: [textNode('Marked')] },
      { type: 'drawing', version: 1, mediaId, data: strokes },
      elementNode('paragraph', {}, textNode('Words'), {
        type: 'odd',
        version: 1,
        secret: 'canary',
      }),
      secretive,
      { type: 'image', version: 1, mediaId, caption: docOf(secretive), showCaption: true },
    ),
    findMedia,
  )
  expect(JSON.stringify(shown)).not.toMatch(/canary|from-a-plugin|paper/)
  expect(JSON.stringify(shown)).toContain('Marked')
  expect(shown?.pictures).toEqual({ [mediaId]: media })
})

it('leaves formulas that nobody can read as they are written, and is null without words', async () => {
  const shown = await shownText(
    docOf({ type: 'equation', version: 1, equation: '\\nonsense{', inline: true }),
    findMedia,
  )
  expect(shown?.formulas).toEqual({})
  expect(await shownText(emptyRichText(), findMedia)).toBeNull()
})
