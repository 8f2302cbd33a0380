import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fittedProps, fittedValue, maxLengthOf } from '@/src/core/page-document/fit-props'
import { cutText } from '@/src/core/text'

const family = '👨‍👩‍👧‍👦'

describe('cutting a text', () => {
  it('ends at the limit', () => {
    expect(cutText('a'.repeat(90), 80)).toBe('a'.repeat(80))
    expect(cutText('short', 80)).toBe('short')
  })

  it('never cuts a character apart', () => {
    expect(cutText(`ab${family}`, 6)).toBe('ab')
    expect(cutText('ab🇵🇱', 4)).toBe('ab')
    expect(cutText(`${family}c`, family.length)).toBe(family)
    expect(cutText('e\u0301x', 1)).toBe('')
  })
})

describe('a value that does not fit', () => {
  const rows = z.array(z.object({ label: z.string().max(3).default('') })).max(2)

  it('becomes the nearest that does', () => {
    expect(fittedValue(z.string().max(3), 'abcdef')).toBe('abc')
    expect(fittedValue(z.int().min(10).max(20).default(12), 99)).toBe(20)
    expect(fittedValue(z.int().min(10).max(20), -1)).toBe(10)
    expect(fittedValue(rows, [{ label: 'abcd' }, { label: 'b' }, { label: 'c' }])).toEqual([
      { label: 'abc' },
      { label: 'b' },
    ])
  })

  it('stays the same object when it fits', () => {
    const value = [{ label: 'a' }]
    expect(fittedValue(rows, value)).toBe(value)
  })

  it('is none where nothing is near', () => {
    expect(fittedValue(z.enum(['left', 'right']), 'up')).toBeUndefined()
    expect(fittedValue(z.int(), 'ten')).toBeUndefined()
    expect(fittedValue(z.union([z.literal(''), z.string().regex(/^#/)]), 'red')).toBeUndefined()
  })

  it('is named among the props', () => {
    const schema = z.object({ title: z.string().max(3), side: z.enum(['left', 'right']) })
    expect(fittedProps({ schema }, { title: 'abcd', side: 'up', other: 1 })).toEqual({
      props: { title: 'abc', other: 1 },
      unfit: ['side'],
    })
  })
})

it('knows how long a text may be', () => {
  expect(maxLengthOf(z.string().max(80).default('Listen'))).toBe(80)
  expect(maxLengthOf(z.string().trim().max(20).transform(String).default(''))).toBe(20)
  expect(maxLengthOf(z.string())).toBeUndefined()
  expect(maxLengthOf(z.int().max(3))).toBeUndefined()
  expect(maxLengthOf(undefined)).toBeUndefined()
})
