// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { WordsField } from '@/plugins/rich-text/features/drawings/words-field'

afterEach(cleanup)

it('stays while Enter ends a word that is put together from several keys', () => {
  const onDone = vi.fn()
  const ink = { color: '#000000', width: 2, tool: 'words' } as never
  render(<WordsField at={{ x: 0, y: 0 }} ink={ink} onDone={onDone} />)
  const field = screen.getByLabelText('Words on the drawing')
  fireEvent.change(field, { target: { value: '東京' } })
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  expect(onDone).not.toHaveBeenCalled()
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onDone).toHaveBeenCalledWith('東京')
})
