import { expect, it } from 'vitest'
import { songNameOf, titlesMoreThanOnce } from '@/plugins/catalog/songs/admin/song-name'

it.each([
  ['03 - Night Bus.flac', { title: 'Night Bus', number: 3 }],
  ['03. Night Bus.flac', { title: 'Night Bus', number: 3 }],
  ['03_Night_Bus.flac', { title: 'Night Bus', number: 3 }],
  ['03 Night Bus.flac', { title: 'Night Bus', number: 3 }],
  ['1-03 Night Bus.flac', { title: 'Night Bus', number: 3 }],
  ['Luna Vale - Night Bus.mp3', { title: 'Night Bus', artist: 'Luna Vale' }],
  ['03 - Luna Vale - Night Bus.mp3', { title: 'Night Bus', artist: 'Luna Vale', number: 3 }],
  ['Luna Vale - Salt - 03 - Night Bus.wav', { title: 'Night Bus', artist: 'Luna Vale', number: 3 }],
  ['99 Problems.mp3', { title: '99 Problems' }],
  ['1999.mp3', { title: '1999' }],
  ['07.wav', { title: '07' }],
  ['../../etc/Night Bus.mp3', { title: 'Night Bus' }],
  ['..\\..\\Night Bus.mp3', { title: 'Night Bus' }],
  ['.mp3', { title: '.mp3' }],
  ['', { title: 'Untitled' }],
  [
    `${'a'.repeat(300)} - ${'b'.repeat(300)}.wav`,
    { title: 'b'.repeat(200), artist: 'a'.repeat(120) },
  ],
])('%s', (fileName, name) => {
  expect(songNameOf(fileName)).toEqual(name)
})

it('finds titles that several songs have', () => {
  expect(titlesMoreThanOnce(['Salt', 'Sea', 'SALT', 'Salt'])).toEqual(new Set(['salt']))
})
