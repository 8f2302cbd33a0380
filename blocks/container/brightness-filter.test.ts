import { expect, it } from 'vitest'
import { brightnessFilter } from '@/blocks/container/brightness-filter'
import { definition } from '@/blocks/container/schema'

const defaults = definition.schema.parse({})

it('darkens pictures to 0.6 and videos to 0.5 unless told otherwise', () => {
  expect(brightnessFilter(defaults, 'image')).toBe('brightness(0.6)')
  expect(brightnessFilter(defaults, 'video')).toBe('brightness(0.5)')
  expect(brightnessFilter({ ...defaults, videoBrightness: 0 }, 'video')).toBe('brightness(0)')
  expect(brightnessFilter({ ...defaults, brightness: 1 }, 'image')).toBeUndefined()
})
