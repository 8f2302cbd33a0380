import { blockActions } from '@/plugins/visual-editor/editor/actions/block-actions'
import { clipboardActions } from '@/plugins/visual-editor/editor/actions/clipboard-actions'
import type { Action } from '@/plugins/visual-editor/editor/actions/define'
import { pageActions } from '@/plugins/visual-editor/editor/actions/page-actions'
import { walkingActions } from '@/plugins/visual-editor/editor/actions/walking-actions'

/** Everything that has keys or stands in the palette, in the order in which it is listed. */
export const actions: readonly Action[] = [
  ...walkingActions,
  ...blockActions,
  ...clipboardActions,
  ...pageActions,
]
