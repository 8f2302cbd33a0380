// @vitest-environment jsdom

import { $getRoot, $isElementNode } from '@payloadcms/richtext-lexical/lexical'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PictureBar } from '@/plugins/rich-text/features/images/picture-bar'
import { $isAtomNode } from '@/plugins/rich-text/kit/atom-node'
import { $pick } from '@/plugins/rich-text/kit/picked-atom'
import { type OpenEditor, openEditor } from '@/plugins/rich-text/testing/open-editor'
import { stubLayout } from '@/plugins/rich-text/testing/stub-layout'
import type { RichTextNode } from '@/src/core/rich-text'

stubLayout()

let open: OpenEditor
afterEach(() => {
  cleanup()
  open.close()
})

const block = {
  type: 'image',
  version: 1,
  mediaId: '',
  src: '/files/public/a/b/picture.webp',
  altText: '',
  width: 400,
  height: 267,
  maxWidth: 800,
  format: '',
}

const paragraph = { type: 'paragraph', version: 1, format: '', indent: 0, direction: null }

function pick(node: RichTextNode): void {
  open = openEditor(node)
  open.update(() => {
    const first = $getRoot().getFirstChild()
    const picture = $isElementNode(first) ? first.getFirstChild() : first
    if ($isAtomNode(picture)) {
      $pick(picture)
    }
  })
  render(<PictureBar editor={open.editor} element={open.host} />)
}

/** The width field of a picture that is 400 pixels wide. */
function widthField(): HTMLInputElement {
  pick(block)
  return screen.getByLabelText('Width, px')
}

it.each([
  ['300', 300],
  ['5', 15],
  ['900', 900],
  ['2000', 1000],
  ['', 400],
])('shows what is applied of a width: %j', async (typed, width) => {
  const field = widthField()
  fireEvent.change(field, { target: { value: typed } })
  fireEvent.blur(field)
  await expect.poll(() => field.valueAsNumber).toBe(width)
  expect(open.nodes()[0]).toMatchObject({ width })
})

it('asks no width of a picture that goes across the words', () => {
  const { format: _, ...rest } = block
  const among = (position: string): RichTextNode => ({
    ...paragraph,
    children: [{ ...rest, type: 'inline-image', position }],
  })
  pick(among('left'))
  expect(screen.getByLabelText('Width, px')).toBeTruthy()
  cleanup()
  open.close()
  pick(among('full'))
  expect(screen.getByLabelText('Full width')).toBeTruthy()
  expect(screen.queryByLabelText('Width, px')).toBeNull()
})
