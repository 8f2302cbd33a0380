// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { EmbedDialog } from '@/site/share/embed-dialog.client'
import { embedMessages } from '@/src/core/messages/embeds'

// jsdom draws no dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})
afterEach(cleanup)

const code = '<iframe src="https://luna.example/embed/shows"></iframe>'

async function copyWith(writeText: (text: string) => Promise<void>): Promise<string | null> {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  render(<EmbedDialog code={code} onClose={() => {}} />)
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
  const said = screen.getByRole('status')
  await expect.poll(() => said.textContent).not.toBe('')
  return said.textContent
}

it('copies the code, and says so', async () => {
  const writeText = vi.fn(async () => undefined)
  expect(await copyWith(writeText)).toBe(embedMessages.copied)
  expect(writeText).toHaveBeenCalledWith(code)
})

it('marks the code where the browser does not let it be copied', async () => {
  expect(await copyWith(() => Promise.reject(new Error('no')))).toBe(embedMessages.notCopied)
  const { value, selectionStart, selectionEnd } = screen.getByLabelText<HTMLTextAreaElement>('Code')
  expect(value.slice(selectionStart, selectionEnd)).toBe(code)
})
