import type { CollectionConfig, UIField } from 'payload'
import { memberEndpoints } from '@/plugins/commerce/endpoints/members'
import { tierEndpoints } from '@/plugins/commerce/endpoints/tiers'
import { withEmbedField } from '@/src/admin/embed-field/with-embed-field'
import { type Drawn, fieldComponents } from '@/src/admin/field-components'
import { ofChosenSite } from '@/src/server/chosen-profile'

const here = '/plugins/commerce/memberships/admin'

const panel: UIField = {
  name: 'postsOfTier',
  type: 'ui',
  admin: {
    components: { Field: `${here}/tier-panel#TierPanel` },
    disableListColumn: true,
  },
}

const dollars = { Cell: `${here}/member-cells#DollarCell` }

const tierCells: Drawn = {
  priceMonthlyMinor: dollars,
  priceYearlyMinor: dollars,
}

const memberCells: Drawn = {
  account: { Cell: '/src/admin/cells/account-cell#AccountCell' },
  status: { Cell: `${here}/member-cells#StandingCell` },
  amountMinor: { Cell: `${here}/member-cells#PriceCell` },
}

/** On a tier: its posts, the site as its members see it, and its frame for other pages. */
export function withTierAdmin(collection: CollectionConfig): CollectionConfig {
  const withPosts = {
    ...collection,
    endpoints: [...(collection.endpoints || []), ...tierEndpoints],
    fields: [...fieldComponents(collection.fields, tierCells), panel],
  }
  return withEmbedField(withPosts, 'tiers')
}

/** The list of members: how they stand, a file of them, and memberships to give. */
export function withMemberAdmin({ admin, ...collection }: CollectionConfig): CollectionConfig {
  const components = admin?.components
  return {
    ...collection,
    endpoints: [...(collection.endpoints || []), ...memberEndpoints],
    fields: fieldComponents(collection.fields, memberCells),
    admin: {
      ...admin,
      baseFilter: ofChosenSite,
      components: {
        ...components,
        beforeListTable: [
          ...(components?.beforeListTable ?? []),
          `${here}/member-list-head#MemberListHead`,
        ],
        views: {
          ...components?.views,
          // In place of all of Payload's screen, whose title would be the id of the account.
          edit: { root: { Component: `${here}/member-page#MemberPage` } },
        },
      },
    },
  }
}
