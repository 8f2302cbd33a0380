// @vitest-environment jsdom

import { $getRoot } from '@payloadcms/richtext-lexical/lexical'
import { DRAG_DROP_PASTE } from '@payloadcms/richtext-lexical/lexical/rich-text'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest'
import styles from '@/plugins/rich-text/features/images/images.module.css'
import { PictureIntake } from '@/plugins/rich-text/features/images/picture-intake'
import { type HostPicture, RichTextHostProvider } from '@/plugins/rich-text/kit/host'
import { type OpenEditor, openEditor } from '@/plugins/rich-text/testing/open-editor'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { richTextOf } from '@/src/core/rich-text'

let open: OpenEditor
let arrive: Map<string, (picture: HostPicture | Promise<never>) => void>
let tell: Mock<(text: string) => void>

beforeEach(() => {
  open = openEditor(...(richTextOf('paragraph', 'Words').root.children ?? []))
  arrive = new Map()
  tell = vi.fn()
  const storePicture = ({ name }: File) =>
    new Promise<HostPicture>((resolve) => arrive.set(name, resolve))
  render(
    <RichTextHostProvider value={{ storePicture, tell }}>
      <PictureIntake editor={open.editor} element={open.host} />
    </RichTextHostProvider>,
  )
})
afterEach(() => {
  cleanup()
  open.close()
})

function drop(...names: string[]): void {
  const files = names.map((name) => new File(['x'], name, { type: 'image/png' }))
  act(() => open.update(() => open.editor.dispatchCommand(DRAG_DROP_PASTE, files)))
}

/** The upload of one ends, and it stands among the words. */
async function finish(name: string): Promise<void> {
  const picture = { mediaId: name, src: `/media/${name}`, alt: name, width: 4, height: 3 }
  await act(async () => arrive.get(name)?.(picture))
  await waitFor(() => expect(shown()).toContain(name))
}

const shown = () => open.nodes().map(({ altText, type }) => altText ?? type)

it.each([[['a', 'b', 'c']], [['c', 'b', 'a']], [['b', 'c', 'a']], [['c', 'a', 'b']]])(
  'keeps the order in which pictures were dropped, though they arrive as %j',
  async (arriving) => {
    open.update(() => $getRoot().selectEnd())
    drop('a', 'b', 'c')
    for (const name of arriving) {
      await finish(name)
    }
    expect(shown()).toEqual(['paragraph', 'a', 'b', 'c'])
  },
)

it('keeps the order when the line is gone', async () => {
  open.update(() => $getRoot().selectEnd())
  drop('a', 'b')
  open.update(() => $getRoot().clear())
  await finish('b')
  await finish('a')
  expect(shown().filter((name) => name !== 'paragraph')).toEqual(['a', 'b'])
})

it('says where a picture is, or why it is nowhere, when the words were left before it came', async () => {
  open.update(() => $getRoot().selectEnd())
  drop('a', 'b')
  open.editor.setRootElement(null)
  const picture = { mediaId: 'a', src: '/media/a', alt: 'a', width: 4, height: 3 }
  await act(async () => arrive.get('a')?.(picture))
  expect(tell).toHaveBeenLastCalledWith(ownerMessages.richText.pictureStored('a'))
  await act(async () => arrive.get('b')?.(Promise.reject(new Error('Too large.'))))
  await waitFor(() => expect(tell).toHaveBeenLastCalledWith('b: Too large.'))
  expect(shown()).toEqual(['paragraph'])
})

it('says why a picture was refused until that is put away', async () => {
  drop('a')
  await act(async () => arrive.get('a')?.(Promise.reject(new Error('This is no picture.'))))
  expect(await screen.findByText('a: This is no picture.')).toBeTruthy()
  const close = screen.getByRole('button', { name: 'Close' })
  expect(close.className).toBe(styles.button)
  fireEvent.click(close)
  expect(screen.queryByText('a: This is no picture.')).toBeNull()
})
