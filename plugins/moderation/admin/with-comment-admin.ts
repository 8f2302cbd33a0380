import type { CollectionConfig, Field, UIField } from 'payload'
import { ofChosenSite } from '@/src/server/chosen-profile'

const here = '/plugins/moderation/admin'

const commentCells: Readonly<Record<string, string | undefined>> = {
  content: `${here}/comment-cells#WordsCell`,
  account: `${here}/comment-cells#CommenterCell`,
  post: `${here}/comment-cells#PostCell`,
}

const fanCells: Readonly<Record<string, string | undefined>> = {
  commentsBlockedAt: `${here}/blocked-cell#BlockedCell`,
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
    fields: [...collection.fields.map((field) => withCell(field, commentCells)), actions],
    admin: {
      ...admin,
      baseFilter: ofChosenSite,
      hideAPIURL: true,
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
    fields: collection.fields.map((field) => withCell(field, fanCells)),
    admin: {
      ...admin,
      baseFilter: ofChosenSite,
      defaultColumns: [...(admin?.defaultColumns ?? []), 'commentsBlockedAt'],
    },
  }
}

function withCell(field: Field, cells: typeof commentCells): Field {
  const Cell = 'name' in field ? cells[field.name] : undefined
  if (!Cell) {
    return field
  }
  const { admin } = field
  return { ...field, admin: { ...admin, components: { ...admin?.components, Cell } } } as Field
}
