// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { EmbedDialog } from '@/site/share/embed-dialog.client'
import { embedMessages } from '@/src/core/messages/embeds'
import { type EmbedCodes, embedCodes } from '@/src/core/urls/embed-code'

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

const codes = embedCodes({ kind: 'shows' }, { base: 'https://luna.example', title: 'Shows' })

async function copyWith(
  writeText: (text: string) => Promise<void>,
  form: keyof EmbedCodes = 'frame',
): Promise<string | null> {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  render(<EmbedDialog codes={codes} onClose={() => {}} />)
  fireEvent.change(screen.getByLabelText('Form'), { target: { value: form } })
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
  const said = screen.getByRole('status')
  await expect.poll(() => said.textContent).not.toBe('')
  return said.textContent
}

it.each([
  [
    'frame',
    '<iframe src="https://luna.example/embed/shows" title="Shows" width="640" height="480" loading="lazy" style="border:0;max-width:100%"></iframe>',
  ],
  [
    'element',
    '<script async src="https://luna.example/embed.js"></script>\n<bandstand-embed src="https://luna.example/embed/shows" title="Shows"></bandstand-embed>',
  ],
] as const)('copies the code of the form %s, and says so', async (form, code) => {
  const writeText = vi.fn(async () => undefined)
  expect(await copyWith(writeText, form)).toBe(embedMessages.copied)
  expect(writeText).toHaveBeenCalledWith(code)
})

it('marks the code where the browser does not let it be copied', async () => {
  expect(await copyWith(() => Promise.reject(new Error('no')))).toBe(embedMessages.notCopied)
  const { value, selectionStart, selectionEnd } = screen.getByLabelText<HTMLTextAreaElement>('Code')
  expect(value.slice(selectionStart, selectionEnd)).toBe(codes.frame)
})
