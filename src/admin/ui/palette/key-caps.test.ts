import { expect, it } from 'vitest'
import { keyCaps } from '@/src/admin/ui/palette/key-caps'

it('writes keys as the keyboard prints them', () => {
  expect(keyCaps('Mod+Shift+Z', false)).toEqual(['Ctrl', 'Shift', 'Z'])
  expect(keyCaps('Mod+Shift+Z', true)).toEqual(['⌘', '⇧', 'Z'])
  expect(keyCaps('F8', false)).toEqual(['F8'])
  expect(keyCaps('F8', true)).toEqual(['Fn', 'F8'])
  expect(keyCaps('Alt+ArrowUp', false)).toEqual(['Alt', '↑'])
})
