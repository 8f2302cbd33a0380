import { expect, it } from 'vitest'
import { payload } from '@/src/testing/test-payload'

/** What the machine calls things, and artists do not. */
const machineWords = /\b(tenants?|documents?|collections?|payload|slugs?)\b/i

it('speaks the words of artists in all sentences of the admin', () => {
  const found = wordsIn(payload.config.i18n.translations.en).filter(([, words]) =>
    machineWords.test(words.replaceAll(/\{\{\w+\}\}/g, '')),
  )
  expect(found).toEqual([])
})

it('names lists and fields so, too', () => {
  const shown = payload.config.collections.filter(
    ({ admin }) => admin.hidden !== true && admin.group !== false,
  )
  const labels = shown.flatMap(({ slug, labels, admin }) =>
    [labels.singular, labels.plural, admin.description].map((words) => [slug, words]),
  )
  expect(labels.filter(([, words]) => machineWords.test(String(words)))).toEqual([])
  expect(labels.filter(([, words]) => /\bprofiles?\b/i.test(String(words)))).toEqual([])
})

function wordsIn(value: unknown, path = ''): [path: string, words: string][] {
  if (typeof value === 'string') {
    return [[path, value]]
  }
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => wordsIn(part, `${path}.${key}`))
    : []
}
