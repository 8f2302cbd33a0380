// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { SongRow } from '@/plugins/catalog/songs/admin/song-row'
import type { Songs } from '@/plugins/catalog/songs/admin/use-songs'
import type { Song } from '@/src/core/contracts/music/song-answers'

afterEach(cleanup)

const stored = { id: 'song', position: 1, title: 'Salt', seconds: 0, file: null } as Song
const noop = () => {}

/** A song whose server answers when it is told to. */
function Row({ answers }: { answers: (() => void)[] }) {
  const [song, setSong] = useState(stored)
  const save = async (_: string, { title }: Partial<Song>) => {
    await new Promise<void>((resolve) => answers.push(resolve))
    setSong({ ...song, title: title ?? '' })
    return ''
  }
  return (
    <ul>
      <SongRow
        {...{ song, number: 1, isTwice: false, playing: null, singlesUrl: null }}
        songs={{ save } as unknown as Songs}
        onToggle={noop}
        onSeek={noop}
        rowProps={{}}
        handleProps={{ type: 'button' }}
      />
    </ul>
  )
}

const title = () => screen.getByLabelText<HTMLInputElement>('Title of song 1')
const type = (value: string) => fireEvent.change(title(), { target: { value } })

it('keeps what is typed into a title while it saves', async () => {
  const answers: (() => void)[] = []
  render(<Row answers={answers} />)
  type('Salt and')
  fireEvent.blur(title())
  type('Salt and stone')
  answers[0]?.()
  await expect.poll(() => screen.queryByLabelText('More about Salt and')).toBeTruthy()
  expect(title().value).toBe('Salt and stone')
  fireEvent.blur(title())
  answers[1]?.()
  await expect.poll(() => screen.queryByLabelText('More about Salt and stone')).toBeTruthy()
  expect(title().value).toBe('Salt and stone')
})
