// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { Table } from 'lucide-react'
import { expect, it, vi } from 'vitest'
import { createRichTextEditor } from '@/plugins/rich-text/kit/create-rich-text-editor'
import { RichTextHostProvider } from '@/plugins/rich-text/kit/host'
import { useInserting } from '@/plugins/rich-text/kit/insert-dialog'
import { ownerMessages } from '@/src/core/owner-messages'

it('says on the screen that something could not be put in', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const tell = vi.fn()
  const { result } = renderHook(() => useInserting(createRichTextEditor('null', [])), {
    wrapper: ({ children }) => (
      <RichTextHostProvider value={{ tell }}>{children}</RichTextHostProvider>
    ),
  })
  const run = () => Promise.reject(new Error('offline'))
  act(() => result.current.insert({ id: 'table', label: 'Table', icon: Table, run }))
  await waitFor(() => expect(tell).toHaveBeenCalledWith(ownerMessages.richText.notLoaded))
})
