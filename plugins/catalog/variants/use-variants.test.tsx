// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withCells } from '@/plugins/catalog/variants/matrix/matrix'
import { useVariants } from '@/plugins/catalog/variants/use-variants'
import type { VariantMatrix } from '@/src/core/contracts/products/variant-matrix'

const stored: VariantMatrix = {
  ...{ revision: 'r', optionName: '', kept: [] },
  variants: [
    {
      ...{ id: 'small', colorName: '', colorHex: '', size: 'S', priceMinor: 2000 },
      ...{ stockQuantity: 10, stockHeld: 0, availabilityStatus: 'active' },
      ...{ deliveryType: 'shipping', upcCode: '', media: [], isOrdered: false },
    },
  ],
}
let answer: () => Response

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit = {}) =>
    method === 'PUT' ? answer() : Response.json(stored),
  )
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const passing = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** The variants of a product, with another stock that is not stored yet. */
async function openChanged() {
  const { result } = renderHook(() =>
    useVariants({ productId: 'p', profileId: 'l', apiPath: '/api', onChanged: () => undefined }),
  )
  await passing(0)
  expect(result.current.unsaved).toBeNull()
  act(() => {
    const cell = { row: 'small', column: 'stockQuantity', text: '8' } as const
    result.current.edit(withCells(result.current.matrix, [cell]), 'stock')
  })
  return result
}

it('says why what is written is not stored yet, and stores it as soon as that is over', async () => {
  const result = await openChanged()
  expect(result.current.unsaved).toBe('saving')

  answer = () => Response.json({ code: 'UNAUTHENTICATED', message: 'Log in' }, { status: 401 })
  await passing(1000)
  expect(result.current.unsaved).toBe('signed-out')
  answer = () => Response.error()
  await passing(6000)
  expect(result.current.unsaved).toBe('offline')
  const [small] = stored.variants
  answer = () => Response.json({ ...stored, variants: small && [{ ...small, stockQuantity: 8 }] })
  await passing(6000)
  expect(result.current.unsaved).toBeNull()
})

it('says that what was refused as a whole is held, and does not send it again', async () => {
  const sent = vi.fn(() => Response.json({ code: 'CONFLICT', message: 'No' }, { status: 409 }))
  answer = sent
  const result = await openChanged()
  await passing(20_000)
  expect(result.current.unsaved).toBe('held')
  expect(sent).toHaveBeenCalledTimes(1)
})
