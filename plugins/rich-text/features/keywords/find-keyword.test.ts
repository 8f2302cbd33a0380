import { describe, expect, it } from 'vitest'
import { congratulations } from '@/plugins/rich-text/features/keywords/congratulations'
import { findKeyword } from '@/plugins/rich-text/features/keywords/find-keyword'

const found = (text: string) => {
  const match = findKeyword(text)
  return match && text.slice(match.start, match.end)
}

describe('findKeyword', () => {
  it.each(Object.entries(congratulations))('finds the words of %s', (_language, words) => {
    for (const word of words) {
      expect(found(word)).toBe(word)
      expect(found(`${word}!`)).toBe(word)
      expect(found(`Luna, ${word} — 2026`)).toBe(word)
    }
  })

  it('knows at least forty languages', () => {
    expect(Object.keys(congratulations).length).toBeGreaterThanOrEqual(40)
  })

  it.each([
    ['CONGRATULATIONS', 'CONGRATULATIONS'],
    ['congrats, all', 'congrats'],
    ['die herzlichen glückwünsche', 'glückwünsche'],
    ['恭喜發財！', '恭喜發財'],
    ['結婚おめでとうございます', 'おめでとうございます'],
  ])('reads %j as %j', (text, word) => {
    expect(found(text)).toBe(word)
  })

  it.each(['Congratulation_s', 'Selamatan', 'Felicidadesx', 'Bonneajour', 'Songs', ''])(
    'leaves %j alone',
    (text) => {
      expect(found(text)).toBeNull()
    },
  )
})
