import { describe, expect, it } from 'vitest'
import file from '@/plugins/rich-text/features/emoji/_generated/emoji.json'
import { parseEmoji } from '@/plugins/rich-text/features/emoji/emoji-data'
import { stepIn } from '@/plugins/rich-text/features/emoji/emoji-grid'
import { findEmoji } from '@/plugins/rich-text/features/emoji/find-emoji'
import { findShortcut, findTyped } from '@/plugins/rich-text/features/emoji/find-typed'
import { withSkinTone } from '@/plugins/rich-text/features/emoji/skin-tones'
import { type Draw, drawable } from '@/plugins/rich-text/features/emoji/use-emoji'
import { limits } from '@/src/core/limits'

const all = parseEmoji(file)
const found = (typed: string) => findEmoji(all, typed).map(({ emoji }) => emoji)
const one = (alias: string) => all.find(({ aliases }) => aliases.includes(alias))

it('has the whole set, each with an alias, a description and its version', () => {
  expect(all.length).toBeGreaterThan(1800)
  for (const { emoji, aliases, description, version } of all) {
    expect(emoji && aliases[0] && description).toBeTruthy()
    expect(version).toMatch(/^\d+\.\d+$/)
  }
  expect(one('wave')).toMatchObject({ hasTones: true, category: 'People & Body' })
  expect(limits.emoji.shown).toBe(10)
})

describe('findEmoji', () => {
  it('puts the alias itself first, then beginnings, tags and descriptions', () => {
    expect(found('smile')[0]).toBe('😄')
    expect(found('heart')[0]).toBe('❤️')
    const ranks = ['cat', 'cat2', 'meow'].map((alias) =>
      found('cat').indexOf(one(alias)?.emoji ?? ''),
    )
    expect(ranks[0]).toBe(0)
    expect(found('pleased')).toContain('😄')
    expect(found('grinning face with smiling')).toContain('😄')
  })

  it.each(['.*', '[', '\\', '^', '$', '', '   '])('reads %j as letters', (typed) => {
    expect(found(typed)).toEqual([])
  })

  it('takes plus and minus', () => {
    expect(found('+1')[0]).toBe('👍')
    expect(found('-1')[0]).toBe('👎')
  })
})

it.each([
  [':', null],
  ['10:30', null],
  ['https:x', null],
  [':s', { query: 's', length: 2 }],
  ['Hi :tada', { query: 'tada', length: 5 }],
  ['(:x', { query: 'x', length: 2 }],
  [': x', null],
])('reads %j as the shortcut %j', (before, shortcut) => {
  expect(findShortcut(before)).toEqual(shortcut)
})

it.each([
  [':)', '🙂'],
  ['a :D', '😀'],
  [':(', '🙁'],
  ['<3', '❤️'],
  ['I <3', '❤️'],
  ['a:)', null],
  ['4<3', null],
  [':) ', null],
])('reads %j as the emoticon %j', (before, emoji) => {
  const typed = findTyped(before)
  expect(typed?.kind === 'emoticon' ? typed.emoji : null).toBe(emoji)
})

it('reads a whole alias, but no time of day', () => {
  expect(findTyped('Yes :tada:')).toMatchObject({ alias: 'tada', typed: ':tada:' })
  expect(findTyped('10:30:')).toBeNull()
})

it('gives everybody in an emoji the tone, and no tone to things', () => {
  const tone = '\u{1F3FD}'
  const toned = (alias: string) => withSkinTone(one(alias) ?? { emoji: '', hasTones: false }, tone)
  expect(toned('wave')).toBe('👋🏽')
  expect(toned('point_up')).toBe('☝🏽')
  expect(toned('woman_astronaut')).toBe('👩🏽‍🚀')
  expect(toned('people_holding_hands')).toBe('🧑🏽‍🤝‍🧑🏽')
  expect(toned('tada')).toBe('🎉')
})

describe('drawable', () => {
  const device =
    (newest: number): Draw =>
    (text) => {
      const entry = all.find(({ emoji }) => emoji === text)
      const isKnown = entry && Number(entry.version) <= newest
      const parts = isKnown ? 1 : [...text].length
      return { width: 20 * parts, picture: isKnown ? text : 'box' }
    }

  it('leaves out versions that the device cannot draw', () => {
    const drawn = drawable(all, device(12.1))
    expect(Math.max(...drawn.map(({ version }) => Number(version)))).toBe(12.1)
    expect(drawn.length).toBe(all.filter(({ version }) => Number(version) <= 12.1).length)
  })

  it('leaves out sequences that fall apart', () => {
    const apart: Draw = (text) => ({ width: text.includes('\u200D') ? 60 : 20, picture: text })
    const versions = new Set(drawable(all, apart).map(({ version }) => version))
    // What came with 13.1 is all made of several.
    expect(versions.has('13.1')).toBe(false)
    expect(versions.has('1.0')).toBe(true)
  })

  it('says nothing on a device without any emoji', () => {
    expect(drawable(all, () => ({ width: 16, picture: 'box' }))).toHaveLength(all.length)
  })
})

it('walks a grid whose last row is short', () => {
  const rows = [['a', 'b', 'c'], ['d']]
  expect(stepIn(rows, 'c', 'ArrowRight')).toBe('d')
  expect(stepIn(rows, 'c', 'ArrowDown')).toBe('d')
  expect(stepIn(rows, 'd', 'ArrowUp')).toBe('a')
  expect(stepIn(rows, 'a', 'ArrowLeft')).toBe('a')
  expect(stepIn(rows, 'b', 'End')).toBe('c')
})
