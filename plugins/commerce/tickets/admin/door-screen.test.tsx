// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DoorScreen } from '@/plugins/commerce/tickets/admin/door-screen'
import type { CheckInResult } from '@/src/core/contracts/events/tickets'
import { ticketsAnswers } from '@/src/core/messages/tickets-answers'

const camera = vi.hoisted(() => ({ sees: (_code: string) => {} }))
vi.mock('@/plugins/commerce/tickets/admin/watch-camera', () => ({
  watchCamera: async (_video: unknown, { onCode }: { onCode: (code: string) => void }) => {
    camera.sees = onCode
  },
}))

const { door, noAnswer } = ticketsAnswers
const guest = { ticketId: 't', name: 'Ana', email: '', kind: 'Seat', code: '', state: 'used' }

/** The next answer to a ticket; null while nothing reaches the server. */
let next: CheckInResult | null
let asked: string[]

beforeEach(() => {
  next = 'in'
  asked = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    const counts = { in: 3, total: 9 }
    if (!url.includes('/check-in')) {
      return Response.json({ counts, guests: [], page: 1, total: 0, pageSize: 20 })
    }
    asked.push(JSON.parse(String(body)).ticket)
    if (next === null) {
      throw new TypeError('Failed to fetch')
    }
    const checkedIn = { ...guest, checkedInAt: '2026-05-01T19:00:00.000Z' }
    return Response.json({ result: next, guest: checkedIn, otherEvent: '', counts })
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open() {
  await act(async () => render(<DoorScreen base="/api/events/1" />))
  const verdict = () => within(screen.getByRole('status', { name: 'Answer' }))
  const field = () => screen.getByLabelText<HTMLInputElement>('Code on the ticket')
  const press = (name: string) =>
    act(async () => {
      fireEvent.click(screen.getByRole('button', { name }))
    })
  const type = async (value: string) => {
    fireEvent.change(field(), { target: { value } })
    await press('Check')
  }
  return { verdict, field, press, type }
}

it('keeps a typed code until the door has answered', async () => {
  const { verdict, field, press, type } = await open()
  next = null
  await type('7KQ2-M4XD-9TRB')
  verdict().getByText(door.failed)
  verdict().getByText(noAnswer)
  expect(field().value).toBe('7KQ2-M4XD-9TRB')

  next = 'in'
  await press('Try again')
  verdict().getByText(door.titles.in)
  expect(field().value).toBe('')
  expect(asked).toEqual(['7KQ2-M4XD-9TRB', '7KQ2-M4XD-9TRB'])
})

it('says that a scanned ticket is not in, and tries it again', async () => {
  const { verdict, press } = await open()
  await press('Scan with the camera')
  next = null
  await act(async () => camera.sees('7KQ2-M4XD-9TRB'))
  verdict().getByText(door.failed)
  expect(verdict().queryByText(door.titles.in)).toBeNull()
  next = 'in'
  await press('Try again')
  verdict().getByText(door.titles.in)
})

it('tells of a ticket whose answer got lost that it may have been let in just now', async () => {
  const { verdict, press, type } = await open()
  next = null
  await type('7KQ2-M4XD-9TRB')
  next = 'used'
  await press('Try again')
  verdict().getByText(new RegExp(door.maybeThisOne.replace(/\?/g, '\\?')))
  await type('7KQ2-M4XD-9TRB')
  expect(verdict().queryByText(/moment ago/)).toBeNull()
})

it('does not call a failed undo a ticket that was not let in', async () => {
  const { verdict, press, type } = await open()
  await type('7KQ2-M4XD-9TRB')
  next = null
  await press('Undo')
  verdict().getByText(door.undoFailed)
})
