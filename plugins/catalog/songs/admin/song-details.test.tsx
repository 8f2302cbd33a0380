// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SongDetails } from '@/plugins/catalog/songs/admin/song-details'
import { createSongDrafts } from '@/plugins/catalog/songs/admin/song-drafts'
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

function Details() {
  const [drafts] = useState(() => createSongDrafts('/songs'))
  const songs = useSongs('/songs', { drafts, onChanged: () => {} })
  const song = songs.songs?.[0]
  return (
    <>
      <button type="button" onClick={songs.reload}>
        Reload
      </button>
      {song && <SongDetails {...{ song, drafts }} calls={songs} singles={null} />}
    </>
  )
}

const field = (label: string) => screen.findByLabelText<HTMLTextAreaElement>(label)
const type = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } })

it('keeps the words that it could not save, over a reload, and saves them on return', async () => {
  render(<Details />)
  const lyrics = await field('Lyrics')
  server.isAway = true
  await type('Lyrics', 'Salt on the road')
  fireEvent.blur(lyrics)
  await expect.poll(() => sessionStorage.length).toBe(1)
  cleanup()
  server.isAway = false
  render(<Details />)
  expect((await field('Lyrics')).value).toBe('Salt on the road')
  await expect.poll(() => server.song.lyrics).toBe('Salt on the road')
  await expect.poll(() => sessionStorage.length).toBe(0)
})

it('keeps what is being typed while another field is saved', async () => {
  render(<Details />)
  await type('Credits', 'Cello: Ana Ruiz')
  await type('Lyrics', 'Salt')
  fireEvent.blur(await field('Credits'))
  await expect.poll(() => server.song.credits).toBe('Cello: Ana Ruiz')
  expect((await field('Lyrics')).value).toBe('Salt')
})

it('says at its field what is no ISRC, and stores what is one in its plain form', async () => {
  render(<Details />)
  await type('ISRC', 'XX')
  fireEvent.blur(await field('ISRC'))
  expect((await screen.findByRole('alert')).textContent).toContain('An ISRC has two letters')
  await type('ISRC', 'gb-aye-68-00011')
  fireEvent.blur(await field('ISRC'))
  await expect.poll(async () => (await field('ISRC')).value).toBe('GBAYE6800011')
})

it('shows what another window wrote after a save, and does not write over it', async () => {
  render(<Details />)
  await type('Lyrics', 'Salt ')
  const lyrics = await field('Lyrics')
  fireEvent.blur(lyrics)
  await expect.poll(() => server.song.lyrics).toBe('Salt')
  await expect.poll(() => lyrics.value).toBe('Salt')
  server.song = { ...server.song, lyrics: 'Salt on the road' }
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }))
  await expect.poll(() => lyrics.value).toBe('Salt on the road')
  fireEvent.focus(lyrics)
  fireEvent.blur(lyrics)
  expect(server.sent).toHaveLength(1)
})
