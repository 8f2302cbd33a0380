// @vitest-environment jsdom

import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openTestEditor } from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import type { EmailApi } from '@/plugins/visual-editor/editor/email/email-api'
import { emailKind } from '@/plugins/visual-editor/editor/email/email-kind'
import { createEmailPart } from '@/plugins/visual-editor/editor/email/email-part'
import type { StoredEmail } from '@/src/core/contracts/audience/emails'
import { shippedTemplate } from '@/src/core/email/registry'
import { variablesOf } from '@/src/core/email/template'

afterEach(cleanup)

const welcome = shippedTemplate('welcome')
const kind = emailKind(variablesOf(welcome), { isPublished: true })

const stored = (more: Partial<StoredEmail>): StoredEmail => ({
  subject: welcome.subject,
  layout: welcome.document,
  rev: 0,
  isChanged: false,
  hasUnpublished: false,
  ...more,
})

/** An editor of an email on a server that answers at once and notes what it is asked; `isAhead`: of what is sent. */
function open(email: StoredEmail, { isAhead = false } = {}) {
  const asked: string[] = []
  const answer = (call: string, subject: string, more: Partial<StoredEmail>) => async () => {
    asked.push(call)
    return stored({ subject, ...more })
  }
  const editor = openTestEditor(welcome.document.nodes, { parts: { kind, blocks: kind.blocks } })
  const { builder, engine, ui } = editor
  const api = {
    save: async (_document, rev) => ({ kind: 'saved', rev: rev + 1 }),
    load: answer('load', 'Stored', { hasUnpublished: isAhead }),
    publish: async (rev) => {
      asked.push(`publish ${rev}`)
      return { kind: 'published' }
    },
    discard: answer('discard', 'Sent', { rev: 5, isChanged: true }),
    reset: answer('reset', 'Shipped', {}),
  } satisfies Partial<EmailApi>
  const part = createEmailPart({
    builder: { ...builder, engine, ui },
    api: api as unknown as EmailApi,
    email: { ...email, title: '', sentWhen: '', problems: [], variables: [], required: [] },
  })
  return { part, engine, asked, subject: () => engine.document().nodes.root?.props.subject }
}

it('publishes the revision that was saved, and has nothing unpublished then', async () => {
  const { part, asked } = open(stored({ rev: 3, isChanged: true, hasUnpublished: true }))
  expect(part.store.getState().hasUnpublished).toBe(true)
  expect(await part.publish()).toEqual({ kind: 'published' })
  expect(asked).toEqual(['publish 3'])
  expect(part.store.getState().hasUnpublished).toBe(false)
})

it('goes back to what is sent when changes are discarded, and to what is shipped when it is reset', async () => {
  const { part, asked, subject } = open(stored({ rev: 4, isChanged: true, hasUnpublished: true }))
  expect(await part.discard()).toBe(true)
  expect([subject(), part.baseRev(), part.isChanged()]).toEqual(['Sent', 5, true])
  expect(await part.reset()).toBe(true)
  expect([subject(), part.baseRev(), part.isChanged()]).toEqual(['Shipped', 0, false])
  expect(await part.discard()).toBe(true)
  expect(asked).toEqual(['discard', 'reset', 'discard'])
})

it.each([true, false])(
  'asks whether the draft differs from what is sent once undo led back to that: %s',
  async (isAhead) => {
    const { part, engine } = open(stored({ rev: 3, isChanged: true }), { isAhead })
    act(() => engine.setProps('root', { subject: 'Mine' }, 'subject'))
    await part.flush()
    act(() => engine.undo())
    await part.flush()
    await act(async () => {})
    expect(part.store.getState().hasUnpublished).toBe(isAhead)
  },
)
