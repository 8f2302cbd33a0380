import type { PublishButtonServerProps } from 'payload'
import { builderPath } from '@/plugins/visual-editor/publish-check/builder-path'
import { Action } from '@/src/admin/action'
import { messages } from '@/src/core/messages'

type Props = PublishButtonServerProps & { id?: number | string }

/** On a page's form, in place of a button that would put it live without looking at it. */
export function PublishLink({ id, payload }: Props) {
  if (id === undefined) {
    return null
  }
  return (
    <Action isMain href={builderPath(payload.config.routes.admin, String(id), true)}>
      {messages.editor.publishThere}
    </Action>
  )
}
