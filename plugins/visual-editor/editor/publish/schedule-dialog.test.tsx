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
import { localText } from '@/src/admin/dates/local-text'
import { ownerMessages } from '@/src/core/messages/owner-messages'

afterEach(cleanup)

const { themeStays, themeIsLive, publishTheme } = ownerMessages.editor

let saved = 0
let published = 0
/** Of the server, to publishing the theme. */
let answer = Promise.resolve()
const inDays = (days: number) => localText(new Date(Date.now() + days * 24 * 3600 * 1000))

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
      published += 1
      await answer
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

it('takes one press at a time while the look goes live, and saves nothing meanwhile', async () => {
  let goOn = () => {}
  answer = new Promise((resolve) => {
    goOn = resolve
  })
  open({ isNew: true })
  const before = [published, saved] as const
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save schedule' })
  fireEvent.click(button() as HTMLButtonElement)
  fireEvent.click(button() as HTMLButtonElement)
  expect([button()?.disabled, save.disabled]).toEqual([true, true])
  fireEvent.click(save)
  fireEvent.submit(screen.getByLabelText('Goes live'))
  goOn()
  await waitFor(() => expect(status()).toBe(themeIsLive))
  expect([published, saved]).toEqual([before[0] + 1, before[1]])
  expect(save.disabled).toBe(false)
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
  const told = await screen.findByRole('alert')
  expect(told.textContent).toBe(ownerMessages.pages.dateTimeUnfinished)
  expect([document.activeElement, saved]).toEqual([field, 0])
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.getAttribute('aria-describedby')).toBe(told.id)
  field.setCustomValidity('')
  fireEvent.change(field, { target: { value: inDays(1) } })
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(field.getAttribute('aria-invalid')).toBe('false')
  fireEvent.click(save)
  await waitFor(() => expect(saved).toBe(1))
})

it.each([
  [-1, ownerMessages.pages.dateTimePast],
  [800, ownerMessages.pages.dateTimeTooFar],
])('says at its field what the server would say of a time %s days ahead', async (days, said) => {
  open({ isNew: false })
  const field = screen.getByLabelText('Goes live')
  fireEvent.change(field, { target: { value: inDays(days) } })
  const told = await screen.findByRole('alert')
  expect([told.textContent, field.getAttribute('aria-describedby')]).toEqual([said, told.id])
})

it('says at its field that a page would go offline before it is live', async () => {
  open({ isNew: false })
  const before = saved
  const set = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  set('Goes live', inDays(2))
  set('Goes offline', inDays(1))
  fireEvent.click(screen.getByRole('button', { name: 'Save schedule' }))
  const told = await screen.findByRole('alert')
  expect(told.textContent).toBe(ownerMessages.pages.offlineBeforeLive)
  expect(screen.getByLabelText('Goes offline').getAttribute('aria-describedby')).toBe(told.id)
  expect(saved).toBe(before)
})
