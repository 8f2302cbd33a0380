import { expect, it } from 'vitest'
import { foldText } from '@/src/core/text/fold-text'

it.each([
  ['Björk', 'bjork'],
  ['O’Brien', "o'brien"],
  ['Sigur Rós', 'SIGUR ROS'],
  ['Ｗｉｄｅ', 'wide'],
  ['Straße', 'strasse'],
  ['Mø', 'MO'],
  ['Łódź', 'lodz'],
  ['Ænima', 'aenima'],
  ['İstanbul', 'istanbul'],
  ['ΟΔΥΣΣΕΥΣ', 'οδυσσευς'],
  ['Jean–Luc', 'jean-luc'],
  ['Ёлка', 'елка'],
  ['Cafe\u0301', 'café'],
  ['fan@xn--msic-0ra.example', 'Fan@müsic.example'],
])('finds %s by %s', (kept, typed) => {
  expect(foldText(kept)).toBe(foldText(typed))
})

it('keeps apart what other scripts write apart', () => {
  expect(foldText('か')).not.toBe(foldText('が'))
  expect(foldText('कि')).not.toBe(foldText('क'))
})
