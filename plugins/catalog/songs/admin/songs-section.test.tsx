// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSongDrafts } from '@/plugins/catalog/songs/admin/song-drafts'
import { SongsSection } from '@/plugins/catalog/songs/admin/songs-section'
import { createSongServer, otherSong } from '@/plugins/catalog/songs/testing/song-server'
import { drawnProps } from '@/src/testing/drawn-props'

let server = createSongServer()
beforeEach(() => {
  server = createSongServer()
  server.others = [otherSong]
  vi.stubGlobal('fetch', server.fetch)
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

function Section() {
  const [drafts] = useState(() => createSongDrafts('/songs'))
  return (
    <SongsSection productId="r1" profileId="p1" apiPath="/api" musicPath="/music" drafts={drafts} />
  )
}

const rows = () => within(screen.getByRole('list', { name: 'Songs' })).getAllByRole('listitem')
const titles = () => rows().map((row) => within(row).getAllByRole('textbox')[0])
const titleOf = (row: number) => titles()[row] as HTMLInputElement

it('draws of the songs only that which has changed', async () => {
  render(<Section />)
  fireEvent.click(await screen.findByRole('button', { name: 'More about Salt' }))
  const before = [drawnProps(titleOf(0)), drawnProps(titleOf(1))]
  fireEvent.click(screen.getByRole('checkbox', { name: 'Explicit' }))
  await expect.poll(() => server.sent).toEqual([{ hasExplicitContent: true }])
  await screen.findByText('Explicit', { selector: 'span' })
  expect(drawnProps(titleOf(0))).not.toBe(before[0])
  expect(drawnProps(titleOf(1))).toBe(before[1])
})

it('puts a song elsewhere by the arrows on its handle', async () => {
  render(<Section />)
  const handle = await screen.findByRole('button', { name: /^Move Stone:/ })
  fireEvent.keyDown(handle, { key: 'ArrowUp' })
  expect(titles().map((title) => (title as HTMLInputElement).value)).toEqual(['Stone', 'Salt'])
  // The same key in another place of the row is its own.
  fireEvent.keyDown(titleOf(0), { key: 'ArrowDown' })
  expect(titleOf(0).value).toBe('Stone')
})
