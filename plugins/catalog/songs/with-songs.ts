import type { Config, Field, UIField } from 'payload'
import { recordingEndpoints } from '@/plugins/catalog/songs/recording-endpoints'
import { songEndpoints } from '@/plugins/catalog/songs/song-endpoints'
import { slugs } from '@/src/core/slugs'
import { withEndpoints } from '@/src/server/extend-config'

const songsField: UIField = {
  name: 'songs',
  type: 'ui',
  admin: {
    components: { Field: '/plugins/catalog/songs/admin/songs-field#SongsField' },
    condition: ({ category }) => category === 'Music',
    disableListColumn: true,
  },
}

/** Artists get the section of songs in place of the table of tracks. */
export function withSongs(config: Config): Config {
  const { collections, ...rest } = withEndpoints(config, slugs.profiles, [
    ...recordingEndpoints,
    ...songEndpoints,
  ])
  return {
    ...rest,
    collections: collections?.map((collection) =>
      collection.slug === slugs.products
        ? { ...collection, fields: collection.fields.flatMap(withSection) }
        : collection,
    ),
  }
}

/** The table stays in the API, for what asks for the songs of a product. */
function withSection(field: Field): Field[] {
  return field.type === 'join' && field.name === 'tracks'
    ? [songsField, { ...field, admin: { ...field.admin, hidden: true } } as Field]
    : [field]
}
