import { expect, it } from 'vitest'
import { plainText, wrapText } from '@/src/server/pdf/wrap-text'

const letters = (text: string): number => text.length

it('breaks at spaces, and keeps lines that were broken already', () => {
  expect(wrapText('the tide comes in\nand goes', 8, letters)).toEqual([
    'the tide',
    'comes in',
    'and goes',
  ])
})

it('breaks inside of a word that is wider than a line', () => {
  expect(wrapText('at https://luna.example', 10, letters)).toEqual([
    'at',
    'https://lu',
    'na.example',
  ])
})

it('keeps an empty line, and never loops where nothing fits', () => {
  expect(wrapText('a\n\nb', 10, letters)).toEqual(['a', '', 'b'])
  expect(wrapText('ab', 0, letters)).toEqual(['a', 'b'])
})

it('takes out what has no look, and what would turn the text around', () => {
  expect(plainText('a\u202eb\u0000c\r\nd\te\u0301')).toBe('abc\nd é')
})
