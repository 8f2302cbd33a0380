// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import temml from 'temml'
import { afterEach, expect, it, vi } from 'vitest'
import { EquationDialog } from '@/plugins/rich-text/features/equations/equation-dialog'

afterEach(cleanup)

const type = (value: string) => {
  fireEvent.input(screen.getByLabelText('Formula, written as LaTeX'), { target: { value } })
}

it('says why a formula cannot be drawn, and takes none of these', async () => {
  const onDone = vi.fn()
  render(<EquationDialog given={null} onDone={onDone} onClose={() => undefined} />)
  const insert = screen.getByRole('button', { name: 'Insert' })
  expect(insert).toHaveProperty('disabled', true)
  type('\\fra')
  expect((await screen.findByRole('alert')).textContent).toBe('“\\fra” is not known.')
  expect(insert).toHaveProperty('disabled', true)
  type(' E = mc^2 ')
  await expect.poll(() => insert).toHaveProperty('disabled', false)
  fireEvent.click(insert)
  await expect
    .poll(() => onDone.mock.calls[0]?.[0])
    .toEqual({ equation: 'E = mc^2', inline: false })
})

it('draws a formula once for each change', async () => {
  const given = { equation: 'E', inline: false }
  render(<EquationDialog given={given} onDone={() => undefined} onClose={() => undefined} />)
  const draw = vi.spyOn(temml, 'renderToString')
  type('E = mc^2')
  await expect.poll(() => screen.getByLabelText('Preview').textContent).toContain('=')
  await expect
    .poll(() => screen.getByRole('button', { name: 'Save' }))
    .toHaveProperty('disabled', false)
  expect(draw).toHaveBeenCalledTimes(1)
})
