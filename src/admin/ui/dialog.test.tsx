// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Dialog } from '@/src/admin/ui/dialog'

afterEach(cleanup)

it('keeps its own form from sending the one around it', () => {
  const own = vi.fn<() => void>()
  const around = vi.fn<() => void>()
  render(
    <div onSubmit={around}>
      <Dialog title="Insert a formula" onClose={vi.fn<() => void>()}>
        <form aria-label="Formula" onSubmit={own} />
      </Dialog>
    </div>,
  )
  fireEvent.submit(screen.getByRole('form', { hidden: true }))
  expect(own).toHaveBeenCalledTimes(1)
  expect(around).not.toHaveBeenCalled()
})
