// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { $getRoot } from 'lexical'
import { afterEach, expect, it, vi } from 'vitest'
import { PictureBar } from '@/plugins/rich-text/features/images/picture-bar'
import { $isAtomNode } from '@/plugins/rich-text/kit/atom-node'
import { $pick } from '@/plugins/rich-text/kit/picked-atom'
import { type OpenEditor, openEditor } from '@/plugins/rich-text/testing/open-editor'
import { stubLayout } from '@/plugins/rich-text/testing/stub-layout'

stubLayout()

let open: OpenEditor
afterEach(() => {
  cleanup()
  open.close()
})

/** The width field of a picture that is 400 pixels wide. */
function widthField(): HTMLInputElement {
  open = openEditor({
    type: 'image',
    version: 1,
    mediaId: '',
    src: '/files/public/a/b/picture.webp',
    altText: '',
    width: 400,
    height: 267,
    maxWidth: 800,
    format: '',
  })
  open.update(() => {
    const picture = $getRoot().getFirstChild()
    if ($isAtomNode(picture)) {
      $pick(picture)
    }
  })
  render(<PictureBar editor={open.editor} element={open.host} />)
  return screen.getByLabelText('Width, px')
}

it.each([
  ['300', 300],
  ['5', 15],
  ['2000', 800],
  ['', 400],
])('shows what is applied of a width: %j', async (typed, width) => {
  const field = widthField()
  fireEvent.change(field, { target: { value: typed } })
  fireEvent.blur(field)
  await vi.waitFor(() => expect(field.valueAsNumber).toBe(width))
  expect(open.nodes()[0]).toMatchObject({ width })
})
