// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ReloadOnBack } from '@/plugins/visual-editor/reload-on-back'

const { router } = vi.hoisted(() => ({ router: { refresh: vi.fn() } }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))

beforeEach(() => router.refresh.mockClear())
afterEach(cleanup)

type Answer = { id: string; rev: number }

const editorOf = (answer: Answer) => (
  <StrictMode>
    <ReloadOnBack key={answer.id} payload={answer}>
      Revision {answer.rev}
    </ReloadOnBack>
  </StrictMode>
)
const shown = () => screen.queryByText(/Revision/)?.textContent

it('opens what came from the server at once, and stays open when the router asks again', () => {
  const { rerender } = render(editorOf({ id: 'home', rev: 1 }))
  expect(shown()).toBe('Revision 1')
  rerender(editorOf({ id: 'home', rev: 2 }))
  expect(shown()).toBe('Revision 2')
  expect(router.refresh).not.toHaveBeenCalled()
})

it('never shows the answer of a former visit, and asks for a new one', () => {
  const former: Answer = { id: 'home', rev: 1 }
  render(editorOf(former)).unmount()

  const { rerender } = render(editorOf(former))
  expect(shown()).toBeUndefined()
  expect(router.refresh).toHaveBeenCalled()
  rerender(editorOf({ id: 'home', rev: 2 }))
  expect(shown()).toBe('Revision 2')
})

it('does so on the way back from another page, too', () => {
  const former: Answer = { id: 'home', rev: 1 }
  const { rerender } = render(editorOf(former))
  rerender(editorOf({ id: 'about', rev: 7 }))
  expect(shown()).toBe('Revision 7')
  rerender(editorOf(former))
  expect(shown()).toBeUndefined()
  expect(router.refresh).toHaveBeenCalled()
})
