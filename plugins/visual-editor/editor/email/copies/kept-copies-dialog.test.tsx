// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { KeptCopiesDialog } from '@/plugins/visual-editor/editor/email/copies/kept-copies-dialog'
import { withSubject } from '@/plugins/visual-editor/editor/email/email-document'
import type { KeptCopy } from '@/plugins/visual-editor/editor/save/part-contract'
import type { PageDocument } from '@/src/core/page-document/schema'

afterEach(cleanup)

const email = (subject: string, words: string): PageDocument =>
  withSubject(
    {
      version: 1,
      nodes: {
        root: node('root', ['header', 'note', 'footer']),
        header: node('header'),
        note: node('note', [], { title: words, picture: '' }),
        footer: node('footer'),
      },
    },
    subject,
  )

const copy = (content: PageDocument, more: Partial<KeptCopy<PageDocument>>) => ({
  key: JSON.stringify(content),
  content,
  rev: 3,
  at: Date.UTC(2026, 0, 2, 10),
  session: 's',
  isAside: true,
  isShown: false,
  restore: async () => undefined,
  ...more,
})

async function open(copies: readonly KeptCopy<PageDocument>[]) {
  const onClose = vi.fn()
  const restored: PageDocument[] = []
  const part = {
    listCopies: async () => [...copies],
    restore: async (content: PageDocument) => {
      restored.push(content)
    },
  }
  const editor = openTestEditor(email('Ours', 'Our words').nodes, {
    children: <KeptCopiesDialog part={part} onClose={onClose} />,
  })
  await act(async () => undefined)
  return { ...editor, onClose, restored }
}

it('brings back the other one’s email, subject and all', async () => {
  const theirs = email('Theirs', 'Their words')
  const { onClose, restored, said } = await open([
    copy(theirs, {}),
    copy(email('Never saved', 'Left over'), { isAside: false }),
    copy(email('Ours', 'Our words'), { isShown: true }),
  ])
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByRole('listitem').textContent).toContain(
    'Theirs · subject changed, 1 block changed',
  )
  fireEvent.click(screen.getByRole('button', { name: /^Bring back the email of/ }))
  await expect.poll(() => onClose).toHaveBeenCalled()
  expect(restored).toEqual([theirs])
  expect(said()).toMatch(/^The email is as it was on .* Undo takes that back\.$/)
})

it.each([
  ['its subject alone', email('Theirs', 'Our words'), 'Theirs · subject changed'],
  ['the same in all', email('Ours', 'Our words'), 'Ours · Same blocks'],
  ['a variable', email('For {{customer.firstName}}', 'Our words'), 'For ‹First name› · subject'],
])('tells apart what differs in %s', async (_, content, told) => {
  await open([copy(content, {})])
  expect(screen.getByRole('listitem').textContent).toContain(told)
})

it('says so when nothing is kept', async () => {
  await open([])
  expect(screen.getByRole('status').textContent).toBe('Nothing is kept of this email.')
})
