// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { SortableRows } from '@/plugins/visual-editor/editor/inspector/rows/sortable-rows'

afterEach(cleanup)

function Rows() {
  const [songs, setSongs] = useState(['Tideline', 'Lighthouse', 'Tideline'])
  return (
    <>
      <SortableRows
        addId="add"
        items={songs}
        label="Songs"
        nameOf={(song, index) => `${song} ${index + 1}`}
        onChange={setSongs}
      >
        {(song) => <span>{song}</span>}
      </SortableRows>
      <button id="add" type="button">
        Add
      </button>
    </>
  )
}

const order = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const grip = (name: string) => screen.getByRole('button', { name: new RegExp(`^Move ${name}:`) })

it('puts rows in order by the arrow keys, and the focus goes along', () => {
  const { said } = openTestEditor({ root: node('root') }, { children: <Rows /> })
  grip('Lighthouse 2').focus()
  fireEvent.keyDown(grip('Lighthouse 2'), { key: 'ArrowUp' })
  expect(order()).toEqual(['Lighthouse', 'Tideline', 'Tideline'])
  expect(document.activeElement).toBe(grip('Lighthouse 1'))
  expect(said()).toContain('position 1 of 3')
  fireEvent.keyDown(grip('Lighthouse 1'), { key: 'ArrowUp' })
  expect(order()).toEqual(['Lighthouse', 'Tideline', 'Tideline'])
})

it('removes one of two that are the same', () => {
  openTestEditor({ root: node('root') }, { children: <Rows /> })
  fireEvent.click(screen.getByRole('button', { name: 'Remove Tideline 3' }))
  expect(order()).toEqual(['Tideline', 'Lighthouse'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add' }))
})
