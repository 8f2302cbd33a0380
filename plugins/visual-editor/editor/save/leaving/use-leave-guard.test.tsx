// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useLeaveGuard } from '@/plugins/visual-editor/editor/save/leaving/use-leave-guard'

afterEach(cleanup)

const open = (isDirty: boolean) =>
  renderHook(() =>
    useLeaveGuard(
      () => isDirty,
      async (go) => go(),
    ),
  )

it.each([false, true])(
  'goes back in one step, unsaved work or not (%s), also where a refresh took its mark away',
  async (isDirty) => {
    history.pushState({}, '', '/admin')
    history.pushState({}, '', '/builder')
    open(isDirty)
    cleanup()
    // As Next writes it again when the router refreshes.
    history.replaceState({}, '', '/builder')
    open(isDirty)
    expect(history.state).toEqual({ builderSentinel: true })
    history.back()
    await expect.poll(() => location.pathname).toBe('/admin')
  },
)
