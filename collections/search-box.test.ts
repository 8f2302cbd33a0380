import { describe, expect, it } from 'vitest'
import { collections } from '@/collections'
import { slugs } from '@/src/core/slugs'

/** Those with a list in the admin. */
const listed = collections.filter(
  ({ slug, admin }) => admin?.hidden !== true && slug !== slugs.themeSettings,
)

describe('the search box of a list', () => {
  it.each(listed.map(({ slug, admin }) => [slug, admin?.useAsTitle]))(
    'says what it looks in, not “ID”: %s',
    (_slug, title) => {
      expect(title).toBeTruthy()
    },
  )

  it.each(listed.map((collection) => [collection.slug, collection] as const))(
    'looks in text, not in the ids of other documents: %s',
    (_slug, { admin, fields }) => {
      const title = fields.find((field) => 'name' in field && field.name === admin?.useAsTitle)
      if (title?.type === 'relationship') {
        const inside = admin?.listSearchableFields ?? []
        expect(inside.length).toBeGreaterThan(0)
        expect(inside.every((path) => path.startsWith(`${title.name}.`))).toBe(true)
      }
    },
  )
})

describe('the title of a document', () => {
  // Members have a page of their own, with a title of its own.
  const titled = collections.filter(({ slug }) => slug !== slugs.memberships)

  it.each(titled.map((collection) => [collection.slug, collection] as const))(
    'is no id of another document: %s',
    (_slug, { admin, fields }) => {
      const title = fields.find((field) => 'name' in field && field.name === admin?.useAsTitle)
      expect(title?.type).not.toBe('relationship')
    },
  )
})
