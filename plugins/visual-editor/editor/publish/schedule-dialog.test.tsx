// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { ScheduleDialog } from '@/plugins/visual-editor/editor/publish/schedule-dialog'
import type { Publishing } from '@/plugins/visual-editor/editor/publish/use-publishing'
import { ownerMessages } from '@/src/core/messages/owner-messages'

afterEach(cleanup)

const { themeStays, themeIsLive, publishTheme } = ownerMessages.editor

let saved = 0

type Props = { isNew: boolean; problem?: string | null }

function ActionContext({ isNew, problem = null }: Props) {
  const [hasUnpublishedTheme, setHasUnpublishedTheme] = useState(isNew)
  const publishing = {
    schedule: { publishAt: null, unpublishAt: null },
    isUndeletable: false,
    hasUnpublishedTheme,
    setSchedule: async () => {
      saved += 1
      return null
    },
    publishTheme: async () => {
      setHasUnpublishedTheme(problem !== null)
      return problem
    },
  } as Partial<Publishing> as Publishing
  return <ScheduleDialog publishing={publishing} onClose={() => {}} />
}

const open = (props: Props) =>
  openTestEditor({ root: node('root') }, { children: <ActionContext {...props} /> })
const status = () => screen.getByRole('status').textContent
const button = () => screen.queryByRole<HTMLButtonElement>('button', { name: publishTheme })

it('says that the look does not go live with the page, and puts it live where that is wanted', async () => {
  open({ isNew: true })
  expect(status()).toBe(themeStays)
  fireEvent.click(button() as HTMLButtonElement)
  await waitFor(() => expect(status()).toBe(themeIsLive))
  expect(button()).toBeNull()
})

it('says why the look is not live', async () => {
  open({ isNew: true, problem: 'Not now.' })
  fireEvent.click(button() as HTMLButtonElement)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Not now.'))
  expect(status()).toBe(themeStays)
  expect(button()?.disabled).toBe(false)
})

it('says nothing of a look that is live', () => {
  open({ isNew: false })
  expect([status(), button()]).toEqual(['', null])
})

it('saves no time that is filled in by half, which would take the former one away', async () => {
  open({ isNew: false })
  const field = screen.getByLabelText<HTMLInputElement>('Goes live')
  const save = screen.getByRole('button', { name: 'Save schedule' })
  // jsdom has no fields for a time: what a browser says of half a one is said by hand.
  field.setCustomValidity('half')
  fireEvent.click(save)
  expect(screen.getByRole('alert').textContent).toBe(ownerMessages.pages.dateTimeUnfinished)
  expect([document.activeElement, saved]).toEqual([field, 0])
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
  field.setCustomValidity('')
  fireEvent.change(field, { target: { value: '2030-01-02T10:00' } })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(field.getAttribute('aria-invalid')).toBeNull()
  fireEvent.click(save)
  await waitFor(() => expect(saved).toBe(1))
})
