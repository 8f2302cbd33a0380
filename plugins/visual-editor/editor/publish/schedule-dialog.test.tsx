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
import { ownerMessages } from '@/src/core/owner-messages'

afterEach(cleanup)

const { lookStays, lookIsLive, publishLook } = ownerMessages.editor

type Props = { isNew: boolean; problem?: string | null }

function Desk({ isNew, problem = null }: Props) {
  const [hasUnpublishedLook, setHasUnpublishedLook] = useState(isNew)
  const publishing = {
    schedule: { publishAt: null, unpublishAt: null },
    isUndeletable: false,
    hasUnpublishedLook,
    publishLook: async () => {
      setHasUnpublishedLook(problem !== null)
      return problem
    },
  } as Partial<Publishing> as Publishing
  return <ScheduleDialog publishing={publishing} onClose={() => {}} />
}

const open = (props: Props) =>
  openTestEditor({ root: node('root') }, { children: <Desk {...props} /> })
const status = () => screen.getByRole('status').textContent
const button = () => screen.queryByRole<HTMLButtonElement>('button', { name: publishLook })

it('says that the look does not go live with the page, and puts it live where that is wanted', async () => {
  open({ isNew: true })
  expect(status()).toBe(lookStays)
  fireEvent.click(button() as HTMLButtonElement)
  await waitFor(() => expect(status()).toBe(lookIsLive))
  expect(button()).toBeNull()
})

it('says why the look is not live', async () => {
  open({ isNew: true, problem: 'Not now.' })
  fireEvent.click(button() as HTMLButtonElement)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Not now.'))
  expect(status()).toBe(lookStays)
  expect(button()?.disabled).toBe(false)
})

it('says nothing of a look that is live', () => {
  open({ isNew: false })
  expect([status(), button()]).toEqual(['', null])
})
