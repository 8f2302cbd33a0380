// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { ScheduleNotice } from '@/plugins/visual-editor/editor/publish/schedule-notice'
import type { Publishing } from '@/plugins/visual-editor/editor/publish/use-publishing'
import { ownerMessages } from '@/src/core/messages/owner-messages'

afterEach(cleanup)

it.each([
  ['that it worked', null, ownerMessages.editor.scheduleCancelled],
  ['why it did not', 'Too many requests.', 'Too many requests.'],
])('says, once the schedule is cancelled, %s', async (_what, problem, words) => {
  const publishing = {
    schedule: { publishAt: '2030-12-24T18:00:00.000Z', unpublishAt: null },
    setSchedule: async () => problem,
  } as Partial<Publishing> as Publishing
  const { said, ui } = openTestEditor(
    { root: node('root') },
    { children: <ScheduleNotice publishing={publishing} /> },
  )
  fireEvent.click(screen.getByRole('button', { name: /^Goes live/ }))
  await act(async () => {
    fireEvent.click(screen.getByRole('menuitem', { name: 'Cancel the schedule' }))
  })
  expect(said()).toBe(words)
  expect(ui.getState().toast?.message).toBe(words)
})
