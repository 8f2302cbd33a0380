// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useIdempotencyKey } from '@/plugins/commerce/admin/use-idempotency-key'
import { isUuid } from '@/src/core/uuid'

afterEach(cleanup)

it('has one key for one decision, and another for another', () => {
  const { result, rerender } = renderHook(useIdempotencyKey, { initialProps: { dollars: '5' } })
  const first = result.current()
  expect(isUuid(first)).toBe(true)
  expect(result.current()).toBe(first)
  rerender({ dollars: '5' })
  expect(result.current()).toBe(first)
  rerender({ dollars: '6' })
  expect(result.current()).not.toBe(first)
})
