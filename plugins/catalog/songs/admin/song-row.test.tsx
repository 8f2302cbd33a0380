// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSongDrafts } from '@/plugins/catalog/songs/admin/song-drafts'
import { SongRow } from '@/plugins/catalog/songs/admin/song-row'
import { useSongs } from '@/plugins/catalog/songs/admin/use-songs'
import { createSongServer } from '@/plugins/catalog/songs/testing/song-server'

let server = createSongServer()
beforeEach(() => {
  server = createSongServer()
  vi.stubGlobal('fetch', server.fetch)
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const noop = () => {}

function Row() {
  const [drafts] = useState(() => createSongDrafts('/songs'))
  const songs = useSongs('/songs', { drafts, onChanged: noop })
  return (
    <ul>
      {songs.songs?.map((song) => (
        <li key={song.id}>
          <SongRow
            {...{
              song,
              drafts,
              number: 1,
              isTwice: false,
              cutTitle: 300,
              playing: null,
              isOpen: false,
              singles: null,
            }}
            calls={{ ...songs, open: noop, toggle: noop, seek: noop }}
          />
        </li>
      ))}
      {songs.undoable && (
        <button type="button" onClick={songs.undoable.undo}>
          {songs.undoable.words}
        </button>
      )}
    </ul>
  )
}

const titleField = () => screen.findByLabelText<HTMLInputElement>('Title of song 1')
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

it('keeps what is typed into a title while it saves, and can take all of it back', async () => {
  render(<Row />)
  const title = await titleField()
  type(title, 'Salt and')
  fireEvent.blur(title)
  type(title, 'Salt and stone')
  await expect.poll(() => server.sent.length).toBeGreaterThan(0)
  expect(title.value).toBe('Salt and stone')
  fireEvent.blur(title)
  const undo = await screen.findByRole('button', {
    name: '“Salt” is called “Salt and stone” now.',
  })
  expect(title.value).toBe('Salt and stone')
  fireEvent.click(undo)
  await expect.poll(() => title.value).toBe('Salt')
})

it('shows what another window called it, and asks which of both counts', async () => {
  render(<Row />)
  const title = await titleField()
  server.song = { ...server.song, title: 'Theirs' }
  type(title, 'Mine')
  fireEvent.blur(title)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Changed in another window meanwhile. “Theirs”')
  expect(title.value).toBe('Mine')
  fireEvent.click(screen.getByRole('button', { name: 'What stands here' }))
  await expect.poll(() => server.song.title).toBe('Mine')
  await expect.poll(() => screen.queryByRole('alert')).toBeNull()
})

it('says that the title of the file was cut, until it has another one', async () => {
  server.song = { ...server.song, title: 't'.repeat(200) }
  render(<Row />)
  const title = await titleField()
  expect(screen.queryByText(/title in the file has 300 letters/)).toBeTruthy()
  type(title, 'Salt')
  fireEvent.blur(title)
  await expect.poll(() => screen.queryByText(/title in the file/)).toBeNull()
})
