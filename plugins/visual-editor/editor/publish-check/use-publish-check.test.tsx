// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createPagesStore } from '@/plugins/visual-editor/editor/pages/pages-store'
import { usePublishCheck } from '@/plugins/visual-editor/editor/publish-check/use-publish-check'
import { notSavedYet } from '@/plugins/visual-editor/editor/save/save-part'
import type { Saving } from '@/plugins/visual-editor/editor/save/use-saving'

it('puts nothing live unchecked when saving fails, and says so', async () => {
  const flush = vi.fn().mockResolvedValueOnce(false).mockResolvedValue(true)
  const unchecked = { flush, publish: vi.fn(), say: vi.fn(), isPublishing: false }
  const options = { apiPath: '/api', pageId: 'p', pages: createPagesStore([]) }
  const saving = unchecked as Partial<Saving> as Saving
  const { result } = renderHook(() => usePublishCheck(saving, options))
  await act(() => result.current.saving.publish())
  expect(unchecked.publish).not.toHaveBeenCalled()
  expect(unchecked.say).toHaveBeenCalledWith(notSavedYet)
})
