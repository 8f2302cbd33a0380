import { expect, it } from 'vitest'
import { hexColour } from '@/src/core/theme/hex-colour'

it('reads colours as they are typed and pasted', () => {
  expect(hexColour('#FF6F59')).toBe('#ff6f59')
  expect(hexColour(' ff6f59 ')).toBe('#ff6f59')
  expect(hexColour('#0af')).toBe('#00aaff')
})

it('waits while it is none', () => {
  for (const typed of ['', '#', '#ff6f', 'red', '#gggggg', '#ff6f5900', 'url(x)']) {
    expect(hexColour(typed), typed).toBeNull()
  }
})
