// @vitest-environment jsdom
import {
  act,
  cleanup,
  configure,
  fireEvent,
  renderHook,
  screen,
  waitFor,
  within,
} from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { DeferredPageDeletion } from '@/plugins/visual-editor/editor/pages/deferred-deletion'
import { createPagesStore } from '@/plugins/visual-editor/editor/pages/pages-store'
import {
  beginSite,
  endSite,
  openPanel,
  settingsOf,
  site,
  titles,
} from '@/plugins/visual-editor/editor/pages/testing/open-pages-panel'
import { useLeaving } from '@/plugins/visual-editor/editor/save/leaving/use-leaving'

// Parts of the panel are loaded when they are opened.
configure({ asyncUtilTimeout: 15_000 })

beforeEach(beginSite)
afterEach(endSite)

/** Says yes to the question, and holds the clock from then on. */
async function deleteTour() {
  await settingsOf('Tour')
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  const question = screen.getByRole('dialog', { name: 'Delete Tour?' })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }))
}

const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000))

it('deletes nothing sooner because something else is said, and takes that back, too', async () => {
  const { run, commands, ui } = openPanel()
  await deleteTour()
  run(() => commands.tell('Everything is saved'))
  await seconds(4)
  expect(site.calls).toEqual([])
  run(() => commands.takeOffer())
  expect(titles('Pages in your order')).toEqual(['About', 'Tour'])
  expect(ui.getState().earlierToasts).toEqual([])
  await seconds(10)
  expect(site.calls).toEqual([])
})

it('deletes a page after a while, and not when that is undone', async () => {
  const { undoTold } = openPanel()
  const remove = async () => {
    await deleteTour()
    expect(titles('Pages in your order')).toEqual(['About'])
  }
  await remove()
  undoTold()
  expect(titles('Pages in your order')).toEqual(['About', 'Tour'])
  await seconds(10)
  expect(site.calls).toEqual([])
  await remove()
  await seconds(10)
  expect(site.calls).toMatchObject([{ method: 'DELETE', path: '/api/pages/Tour' }])
  expect(titles('Pages in your order')).toEqual(['About'])
})

it('deletes no page while somebody is at the message that offers to undo it', async () => {
  const { ui } = openPanel()
  await deleteTour()
  await seconds(5)
  act(() => ui.setState({ isToastTouched: true }))
  await seconds(60)
  act(() => ui.setState({ isToastTouched: false }))
  await seconds(5)
  expect(site.calls).toEqual([])
  await seconds(2)
  expect(site.calls).toMatchObject([{ method: 'DELETE', path: '/api/pages/Tour' }])
})

it('deletes no page while a window covers the message that offers to undo it', async () => {
  openPanel()
  await deleteTour()
  const window = document.body.appendChild(document.createElement('dialog'))
  window.open = true
  await seconds(60)
  window.remove()
  await seconds(5)
  expect(site.calls).toEqual([])
  await seconds(2)
  expect(site.calls).toMatchObject([{ method: 'DELETE', path: '/api/pages/Tour' }])
})

it('deletes a page when the message that offers to undo it goes, not before', async () => {
  const { ui, run, commands } = openPanel()
  await deleteTour()
  await seconds(5.5)
  const window = document.body.appendChild(document.createElement('dialog'))
  window.open = true
  await seconds(1)
  window.remove()
  await seconds(4)
  expect(ui.getState().toast?.message).toBe('Deleted Tour')
  expect(site.calls).toEqual([])
  run(commands.takeOffer)
  expect(ui.getState().toast?.message).toBe('Tour is back')
  await seconds(20)
  expect(site.calls).toEqual([])
})

it('deletes a page before another one is opened, which would list it', async () => {
  const { builder } = openPanel()
  await deleteTour()
  let answer = () => {}
  site.held = new Promise((resolve) => {
    answer = resolve
  })
  const saving = { isDirty: () => false, flush: async () => true, keep: async () => true }
  const { result } = renderHook(() => useLeaving(saving, builder))
  let listed: string[] = []
  let leaving: Promise<unknown> = Promise.resolve()
  act(() => {
    leaving = result.current.leave(() => {
      listed = site.stored.map(({ id }) => id)
    })
  })
  await waitFor(() => expect(site.calls).toHaveLength(1))
  expect(listed).toEqual([])
  answer()
  await act(() => leaving)
  expect(listed).toEqual(['Home', 'Links', 'About', 'Terms'])
  expect(builder.ui.getState().toast).toBeNull()
})

it('offers no way back to a page whose deletion was sent as its window went', async () => {
  const { said, run, commands } = openPanel()
  await settingsOf('Tour')
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  const question = screen.getByRole('dialog', { name: 'Delete Tour?' })
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  fireEvent(window, new Event('pagehide'))
  run(commands.takeOffer)
  await act(async () => {})
  expect(site.calls).toMatchObject([{ method: 'DELETE', path: '/api/pages/Tour' }])
  expect(said()).toBe('Deleted Tour. Undo with F8.')
})

it('deletes the open page from the home page, where that can be undone', async () => {
  openPanel()
  await settingsOf('About')
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  const question = screen.getByRole('dialog', { name: 'Delete About?' })
  expect(question.textContent).toContain('You can undo this for a few seconds.')
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  expect(site.opened).toEqual(['Home'])
  cleanup()

  vi.useFakeTimers({ shouldAdvanceTime: true })
  const parts = { pages: createPagesStore(site.stored) }
  const openHome = () =>
    openTestEditor(
      { root: node('root') },
      { parts, children: <DeferredPageDeletion currentId="Home" /> },
    )
  const { said } = openHome()
  expect(said()).toBe('Deleted About. Undo with F8.')
  expect(site.calls).toEqual([])
  await seconds(10)
  expect(site.calls).toMatchObject([{ method: 'DELETE', path: '/api/pages/About' }])
  cleanup()
  expect(openHome().said()).toBe('')
})

it('opens the home page that visitors see in place of a deleted one', async () => {
  const [home, links, ...others] = site.stored
  site.stored = [links, home, ...others].filter((page) => page !== undefined)
  openPanel()
  await settingsOf('About')
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  const question = screen.getByRole('dialog', { name: 'Delete About?' })
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  expect(site.opened).toEqual(['Home'])
})
