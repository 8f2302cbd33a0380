import type { Access } from 'payload'

/** The editor of pages asks this, too: there are no rights beside the collection's own. */
export const isEditor: Access = ({ req }) => req.user?.role === 'editor'
