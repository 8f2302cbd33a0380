import { blockActions, keepSectionId } from '@/plugins/visual-editor/editor/actions/block-actions'
import { clipboardActions } from '@/plugins/visual-editor/editor/actions/clipboard-actions'
import type { Action } from '@/plugins/visual-editor/editor/actions/define'
import { windowActionsOf } from '@/plugins/visual-editor/editor/actions/page-actions'
import { walkingActions } from '@/plugins/visual-editor/editor/actions/walking-actions'
import type { DocumentKind } from '@/plugins/visual-editor/editor/kind/document-kind'

/** Everything that has keys or stands in the palette, in the order in which it is listed. */
export const actionsOf = (kind: DocumentKind): readonly Action[] => [
  ...walkingActions,
  ...(kind.hasSections ? blockActions : blockActions.filter(({ id }) => id !== keepSectionId)),
  ...clipboardActions,
  ...windowActionsOf(kind),
]
