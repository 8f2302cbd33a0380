// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { VariantGrid } from '@/plugins/catalog/variants/grid/variant-grid'
import { problemsOf } from '@/plugins/catalog/variants/matrix/cells'
import { type Matrix, toMatrix } from '@/plugins/catalog/variants/matrix/matrix'
import { addSizes } from '@/plugins/catalog/variants/matrix/options'
import { drawnProps } from '@/src/testing/drawn-props'

afterEach(cleanup)

const blank = toMatrix({ revision: '', optionName: '', variants: [], kept: [] })
const noop = () => {}

function Grid() {
  const [matrix, edit] = useState<Matrix>(() => addSizes(blank, ['S', 'M', 'L']))
  return (
    <VariantGrid
      {...{ matrix, edit }}
      problems={problemsOf(matrix)}
      undo={noop}
      redo={noop}
      undoes=""
      redoes=""
      tell={noop}
      setTyping={noop}
    />
  )
}

const cell = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

it('draws of the cells only that which is written in', () => {
  render(<Grid />)
  act(() => cell('Price, M').focus())
  const others = ['Price, S', 'Price, L', 'Stock, M', 'State, M'].map(cell)
  const before = others.map(drawnProps)
  fireEvent.change(cell('Price, M'), { target: { value: '12' } })
  fireEvent.change(cell('Price, M'), { target: { value: '12.5' } })
  expect(cell('Price, M').value).toBe('12.5')
  const anew = others.filter((other, index) => drawnProps(other) !== before[index])
  expect(anew).toEqual([])
})

it('chooses from cell to cell, and copies the upmost down', () => {
  render(<Grid />)
  fireEvent.mouseDown(cell('Price, S'))
  fireEvent.mouseUp(document)
  act(() => cell('Price, S').focus())
  fireEvent.change(cell('Price, S'), { target: { value: '9' } })
  fireEvent.keyDown(cell('Price, S'), { key: 'ArrowDown', shiftKey: true })
  fireEvent.keyDown(cell('Price, S'), { key: 'ArrowDown', shiftKey: true })
  fireEvent.click(screen.getByRole('button', { name: 'Copy down' }))
  expect(['S', 'M', 'L'].map((size) => cell(`Price, ${size}`).value)).toEqual(['9', '9', '9'])
})
