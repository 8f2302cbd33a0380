// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { CommentsDialog } from '@/site/pages/members/comments/comments-dialog.client'
import type { CommentWire } from '@/src/core/contracts/members/post-answers'

const comment: CommentWire = {
  id: '11111111-1111-4111-8111-111111111111',
  fullName: 'Mara',
  content: 'Louder, please.',
  createdAt: '2026-01-01T12:00:00.000Z',
  isOwn: true,
}

/** What the server has been asked for, and not answered yet. */
let asked: { method: string; answer: (body: unknown) => Promise<void> }[]

// jsdom draws no dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})
beforeEach(() => {
  asked = []
  vi.stubGlobal(
    'fetch',
    (_path: string, { method, signal }: RequestInit) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
        const answer = (body: unknown) => act(async () => resolve(Response.json(body)))
        asked.push({ method: method ?? 'GET', answer })
      }),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('keeps a deleted comment away when an answer from before comes late', async () => {
  render(<CommentsDialog postId="post" onChange={() => {}} onClose={() => {}} />)
  await asked.at(-1)?.answer([])
  fireEvent.change(screen.getByLabelText('Your comment'), { target: { value: comment.content } })
  fireEvent.click(screen.getByRole('button', { name: 'Post' }))
  await asked.at(-1)?.answer(comment)
  const late = asked.at(-1)
  expect(late?.method).toBe('GET')

  fireEvent.click(screen.getByRole('button', { name: 'Delete your comment' }))
  expect(asked.at(-1)?.method).toBe('DELETE')
  await asked.at(-1)?.answer({})
  await late?.answer([comment])
  expect(screen.queryByText(comment.content)).toBeNull()

  // What others wrote meanwhile is asked for again.
  expect(asked.at(-1)?.method).toBe('GET')
  expect(asked.at(-1)).not.toBe(late)
  await asked.at(-1)?.answer([{ ...comment, id: 'other', content: 'Softer.', isOwn: false }])
  expect(screen.getByText('Softer.')).toBeTruthy()
})

it('asks for nothing again when a comment goes that was read for good', async () => {
  render(<CommentsDialog postId="post" onChange={() => {}} onClose={() => {}} />)
  await asked.at(-1)?.answer([comment])
  fireEvent.click(screen.getByRole('button', { name: 'Delete your comment' }))
  await asked.at(-1)?.answer({})
  expect(asked.map(({ method }) => method)).toEqual(['GET', 'DELETE'])
})
