import { createCommand, type NodeKey } from '@payloadcms/richtext-lexical/lexical'

/** Opens a drawing to be drawn on. */
export const EDIT_DRAWING = createCommand<NodeKey>('EDIT_DRAWING')
