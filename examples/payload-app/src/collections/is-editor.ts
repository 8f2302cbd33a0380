import type { Access } from 'payload'

/** The editor of pages asks this, too: there are no rights beside the collection's own. */
export const isEditor: Access = ({ req }) => req.user?.role === 'editor'

/** Who logs in reads who they are. */
export const isEditorOrSelf: Access = ({ req }) =>
  req.user?.role === 'editor' || (req.user ? { id: { equals: req.user.id } } : false)
