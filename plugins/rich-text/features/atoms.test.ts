// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { resized } from '@/plugins/rich-text/features/images/image-size'
import { isPicture } from '@/plugins/rich-text/features/images/is-picture'
import { createRichTextEditor } from '@/plugins/rich-text/kit/create-rich-text-editor'
import { pageConfig } from '@/plugins/rich-text/testing/open-editor'
import {
  emptyRichText,
  type RichTextDoc,
  type RichTextNode,
  richTextOf,
} from '@/src/core/rich-text'
import { sanitizeRichText } from '@/src/rich-text/schema'
import { runs } from '@/src/testing/soak'

const px = fc.oneof(fc.constant(0), fc.integer({ min: 10, max: 1000 }))
const picture = {
  mediaId: fc.oneof(fc.constant(''), fc.uuid()),
  src: fc.constantFrom('', '/files/public/a/b/moon.png'),
  altText: fc.string({ maxLength: 20 }),
  decorative: fc.boolean(),
  width: px,
  height: px,
  maxWidth: fc.integer({ min: 10, max: 1000 }),
  showCaption: fc.boolean(),
  caption: fc.constantFrom(emptyRichText(), richTextOf('paragraph', 'Taken', 'in May')),
  version: fc.constant(1),
}
const frame = { format: fc.constantFrom('', 'left', 'center', 'right'), version: fc.constant(1) }
const blockAtom = fc.oneof(
  fc.record({ type: fc.constant('image'), ...picture, format: frame.format }),
  fc.record({ type: fc.constant('youtube'), ...frame, videoID: fc.stringMatching(/^[\w-]{11}$/) }),
  fc.record({ type: fc.constant('tweet'), ...frame, id: fc.stringMatching(/^\d{1,20}$/) }),
  fc.record({
    type: fc.constant('figma'),
    ...frame,
    documentID: fc.stringMatching(/^[0-9a-zA-Z]{22,40}$/),
  }),
  fc.record({
    type: fc.constant('embed'),
    ...frame,
    url: fc.constantFrom('https://soundcloud.com/luna/tide', 'https://vimeo.com/76979871'),
  }),
  fc.record({
    type: fc.constant('equation'),
    equation: fc.string({ maxLength: 50 }),
    inline: fc.constant(false),
    version: fc.constant(1),
  }),
)
const inlineAtom = fc.oneof(
  fc.record({
    type: fc.constant('inline-image'),
    ...picture,
    position: fc.constantFrom('left', 'right', 'full'),
  }),
  fc.record({
    type: fc.constant('equation'),
    equation: fc.string({ maxLength: 50 }),
    inline: fc.constant(true),
    version: fc.constant(1),
  }),
)

const paragraphWith = (...children: RichTextNode[]): RichTextNode => ({
  ...(emptyRichText().root.children?.[0] as RichTextNode),
  children,
})

it('gives pictures, embeds and formulas back as they were stored', () => {
  fc.assert(
    fc.property(fc.array(blockAtom), fc.array(inlineAtom), (blocks, inlines) => {
      const children = [...blocks, paragraphWith(...inlines)] as RichTextNode[]
      const doc = sanitizeRichText({
        root: { ...emptyRichText().root, children },
      }) as RichTextDoc
      const editor = createRichTextEditor(JSON.stringify(doc), pageConfig)
      expect(JSON.parse(JSON.stringify(editor.getEditorState()))).toEqual(doc)
    }),
    runs(200),
  )
})

it.each([
  [{ width: 1200, height: 800 }, 300, { width: 300, height: 200 }],
  [{ width: 1200, height: 800 }, 1, { width: 15, height: 10 }],
  [{ width: 800, height: 1600 }, 900, { width: 500, height: 1000 }],
  [{ width: 3000, height: 1000 }, 5000, { width: 1000, height: 333 }],
])('keeps the shape of %j at %i px', (own, wanted, size) => {
  expect(resized(own, wanted)).toEqual(size)
})

it('takes any image, and those of systems that do not know what they are', () => {
  expect(isPicture({ type: 'image/x-new', name: 'a' })).toBe(true)
  for (const name of ['a.heic', 'b.HEIF', 'c.gif', 'd.webp', 'e.TIF', 'f.bmp']) {
    expect(isPicture({ type: '', name })).toBe(true)
  }
  expect(isPicture({ type: 'text/html', name: 'a.gif' })).toBe(false)
  expect(isPicture({ type: '', name: 'a.svgz' })).toBe(false)
})
