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
  const fields = shown.flatMap(({ slug, flattenedFields }) =>
    flattenedFields
      .filter(({ hidden, admin }) => !hidden && !admin?.hidden)
      .map((field) => [slug, 'label' in field && field.label]),
  )
  const all = [...labels, ...fields].filter(
    // Functions take sentences of the first test.
    ([, words]) =>
      typeof words === 'string' && (machineWords.test(words) || /\bprofiles?\b/i.test(words)),
  )
  expect(all).toEqual([])
})

function wordsIn(value: unknown, path = ''): [path: string, words: string][] {
  if (typeof value === 'string') {
    return [[path, value]]
  }
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => wordsIn(part, `${path}.${key}`))
    : []
}
