// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { SongDetails } from '@/plugins/catalog/songs/admin/song-details'
import type { Songs } from '@/plugins/catalog/songs/admin/use-songs'
import type { Song } from '@/src/core/contracts/music/song-answers'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const stored = { id: 'song', title: 'Salt', artist: '', isrc: '', lyrics: '', credits: '' } as Song
const lost = 'The connection was lost.'

type Server = { isAway: boolean; song?: Song; sent?: Partial<Song>[] }

/** A song whose server can be away, and keeps a text without the spaces around it. */
function Details({ server }: { server: Server }) {
  const [song, setSong] = useState(stored)
  const reload = () => setSong(server.song ?? stored)
  const songs = {
    all: () => [server.song ?? stored],
    save: async (_: string, body: Partial<Song>) => {
      if (server.isAway) {
        return lost
      }
      server.sent?.push(body)
      const trimmed = Object.entries(body).map(([name, value]) => [name, `${value}`.trim()])
      server.song = { ...(server.song ?? stored), ...Object.fromEntries(trimmed) }
      reload()
      return ''
    },
  } as Songs
  return (
    <>
      <button type="button" onClick={reload}>
        Reload
      </button>
      <SongDetails song={song} songs={songs} singlesUrl={null} />
    </>
  )
}

const lyrics = () => screen.getByLabelText<HTMLTextAreaElement>('Lyrics')
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })

it('keeps the words that it could not save, also over a reload, and says why at their field', async () => {
  const server = { isAway: true }
  render(<Details server={server} />)
  type('Lyrics', 'Salt on the road')
  fireEvent.blur(lyrics())
  expect(await screen.findByText(lost)).toBeTruthy()
  expect(lyrics().value).toBe('Salt on the road')
  cleanup()
  render(<Details server={server} />)
  expect(lyrics().value).toBe('Salt on the road')
  server.isAway = false
  fireEvent.blur(lyrics())
  await expect.poll(() => sessionStorage.length).toBe(0)
  expect(lyrics().value).toBe('Salt on the road')
})

it('keeps what is being typed while another field is saved', async () => {
  render(<Details server={{ isAway: false }} />)
  type('Credits', 'Cello: Ana Ruiz')
  type('Lyrics', 'Salt')
  fireEvent.blur(screen.getByLabelText('Credits'))
  await expect.poll(() => sessionStorage.getItem('bandstand-song:song')).not.toContain('credits')
  expect(lyrics().value).toBe('Salt')
})

it('shows what another window wrote after a save, and does not write over it', async () => {
  const server: Server = { isAway: false, sent: [] }
  render(<Details server={server} />)
  type('Lyrics', 'Salt ')
  fireEvent.blur(lyrics())
  await expect.poll(() => server.song?.lyrics).toBe('Salt')
  server.song = { ...stored, lyrics: 'Salt on the road' }
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(lyrics().value).toBe('Salt on the road')
  fireEvent.focus(lyrics())
  fireEvent.blur(lyrics())
  await expect.poll(() => sessionStorage.length).toBe(0)
  expect(server.sent).toEqual([{ lyrics: 'Salt ' }])
})
