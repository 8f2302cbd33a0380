import type { CollectionConfig, Config, Plugin, UIField } from 'payload'
import { peopleCallsByKey, peopleEndpoints } from '@/plugins/audience/people/endpoints'
import { personEndpoints } from '@/plugins/audience/person/endpoints'
import { rulesEndpoints, segmentEndpoints } from '@/plugins/audience/segments/endpoints'
import { type Drawn, fieldComponents } from '@/src/admin/field-components'
import { peoplePath } from '@/src/admin/studio-paths'
import { slugs } from '@/src/core/slugs'
import { ofChosenSite } from '@/src/server/chosen-profile'
import { withEndpoints, withRootEndpoints, withScreens } from '@/src/server/extend-config'

const here = '/plugins/audience'

const screens = {
  people: { Component: `${here}/people/people-view#PeopleView`, path: peoplePath, title: 'People' },
  person: {
    Component: `${here}/person/person-view#PersonView`,
    path: `${peoplePath}/:personId`,
    title: 'Person',
  },
} as const

/** In lists of those who have an address: the way to all that is known of them. */
const addressCell: Drawn = { email: { Cell: `${here}/person/person-cell#PersonCell` } }

const drawn: Readonly<Record<string, Drawn>> = {
  [slugs.publicAccounts]: addressCell,
  [slugs.subscribers]: addressCell,
  [slugs.segments]: {
    rules: {
      Field: `${here}/segments/rules-field#RulesField`,
      Cell: `${here}/segments/rules-cell#RulesCell`,
    },
  },
}

/** Below the segments of a newsletter: how many of their people it may go to. */
const reach: UIField = {
  name: 'segmentsReach',
  type: 'ui',
  admin: {
    condition: ({ audience }) => audience === 'segments',
    components: { Field: `${here}/segments/newsletter-reach#NewsletterReach` },
    disableListColumn: true,
  },
}

/** Everybody whom an artist knows: the list, a page for each, and segments by rules. */
export function audience(): Plugin {
  return (config: Config): Config => {
    const called = withEndpoints(
      withEndpoints(withScreens(config, screens), slugs.profiles, [
        ...peopleEndpoints,
        ...personEndpoints,
        ...rulesEndpoints,
      ]),
      slugs.segments,
      segmentEndpoints,
    )
    return withRootEndpoints(
      { ...called, collections: called.collections?.map(withPeople) },
      peopleCallsByKey,
    )
  }
}

function withPeople(collection: CollectionConfig): CollectionConfig {
  const cells = drawn[collection.slug]
  if (collection.slug === slugs.newsletters) {
    return {
      ...collection,
      fields: collection.fields.flatMap((field) =>
        'name' in field && field.name === slugs.segments ? [field, reach] : [field],
      ),
    }
  }
  if (!cells) {
    return collection
  }
  const { admin } = collection
  return {
    ...collection,
    fields: fieldComponents(collection.fields, cells),
    ...(collection.slug === slugs.segments && { admin: { ...admin, baseFilter: ofChosenSite } }),
  }
}
