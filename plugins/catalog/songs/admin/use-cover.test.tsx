// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useCover } from '@/plugins/catalog/songs/admin/use-cover'

const send = vi.fn()
vi.mock('@/src/admin/media/send-file', () => ({ createSendFile: () => send }))

afterEach(cleanup)

const picture = async () => new File(['picture'], 'front.png', { type: 'image/png' })

it('tells a cover that could not be taken from one that was, and takes the next one', async () => {
  const notes: string[] = []
  const onFound = vi.fn()
  const { result } = renderHook(() =>
    useCover({
      apiPath: '/api',
      profileId: 'luna',
      cover: { isSet: false, onFound },
      addNote: (note) => notes.push(note),
    }),
  )
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await result.current(picture, 'front.png')).toBe('failed')
  expect(notes).toEqual([expect.stringContaining('could not be taken')])
  expect(onFound).not.toHaveBeenCalled()
  send.mockResolvedValue({ id: 'cover' })
  expect(await result.current(picture, 'front.png')).toBe('taken')
  expect(onFound).toHaveBeenCalledWith({ id: 'cover' })
  expect(await result.current(picture, 'front.png')).toBe('unwanted')
  expect(notes).toHaveLength(2)
})
