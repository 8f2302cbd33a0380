import { createCommand, type NodeKey } from 'lexical'

/** Opens a drawing to be drawn on. */
export const EDIT_DRAWING = createCommand<NodeKey>('EDIT_DRAWING')
