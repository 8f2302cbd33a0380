import { useMemo, useState } from 'react'
import type { ActionContext } from '@/plugins/visual-editor/editor/actions/action'
import { actionsOf } from '@/plugins/visual-editor/editor/actions/actions'
import { useKeyboard } from '@/plugins/visual-editor/editor/actions/use-keyboard'
import { createClipboard } from '@/plugins/visual-editor/editor/clipboard/create-clipboard'
import { useClipboard } from '@/plugins/visual-editor/editor/clipboard/use-clipboard'

/** Puts the keyboard and the clipboard to work, and answers what the palette needs too. */
export function useActionContext(
  given: Omit<ActionContext, 'actions' | 'clipboard'>,
): ActionContext {
  const { builder, saving, page, pages, openPage, preview, leave } = given
  const [clipboard] = useState(() =>
    createClipboard({ ...builder, uploadPictures: builder.kind.site?.uploadPictures(builder) }),
  )
  const [actions] = useState(() => actionsOf(builder.kind))
  const desk = useMemo(
    () => ({ actions, builder, saving, page, pages, openPage, preview, leave, clipboard }),
    [actions, builder, saving, page, pages, openPage, preview, leave, clipboard],
  )
  useKeyboard(desk)
  useClipboard(builder, clipboard)
  return desk
}
