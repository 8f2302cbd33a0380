// @vitest-environment jsdom
import { expect, it } from 'vitest'
import {
  dragPayloadOf,
  takesItself,
  wordsOf,
} from '@/plugins/visual-editor/editor/media/upload/use-external-drop'

const dataOf = (data: Record<string, string>) => ({
  types: Object.keys(data),
  getData: (type: string) => data[type] ?? '',
})

it('knows files from words, and both from what no page could use', () => {
  expect(dragPayloadOf({ types: ['text/uri-list', 'Files'] })).toBe('files')
  expect(dragPayloadOf({ types: ['text/plain'] })).toBe('words')
  expect(dragPayloadOf({ types: ['text/uri-list', 'text/html'] })).toBe('words')
  expect(dragPayloadOf({ types: ['application/x-thing'] })).toBeNull()
})

it('reads the address of a link, else the words', () => {
  const film = 'https://youtu.be/dQw4w9WgXcQ'
  const link = { 'text/uri-list': `# a film\r\n${film}\r\n`, 'text/plain': 'A film' }
  expect(wordsOf(dataOf(link))).toBe(film)
  expect(wordsOf(dataOf({ 'text/plain': ' Slow songs \n' }))).toBe('Slow songs')
  expect(wordsOf(dataOf({}))).toBe('')
})

it('leaves to fields the words that are dropped into them', () => {
  document.body.innerHTML = '<input /><p data-writing><b></b></p><i></i>'
  const [field, , bold, plain] = document.body.querySelectorAll('*')
  const takes = (target: Element | undefined) =>
    (['files', 'words'] as const).map((cargo) => takesItself(target ?? null, cargo))
  expect(takes(field)).toEqual([false, true])
  expect(takes(bold)).toEqual([true, true])
  expect(takes(plain)).toEqual([false, false])
})
