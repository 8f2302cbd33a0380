import { describe, expect, it } from 'vitest'
import { combinationOf } from '@/plugins/visual-editor/editor/actions/keys'

const press = (key: string, code: string, held: Partial<KeyboardEvent> = {}) =>
  combinationOf({
    key,
    code,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    isComposing: false,
    getModifierState: () => false,
    ...held,
  })

describe('combinationOf', () => {
  it.each([
    ['z', 'KeyZ', { ctrlKey: true }, 'Mod+Z'],
    ['z', 'KeyZ', { metaKey: true }, 'Mod+Z'],
    ['Z', 'KeyZ', { ctrlKey: true, shiftKey: true }, 'Mod+Shift+Z'],
    ['ArrowUp', 'ArrowUp', { altKey: true }, 'Alt+ArrowUp'],
    ['Tab', 'Tab', { shiftKey: true }, 'Shift+Tab'],
    ['?', 'Slash', { shiftKey: true }, '?'],
    ['?', 'Minus', { shiftKey: true }, '?'],
  ])('reads %s', (key, code, held, expected) => {
    expect(press(key, code, held)).toBe(expected)
  })

  it('goes by the place of a key where its letter is another one', () => {
    expect(press('я', 'KeyZ', { ctrlKey: true })).toBe('Mod+Z')
    expect(press('¡', 'Digit1', { altKey: true })).toBe('Alt+1')
    expect(press('&', 'Digit1', { altKey: true })).toBe('Alt+1')
    expect(press('!', 'Digit1', { altKey: true, shiftKey: true })).toBe('Alt+Shift+1')
  })

  it('goes by the letter where keys are in other places', () => {
    expect(press('z', 'KeyW', { ctrlKey: true })).toBe('Mod+Z')
    expect(press('w', 'KeyZ', { ctrlKey: true })).toBe('Mod+W')
  })

  it('leaves AltGr and input methods alone', () => {
    // A Polish ż: Ctrl+Alt on Windows, AltGraph elsewhere.
    expect(press('ż', 'KeyZ', { ctrlKey: true, altKey: true })).toBeNull()
    const isAltGraph = (name: string) => name === 'AltGraph'
    expect(press('ż', 'KeyZ', { ctrlKey: true, getModifierState: isAltGraph })).toBeNull()
    expect(press('z', 'KeyZ', { ctrlKey: true, isComposing: true })).toBeNull()
  })
})
