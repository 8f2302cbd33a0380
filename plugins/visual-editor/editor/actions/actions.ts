import {
  type Action,
  type ActionContext,
  selectedIn,
} from '@/plugins/visual-editor/editor/actions/action'
import { blockActions, keepSectionId } from '@/plugins/visual-editor/editor/actions/block-actions'
import { navigationActions } from '@/plugins/visual-editor/editor/actions/navigation-actions'
import { windowActionsOf } from '@/plugins/visual-editor/editor/actions/page-actions'
import type { DocumentKind } from '@/plugins/visual-editor/editor/kind/document-kind'

/** Everything that has keys or stands in the palette, in the order in which it is listed. */
export const actionsOf = (kind: DocumentKind): readonly Action[] => [
  ...navigationActions,
  ...(kind.sections ? blockActions : blockActions.filter(({ id }) => id !== keepSectionId)),
  ...clipboardActions,
  ...windowActionsOf(kind),
]

const group = 'Copy and paste'
const isCopyable = (desk: ActionContext) => {
  const id = selectedIn(desk)
  return id !== null && desk.builder.commands.permissions(id).canDuplicate
}

/** Keys arrive as the browser's own copy, cut and paste; the palette goes through here. */
const clipboardActions: readonly Action[] = [
  {
    id: 'copy',
    title: 'Copy',
    group,
    keys: ['Mod+C'],
    isNative: true,
    isPossible: isCopyable,
    run: ({ clipboard }) => void clipboard.copy(),
  },
  {
    id: 'cut',
    title: 'Cut',
    group,
    keys: ['Mod+X'],
    isNative: true,
    isPossible: isCopyable,
    run: ({ clipboard }) => void clipboard.cut(),
  },
  {
    id: 'paste',
    title: 'Paste',
    group,
    keys: ['Mod+V'],
    isNative: true,
    words: 'insert clipboard',
    run: ({ clipboard }) => void clipboard.paste(),
  },
]
