// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { isKeys } from '@/plugins/rich-text/kit/keys'

const press = (init: KeyboardEventInit) => new KeyboardEvent('keydown', init)

it('reads letters by what stands on the key, other keys by where they are', () => {
  const dvorakCopy = press({ key: 'c', code: 'KeyI', ctrlKey: true })
  expect(isKeys(dvorakCopy, 'Mod+KeyI')).toBe(false)
  expect(isKeys(dvorakCopy, 'Mod+KeyC')).toBe(true)
  expect(isKeys(press({ key: 'ш', code: 'KeyI', metaKey: true }), 'Mod+KeyI')).toBe(true)
  const bigger = press({ key: '>', code: 'Period', ctrlKey: true, shiftKey: true })
  expect(isKeys(bigger, 'Mod+Shift+Period')).toBe(true)
  expect(isKeys(bigger, 'Mod+Period')).toBe(false)
})

it('leaves letters alone that are written with AltGr', () => {
  const brace = press({
    key: '}',
    code: 'Digit0',
    ctrlKey: true,
    altKey: true,
    modifierAltGraph: true,
  })
  expect(isKeys(brace, 'Mod+Alt+Digit0')).toBe(false)
})
