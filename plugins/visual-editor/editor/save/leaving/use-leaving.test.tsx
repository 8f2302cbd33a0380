// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { LeaveDialog } from '@/plugins/visual-editor/editor/save/dialogs/save-dialogs'
import type { PendingItem } from '@/plugins/visual-editor/editor/save/leaving/pending-work'
import { useLeaving } from '@/plugins/visual-editor/editor/save/leaving/use-leaving'
import { createUiStore, type Toast } from '@/plugins/visual-editor/editor/state/ui-store'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

type Options = { isDirty?: boolean; isKept?: boolean; answersNever?: boolean; ends?: PendingItem[] }

type EditorProps = {
  saving: Parameters<typeof useLeaving>[0]
  builder: Parameters<typeof useLeaving>[1]
  go: () => void
}

function Editor({ saving, builder, go }: EditorProps) {
  const { leave, question } = useLeaving(saving, builder)
  return (
    <>
      <button type="button" onClick={() => void leave(go)}>
        Other page
      </button>
      {question && <LeaveDialog question={question} />}
    </>
  )
}

function setUp(options: Options = {}) {
  const { isDirty = false, isKept = true, answersNever = false, ends = [] } = options
  const gone = vi.fn()
  const saving = {
    isDirty: () => isDirty,
    flush: () => (answersNever ? new Promise<boolean>(() => {}) : Promise.resolve(!isDirty)),
    keep: async () => isKept,
  }
  render(
    <Editor
      saving={saving}
      builder={{ ui: createUiStore(), pendingWork: new Set(ends) }}
      go={gone}
    />,
  )
  fireEvent.click(screen.getByText('Other page'))
  return { gone }
}

it('takes back what a message offers, and leaves those alone that offer nothing', async () => {
  const ui = createUiStore()
  const saving = { isDirty: () => false, flush: async () => true, keep: async () => true }
  const gone = vi.fn()
  render(<Editor saving={saving} builder={{ ui, pendingWork: new Set() }} go={gone} />)
  const leaveWith = async (toast: Toast) => {
    ui.setState({ toast })
    fireEvent.click(screen.getByText('Other page'))
    await expect.poll(() => gone).toHaveBeenCalled()
    return ui.getState().toast
  }
  const news: Toast = { message: 'Visitors see your site now.' }
  expect(await leaveWith(news)).toBe(news)
  expect(await leaveWith({ ...news, action: { label: 'Undo', run: () => {} } })).toBeNull()
})

const isLeavingAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('goes at once when everything is saved', async () => {
  const { gone } = setUp()
  await expect.poll(() => gone).toHaveBeenCalledOnce()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('asks when something cannot be saved, and stays', async () => {
  const { gone } = setUp({ isDirty: true })
  expect((await screen.findByRole('dialog')).textContent).toContain('kept on this computer')
  fireEvent.click(screen.getByText('Stay'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(gone).not.toHaveBeenCalled()
  expect(isLeavingAsked()).toBe(true)
})

it('leaves anyway, without being asked again by the browser', async () => {
  const { gone } = setUp({ isDirty: true })
  await screen.findByRole('dialog')
  fireEvent.click(screen.getByText('Leave anyway'))
  expect(gone).toHaveBeenCalledOnce()
  expect(isLeavingAsked()).toBe(false)
})

it('says when the browser has no room to keep it', async () => {
  setUp({ isDirty: true, isKept: false })
  expect((await screen.findByRole('dialog')).textContent).toContain('they are lost')
})

it('asks after a while when the server does not answer', async () => {
  vi.useFakeTimers()
  setUp({ isDirty: true, answersNever: true })
  await vi.advanceTimersByTimeAsync(4900)
  expect(screen.queryByRole('dialog')).toBeNull()
  await vi.advanceTimersByTimeAsync(200)
  vi.useRealTimers()
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

it('asks while a file is on its way, in its own words', async () => {
  const { gone } = setUp({ ends: [{ kind: 'uploading', isOpen: () => true }] })
  const dialog = await screen.findByRole('dialog', { name: 'A file is still being uploaded' })
  expect(dialog.textContent).toContain('it does not get there')
  expect(isLeavingAsked()).toBe(true)
  fireEvent.click(screen.getByText('Leave anyway'))
  expect(gone).toHaveBeenCalledOnce()
})

it('saves what is being typed in a field and goes; asks where the field is refused', async () => {
  let isOpen = true
  const finish = async () => {
    isOpen = false
  }
  const saved = setUp({ ends: [{ kind: 'typed', isOpen: () => isOpen, finish }] })
  await expect.poll(() => saved.gone).toHaveBeenCalledOnce()
  cleanup()
  const refused = setUp({ ends: [{ kind: 'typed', isOpen: () => true, finish: async () => {} }] })
  await screen.findByRole('dialog', { name: 'What you typed is not saved yet' })
  expect(refused.gone).not.toHaveBeenCalled()
})
