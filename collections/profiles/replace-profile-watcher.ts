import type { Field, Plugin } from 'payload'
import { slugs } from '@/src/core/slugs'

/** Of the multi-tenant plugin: the field without a look that it adds to the collection of its tenants. */
const watchField = '_watchTenant'

/** Puts our own watch in the place of the multi-tenant plugin's; goes behind that plugin. */
export const replaceProfileWatcher: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    collection.slug === slugs.profiles
      ? { ...collection, fields: collection.fields.map(withOwnWatch) }
      : collection,
  ),
})

function withOwnWatch(field: Field): Field {
  if (field.type !== 'ui' || field.name !== watchField) {
    return field
  }
  const Field = '/collections/profiles/components/watch-profile.client#WatchProfile'
  return { ...field, admin: { ...field.admin, components: { Field } } }
}
