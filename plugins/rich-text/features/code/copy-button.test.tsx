// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CopyButton } from '@/plugins/rich-text/features/code/copy-button'
import { RichTextHostProvider } from '@/plugins/rich-text/kit/host'
import { openEditor } from '@/plugins/rich-text/testing/open-editor'
import { CopyCode } from '@/src/rich-text/nodes/code/copy-code.client'

const refused = new Error('not allowed')
const writeText = vi.fn(() => Promise.reject(refused))
vi.stubGlobal('navigator', { clipboard: { writeText } })

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const logged = () => vi.spyOn(console, 'error').mockImplementation(() => {})

it('logs on the site that code could not be copied, says so, and selects it', async () => {
  const log = logged()
  render(
    <div>
      <pre>tide()</pre>
      <CopyCode saysMs={1000} />
    </div>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Copy code' }))
  await waitFor(() => expect(log).toHaveBeenCalledWith('Code could not be copied', refused))
  expect(getSelection()?.toString()).toContain('tide()')
  expect(screen.getByRole('status').textContent).toBe('Selected: copy it by hand')
})

it('logs in the editor that code could not be copied, and says so where it is seen', async () => {
  const log = logged()
  const said: string[] = []
  const open = openEditor()
  render(
    <RichTextHostProvider value={{ tell: (text) => said.push(text) }}>
      <CopyButton editor={open.editor} code="root" />
    </RichTextHostProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Copy code' }))
  await waitFor(() => expect(log).toHaveBeenCalledWith('Code could not be copied', refused))
  expect(said).toEqual([
    'Your browser did not allow copying. Select the code, and copy it with the keys.',
  ])
  open.close()
})
