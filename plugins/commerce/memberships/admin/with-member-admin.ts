import type { CollectionConfig, Field, UIField } from 'payload'
import { memberEndpoints } from '@/plugins/commerce/endpoints/members'
import { tierEndpoints } from '@/plugins/commerce/endpoints/tiers'
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

const priceCell = `${here}/member-cells#DollarCell`

const tierCells: Readonly<Record<string, string | undefined>> = {
  priceMonthlyMinor: priceCell,
  priceYearlyMinor: priceCell,
}

const memberCells: Readonly<Record<string, string | undefined>> = {
  account: `${here}/account-cell#AccountCell`,
  status: `${here}/member-cells#StandingCell`,
  amountMinor: `${here}/member-cells#PriceCell`,
}

/** On a tier: its posts, and the site as its members see it. */
export function withTierAdmin(collection: CollectionConfig): CollectionConfig {
  return {
    ...collection,
    endpoints: [...(collection.endpoints || []), ...tierEndpoints],
    fields: [...collection.fields.map((field) => withCell(field, tierCells)), panel],
  }
}

/** The list of members: how they stand, a file of them, and memberships to give. */
export function withMemberAdmin({ admin, ...collection }: CollectionConfig): CollectionConfig {
  const components = admin?.components
  return {
    ...collection,
    endpoints: [...(collection.endpoints || []), ...memberEndpoints],
    fields: collection.fields.map((field) => withCell(field, memberCells)),
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
          edit: { default: { Component: `${here}/member-page#MemberPage` } },
        },
      },
    },
  }
}

function withCell(field: Field, cells: typeof memberCells): Field {
  if (field.type === 'row') {
    return { ...field, fields: field.fields.map((inner) => withCell(inner, cells)) }
  }
  const Cell = 'name' in field ? cells[field.name] : undefined
  if (!Cell) {
    return field
  }
  const { admin } = field
  return { ...field, admin: { ...admin, components: { ...admin?.components, Cell } } } as Field
}
