import { type CollectionConfig, type Field, flattenTopLevelFields } from 'payload'
import { describe, expect, it } from 'vitest'
import { collections } from '@/collections'
import { slugs } from '@/src/core/slugs'

/** Those with a list in the admin. */
const listed = collections.filter(({ admin }) => admin?.hidden !== true)

/** Also a field that Payload adds: the address of an account, the name of a file. */
function titleOf({ admin, fields, auth, upload }: CollectionConfig) {
  const added: Field[] = [
    ...(auth ? [{ name: 'email', type: 'email' } as const] : []),
    ...(upload ? [{ name: 'filename', type: 'text' } as const] : []),
  ]
  return flattenTopLevelFields([...fields, ...added]).find(
    (field) => 'name' in field && field.name === admin?.useAsTitle,
  )
}

describe('the search box of a list', () => {
  it.each(listed.map(({ slug, admin }) => [slug, admin?.useAsTitle]))(
    'says what it looks in, not “ID”: %s',
    (_slug, title) => {
      expect(title).toBeTruthy()
    },
  )

  it.each(listed.map((collection) => [collection.slug, collection] as const))(
    'looks in text, not in the ids of other documents: %s',
    (_slug, collection) => {
      const title = titleOf(collection)
      if (title?.type === 'relationship') {
        const inside = collection.admin?.listSearchableFields ?? []
        expect(inside.length).toBeGreaterThan(0)
        expect(inside.every((path) => path.startsWith(`${title.name}.`))).toBe(true)
      }
    },
  )
})

describe('the title of a document', () => {
  // Members have a page of their own, with a title of its own. What has neither list nor title is shown nowhere.
  const titled = collections.filter(
    ({ slug, admin }) =>
      slug !== slugs.memberships && (admin?.hidden !== true || admin.useAsTitle !== undefined),
  )

  it.each(titled.map((collection) => [collection.slug, collection] as const))(
    'is no id of another document: %s',
    (_slug, collection) => {
      const title = titleOf(collection)
      expect(title).toBeDefined()
      expect(title?.type).not.toBe('relationship')
    },
  )
})
