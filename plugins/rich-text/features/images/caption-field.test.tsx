// @vitest-environment jsdom

import { $getRoot } from '@payloadcms/richtext-lexical/lexical'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { captionEditors } from '@/plugins/rich-text/features/images/caption-editors'
import { CaptionField } from '@/plugins/rich-text/features/images/caption-field'
import { openEditor } from '@/plugins/rich-text/testing/open-editor'
import type { RichTextDoc } from '@/src/core/rich-text'
import { captionDoc } from '@/src/rich-text/nodes/image/schema'
import { elementNode, textNode } from '@/src/rich-text/testing/test-render'

afterEach(cleanup)

it('keeps what Payload says of a link when the words around it change', () => {
  const fields = { linkType: 'internal', doc: { relationTo: 'pages', value: 'p1' }, newTab: false }
  const link = elementNode('link', { fields }, textNode('Dublin'))
  const caption = captionDoc({
    root: elementNode('root', {}, elementNode('paragraph', {}, textNode('Taken in '), link)),
  })
  const open = openEditor({ type: 'image', version: 1, caption, showCaption: true })
  const key = open.editor.read(() => $getRoot().getFirstChildOrThrow().getKey())
  render(<CaptionField editor={open.editor} nodeKey={key} caption={caption} />)
  captionEditors
    .of(open.editor, key)
    ?.update(() => $getRoot().getAllTextNodes()[0]?.setTextContent('In '), { discrete: true })
  open.update(() => {})
  const written = open.nodes()[0]?.caption as RichTextDoc
  expect(captionDoc(written).root.children?.[0]?.children).toMatchObject([
    { text: 'In ' },
    { type: 'link', fields, children: [{ text: 'Dublin' }] },
  ])
  open.close()
})

it('makes a link of an address that is typed', async () => {
  const caption = captionDoc({
    root: elementNode('root', {}, elementNode('paragraph', {}, textNode('See '))),
  })
  const open = openEditor({ type: 'image', version: 1, caption, showCaption: true })
  const key = open.editor.read(() => $getRoot().getFirstChildOrThrow().getKey())
  render(<CaptionField editor={open.editor} nodeKey={key} caption={caption} />)
  // What stands there already stays as it was written.
  await act(async () => {})
  captionEditors
    .of(open.editor, key)
    ?.update(() => $getRoot().selectEnd().insertText('https://luna.example '), { discrete: true })
  open.update(() => {})
  expect(JSON.stringify(open.nodes()[0]?.caption)).toContain('"autolink"')
  open.close()
})
