// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { uploadsOf } from '@/plugins/visual-editor/editor/media/upload/uploads-of'
import { MediaDialog } from '@/src/admin/media/library/media-dialog'
import type { MediaItem } from '@/src/core/contracts/pages/media-answers'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** As the server stores it. */
const stored = ({ name }: File) =>
  ({
    id: name,
    name,
    type: name.endsWith('.mp4') ? 'video' : 'image',
    url: `/files/${name}`,
    alt: '',
    sizes: [],
    createdAt: '2026-01-02T03:04:05.000Z',
  }) as Partial<MediaItem> as MediaItem

it('picks what was brought to it, and nothing that arrives for others', async () => {
  vi.stubGlobal('fetch', (url: string) =>
    url.includes('page=') ? Promise.resolve(Response.json([])) : new Promise(() => {}),
  )
  const dialog = <MediaDialog accept="image" onChoose={() => {}} onClose={() => {}} />
  const { builder } = openTestEditor({ root: node('root') }, { children: dialog })
  const { arrived } = uploadsOf(builder)
  const arrive = (file: File) => act(() => arrived.setState({ item: stored(file), file }))
  const use = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Use picture' })

  arrive(new File(['film'], 'dropped-on-the-page.mp4'))
  arrive(new File(['picture'], 'pasted-into-words.png'))
  expect(use().disabled).toBe(true)

  const own = new File(['picture'], 'own.png', { type: 'image/png' })
  fireEvent.change(screen.getByLabelText(/Upload pictures/), { target: { files: [own] } })
  arrive(own)
  await waitFor(() => expect(use().disabled).toBe(false))
})

/** A dialog over three pictures. */
async function openThree(isMultiple: boolean) {
  const files = ['a.png', 'b.png', 'c.png'].map((name) => stored(new File([], name)))
  vi.stubGlobal('fetch', async () => Response.json(files))
  const chosen = vi.fn()
  openTestEditor(
    { root: node('root') },
    {
      children: (
        <MediaDialog accept="image" multiple={isMultiple} onChoose={chosen} onClose={() => {}} />
      ),
    },
  )
  const tile = (name: string) => screen.getByRole('button', { name: new RegExp(name) })
  await waitFor(() => tile('a.png'))
  const click = (name: string) => fireEvent.click(tile(name))
  return {
    click,
    /** As browsers tell of it. */
    clickTwice: (name: string) => {
      click(name)
      click(name)
      fireEvent.doubleClick(tile(name))
    },
    names: () => chosen.mock.calls.map(([items]) => items.map(({ name }: MediaItem) => name)),
  }
}

it.each([
  ['one, once it is clicked twice', false, [], 'b.png', ['b.png']],
  ['what is clicked twice with what was picked', true, ['c.png'], 'a.png', ['c.png', 'a.png']],
  ['what is picked and clicked twice once', true, ['c.png', 'a.png'], 'c.png', ['a.png', 'c.png']],
])('takes %s', async (_what, isMultiple, picked, last, expected) => {
  const { click, clickTwice, names } = await openThree(isMultiple)
  for (const name of picked) {
    click(name)
  }
  clickTwice(last)
  expect(names()).toEqual([expected])
})

function Pickers() {
  const [accept, setAccept] = useState<'video' | 'image'>('video')
  return (
    <>
      <MediaDialog key={accept} accept={accept} onChoose={() => {}} onClose={() => {}} />
      <button type="button" onClick={() => setAccept(accept === 'video' ? 'image' : 'video')}>
        Other picker
      </button>
    </>
  )
}

it('shows what it was given and could not take, and no other picker does', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]))
  const { builder } = openTestEditor({ root: node('root') }, { children: <Pickers /> })
  const film = new File(['film'], 'from-elsewhere.mp4', { type: 'video/mp4' })
  const words = new File(['words'], 'words.txt', { type: 'text/plain' })
  const shown = () => screen.queryAllByTestId('upload').map(({ textContent }) => textContent)
  fireEvent.change(screen.getByLabelText(/Upload videos/), { target: { files: [words] } })
  expect(shown()).toEqual([expect.stringContaining('This is no film')])

  const change = () => fireEvent.click(screen.getByText('Other picker'))
  change()
  expect(shown()).toEqual([])
  // Put on the page: it could be tried again where films are chosen.
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  await act(() => uploadsOf(builder).uploadFiles([film]))
  expect(shown()).toEqual([])
  change()
  expect(shown()).toEqual([expect.stringContaining('from-elsewhere.mp4')])
})
