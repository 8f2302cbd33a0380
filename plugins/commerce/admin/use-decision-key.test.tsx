// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useDecisionKey } from '@/plugins/commerce/admin/use-decision-key'
import { isUuid } from '@/src/core/uuid'

afterEach(cleanup)

it('has one key for one decision, and another for another', () => {
  const { result, rerender } = renderHook(useDecisionKey, { initialProps: { dollars: '5' } })
  const first = result.current()
  expect(isUuid(first)).toBe(true)
  expect(result.current()).toBe(first)
  rerender({ dollars: '5' })
  expect(result.current()).toBe(first)
  rerender({ dollars: '6' })
  expect(result.current()).not.toBe(first)
})
