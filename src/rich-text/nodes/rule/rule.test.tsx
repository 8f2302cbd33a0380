import { expect, it } from 'vitest'
import { htmlOf } from '@/src/rich-text/testing/test-render'

it('draws a line between two thoughts', () => {
  expect(htmlOf({ type: 'horizontalrule', version: 1 })).toBe('<hr/>')
})
