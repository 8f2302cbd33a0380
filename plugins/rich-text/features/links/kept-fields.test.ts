// @vitest-environment jsdom
import { $getRoot, type TextNode } from '@payloadcms/richtext-lexical/lexical'
import { afterEach, expect, it } from 'vitest'
import { setLink } from '@/plugins/rich-text/features/links/link-options'
import { type OpenEditor, openEditor } from '@/plugins/rich-text/testing/open-editor'
import { emptyRichText, type RichTextNode } from '@/src/core/rich-text'
import { sanitizeRichText } from '@/src/rich-text/schema'
import { elementNode, textNode } from '@/src/rich-text/testing/test-render'

const toPage = {
  linkType: 'internal',
  doc: { relationTo: 'pages', value: 'p1' },
  newTab: false,
  trace: { to: 'shows' },
}
const address = 'https://tour.example'
const typed = { linkType: 'custom', url: address, newTab: false, trace: 1 }

let open: OpenEditor
afterEach(() => open.close())

const clean = (children: readonly RichTextNode[]) =>
  sanitizeRichText({ root: { ...emptyRichText().root, children: [...children] } }).root.children

/** Opens a line with such a link in it, as Payload writes it and the gate lets it in. */
function openLine(link: RichTextNode): readonly RichTextNode[] {
  const line = elementNode(
    'paragraph',
    { textFormat: 0, textStyle: '' },
    textNode('Come to '),
    link,
    textNode(' soon'),
  )
  const stored = clean([line]) ?? []
  open = openEditor(...stored)
  return stored
}

const openLink = () => openLine(elementNode('link', { fields: toPage, id: 'a1' }, textNode('Dub')))
const storedLinks = () =>
  clean(open.nodes())?.flatMap(({ children }) =>
    (children ?? []).filter(({ type }) => type.endsWith('link')),
  )

function $words(text: string): TextNode {
  const words = $getRoot().getAllTextNodes()
  return words.find((each) => each.getTextContent() === text) as TextNode
}

it.each([
  elementNode('link', { fields: toPage, id: 'a1' }, textNode('Dub')),
  elementNode('link', { fields: typed, id: 'a1' }, textNode('Dub')),
  elementNode('autolink', { fields: typed, id: 'a1', isUnlinked: false }, textNode(address)),
])('gives back what Payload says of a link, also when the words around it change', (link) => {
  const stored = openLine(link)
  expect(open.nodes()).toEqual(stored)
  open.update(() => $words('Come to ').selectEnd().insertText('all of '))
  expect(storedLinks()).toEqual([stored[0]?.children?.[1]])
  expect(storedLinks()).toMatchObject([{ fields: link.fields, id: 'a1' }])
})

it('keeps it when its own words change, and in both halves when they are parted', () => {
  openLink()
  open.update(() => $words('Dub').setTextContent('Dublin').select(3, 3).insertParagraph())
  expect(storedLinks()).toMatchObject([
    { fields: toPage, children: [{ text: 'Dub' }] },
    { fields: toPage, children: [{ text: 'lin' }] },
  ])
})

it('makes it ours where it is led elsewhere', () => {
  openLink()
  open.update(() => $words('Dub').select(1, 1))
  setLink(open.editor, { url: '/tour', isNewTab: false })
  open.update(() => {})
  expect(storedLinks()).toMatchObject([{ url: '/tour', target: null }])
  expect(storedLinks()?.[0]).not.toHaveProperty('fields')
})

it('tells Payload, too, that it opens a new tab', () => {
  openLink()
  open.update(() => $words('Dub').select(1, 1))
  setLink(open.editor, { url: 'about:blank', isNewTab: true })
  open.update(() => {})
  expect(storedLinks()).toMatchObject([{ target: '_blank', fields: { ...toPage, newTab: true } }])
})
