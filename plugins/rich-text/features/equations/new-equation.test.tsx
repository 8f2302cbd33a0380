// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { laterEquations } from '@/plugins/rich-text/features/equations/later'
import { NewEquation } from '@/plugins/rich-text/features/equations/new-equation'
import { createRichTextEditor } from '@/plugins/rich-text/kit/create-rich-text-editor'
import { ownerMessages } from '@/src/core/owner-messages'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('keeps the dialog with the formula while its code cannot be loaded, and says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(laterEquations, 'load').mockRejectedValueOnce(new Error('offline'))
  const editor = createRichTextEditor('null', [])
  const onClose = vi.fn()
  render(<NewEquation editor={editor} onClose={onClose} />)
  const field = screen.getByLabelText<HTMLTextAreaElement>('Formula, written as LaTeX')
  const insert = () => fireEvent.submit(field.form as HTMLFormElement)
  fireEvent.change(field, { target: { value: 'a + b' } })
  insert()
  await waitFor(() => screen.getByText(ownerMessages.richText.notLoaded))
  expect(onClose).not.toHaveBeenCalled()

  insert()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  await waitFor(() => expect(JSON.stringify(editor.getEditorState())).toContain('a + b'))
})
