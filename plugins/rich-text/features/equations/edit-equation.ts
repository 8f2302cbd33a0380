import { createCommand, type NodeKey } from '@payloadcms/richtext-lexical/lexical'

/** Opens a formula to be changed. */
export const EDIT_EQUATION = createCommand<NodeKey>('EDIT_EQUATION')
