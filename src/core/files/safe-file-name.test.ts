import fc from 'fast-check'
import { expect, it } from 'vitest'
import { distinctNames, safeFileName, songFileName } from '@/src/core/files'
import { runs } from '@/src/testing/soak'

it.each([
  ['Night Bus', 'Night Bus'],
  ['../../etc/passwd', 'etc passwd'],
  ['AC/DC: "Live"?', 'AC DC Live'],
  ['Ñandú – 写真', 'Ñandú – 写真'],
  ['song\u202egpj.exe', 'song gpj.exe'],
  ['...', 'Track'],
  ['', 'Track'],
  ['CON', 'Track CON'],
  ['a'.repeat(300), 'a'.repeat(100)],
])('makes a file name of %j', (title, name) => {
  expect(safeFileName(title, 'Track')).toBe(name)
})

it('names a song by its number', () => {
  expect(songFileName({ position: 3, title: 'Neap' }, 'flac')).toBe('03 - Neap.flac')
  expect(songFileName({ position: 112, title: '' }, 'mp3')).toBe('112 - Track.mp3')
})

it('stays in its folder, whatever it gets', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (title) => {
      const name = safeFileName(title, 'Track')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters must be gone
      expect(name).not.toMatch(/[/\\\u0000-\u001f]|^\.|[. ]$/)
      expect(name.length).toBeGreaterThan(0)
    }),
    runs(1000),
  )
})

it('tells names apart that some systems take for one', () => {
  expect(distinctNames(['01 - A.mp3', '01 - a.mp3', '01 - A.mp3', 'x'])).toEqual([
    '01 - A.mp3',
    '01 - a (2).mp3',
    '01 - A (3).mp3',
    'x',
  ])
})
