// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { type Column, DataTable } from '@/src/admin/ui/table/data-table'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

type Song = { title: string; plays: number }

const songs: readonly Song[] = [
  { title: 'Salt', plays: 9 },
  { title: 'Ash', plays: 100 },
  { title: 'Moss', plays: 20 },
]
const columns: readonly Column<Song>[] = [
  {
    title: 'Song',
    kind: 'name',
    sorts: 'up',
    sortBy: ({ title }) => title,
    cell: (song) => song.title,
  },
  {
    title: 'Plays',
    kind: 'number',
    sorts: 'down',
    sortBy: ({ plays }) => plays,
    cell: ({ plays }) => plays,
  },
  { title: 'Note', cell: () => '' },
]
const table = { label: 'Songs', columns, rows: songs, rowKey: ({ title }: Song) => title }

function Sorted() {
  const [by, set] = useState({ id: 'Plays', desc: true })
  return <DataTable {...table} sort={{ by, set }} />
}

const titles = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const directions = () =>
  screen.getAllByRole('columnheader').map((header) => header.getAttribute('aria-sort'))

it('sorts by the column that is pressed, and the other way at the next press', () => {
  render(<Sorted />)
  expect([titles(), directions()]).toEqual([
    ['Ash', 'Moss', 'Salt'],
    [null, 'descending', null],
  ])
  press('Plays')
  expect([titles(), directions()]).toEqual([
    ['Salt', 'Moss', 'Ash'],
    [null, 'ascending', null],
  ])
  press('Song')
  expect([titles(), directions()]).toEqual([
    ['Ash', 'Moss', 'Salt'],
    ['ascending', null, null],
  ])
})

it('leaves rows that come sorted as they are, and says by what they shall be', () => {
  const set = vi.fn()
  const unsorted = columns.map(({ sortBy: _, ...column }) => column)
  render(
    <DataTable {...table} columns={unsorted} sort={{ by: { id: 'Song', desc: false }, set }} />,
  )
  expect(titles()).toEqual(['Salt', 'Ash', 'Moss'])
  press('Plays')
  expect(set).toHaveBeenCalledWith({ id: 'Plays', desc: true })
})

it('has the title of its column in each cell, for the cards of phones, where it is a text', () => {
  const named: readonly Column<Song>[] = [
    ...columns,
    { id: 'choose', title: <b>All</b>, cell: () => '' },
    { id: 'made', title: 'Made', cell: () => '' },
  ]
  render(<DataTable {...table} columns={named} />)
  const [, row] = screen.getAllByRole('row')
  expect([...(row?.children ?? [])].map((cell) => cell.getAttribute('data-label'))).toEqual([
    'Song',
    'Plays',
    'Note',
    null,
    'Made',
  ])
  // @ts-expect-error A title that is no text needs an id.
  const unnamed: Column<Song> = { title: <b>All</b>, cell: () => '' }
  expect(unnamed.id).toBeUndefined()
})

it('is a stop of the keyboard only while it is wider than its room', () => {
  let measure = () => {}
  let widthPx = 300
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        measure = () => act(onResize)
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300)
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(() => widthPx)
  render(<DataTable {...table} />)
  const region = screen.getByRole('region', { name: 'Songs' })
  measure()
  expect(region.tabIndex).toBe(-1)
  widthPx = 500
  measure()
  expect(region.tabIndex).toBe(0)
})
