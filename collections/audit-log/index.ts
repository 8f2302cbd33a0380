import type { CollectionConfig } from 'payload'
import { profileField } from '@/collections/_fields/fields'
import { readOnlyForOwners } from '@/src/access/collection-rules'
import { auditActions, auditActors } from '@/src/core/audit/audit-actions'
import { env } from '@/src/core/env'
import { slugs } from '@/src/core/slugs'
import { ofChosenSite } from '@/src/server/chosen-profile'

const components = '/collections/audit-log/components'

/** The line itself says it in words. */
const onlyInList = { hidden: true }

/** Who did what that matters: money, people, exports, prices, deletions. A trigger refuses changes. */
export const auditLog: CollectionConfig = {
  slug: slugs.auditLog,
  labels: { singular: 'Activity', plural: 'Activity' },
  admin: {
    useAsTitle: 'summary',
    group: 'Settings',
    // Not in the generated types, which are the same for every setting.
    description: () =>
      `Who did what, and when. Nobody can change or delete a line; each is kept for ${env().retentionDays} days.`,
    defaultColumns: ['summary', 'actorLabel', 'createdAt'],
    listSearchableFields: ['summary', 'actorLabel'],
    baseFilter: ofChosenSite,
    pagination: { defaultLimit: 25, limits: [25, 50, 100] },
    components: { beforeListTable: [`${components}/audit-filters#AuditFilters`] },
  },
  lockDocuments: false,
  access: readOnlyForOwners('auditLog'),
  defaultSort: '-createdAt',
  fields: [
    // Of the whole platform without one, and once the site is gone: then only its admin reads it.
    { ...profileField, required: false },
    { name: 'summary', label: 'What happened', type: 'text', required: true, admin: onlyInList },
    { name: 'actorLabel', label: 'Who', type: 'text', required: true, admin: onlyInList },
    {
      name: 'actorType',
      type: 'select',
      options: [...auditActors],
      required: true,
      admin: onlyInList,
    },
    { name: 'actor', type: 'text', admin: onlyInList },
    {
      name: 'action',
      label: 'Kind',
      type: 'select',
      options: Object.entries(auditActions).map(([value, label]) => ({ value, label })),
      required: true,
      index: true,
      admin: onlyInList,
    },
    { name: 'targetCollection', type: 'text', required: true, admin: onlyInList },
    { name: 'targetId', type: 'text', required: true, admin: onlyInList },
    { name: 'targetLabel', label: 'About', type: 'text', required: true, admin: onlyInList },
    { name: 'details', type: 'json', admin: onlyInList },
    {
      name: 'line',
      type: 'ui',
      admin: {
        components: { Field: `${components}/audit-details#AuditDetails` },
        disableListColumn: true,
      },
    },
    { name: 'requestId', label: 'Request', type: 'text', admin: onlyInList },
  ],
}
