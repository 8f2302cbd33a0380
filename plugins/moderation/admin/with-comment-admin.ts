import type { CollectionConfig, UIField } from 'payload'
import { type Drawn, fieldComponents } from '@/src/admin/field-components'
import { ofChosenSite } from '@/src/server/chosen-profile'

const here = '/plugins/moderation/admin'

const commentFields: Drawn = {
  content: { Cell: `${here}/comment-cells#CommentTextCell` },
  account: {
    Cell: `${here}/comment-cells#CommenterCell`,
    Field: `${here}/comment-cells#CommenterField`,
  },
  post: { Cell: `${here}/comment-cells#PostCell` },
}

const fanFields: Drawn = {
  commentsBlockedAt: { Cell: `${here}/blocked-cell#BlockedCell` },
}

/** What can be done about a comment, in its row. */
const actions: UIField = {
  name: 'moderation',
  label: 'What to do',
  type: 'ui',
  admin: { components: { Cell: `${here}/actions-cell#ActionsCell` } },
}

/** The list of comments: whole words, who wrote them and where, and what to do about each. */
export function withCommentAdmin({ admin, ...collection }: CollectionConfig): CollectionConfig {
  const components = admin?.components
  return {
    ...collection,
    fields: [...fieldComponents(collection.fields, commentFields), actions],
    admin: {
      ...admin,
      baseFilter: ofChosenSite,
      defaultColumns: ['content', 'account', 'post', 'createdAt', actions.name],
      pagination: { defaultLimit: 25, limits: [25, 50, 100] },
      components: {
        ...components,
        beforeListTable: [
          ...(components?.beforeListTable ?? []),
          `${here}/comment-list-head#CommentListHead`,
        ],
      },
    },
  }
}

/** The list of fans tells who may not comment, and takes it back. */
export function withBlockedFans({ admin, ...collection }: CollectionConfig): CollectionConfig {
  return {
    ...collection,
    fields: fieldComponents(collection.fields, fanFields),
    admin: {
      ...admin,
      baseFilter: ofChosenSite,
      defaultColumns: [...(admin?.defaultColumns ?? []), 'commentsBlockedAt'],
    },
  }
}
