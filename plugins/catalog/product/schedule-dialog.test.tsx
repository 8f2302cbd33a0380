// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ScheduleDialog } from '@/plugins/catalog/product/schedule-dialog'
import { ownerMessages } from '@/src/core/messages/owner-messages'

afterEach(cleanup)

it('plans a moment that is still to come, and refuses another at its field', async () => {
  const onPlan = vi.fn<(at: string) => void>()
  render(<ScheduleDialog at={null} onClose={vi.fn<() => void>()} onPlan={onPlan} />)
  const write = (value: string) =>
    fireEvent.change(screen.getByLabelText(/^Date and time/), { target: { value } })
  const plan = () => fireEvent.click(screen.getByRole('button', { name: 'Plan it' }))

  write('2020-01-01T10:00')
  expect((await screen.findByRole('alert')).textContent).toBe(ownerMessages.release.planAhead)
  plan()
  write('2099-01-01T10:00')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(onPlan).not.toHaveBeenCalled()
  plan()
  await waitFor(() =>
    expect(onPlan).toHaveBeenCalledExactlyOnceWith(new Date('2099-01-01T10:00').toISOString()),
  )
})
