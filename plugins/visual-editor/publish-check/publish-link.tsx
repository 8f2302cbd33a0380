'use client'

import { useConfig, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { builderPath } from '@/plugins/visual-editor/publish-check/subject'
import { Action } from '@/src/admin/action'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'

/** On a page's form, in place of a button that would put it live without looking at it. */
export function PublishLink() {
  const { id } = useDocumentInfo()
  const { routes } = useConfig().config
  const isModified = useFormModified()
  const { submit } = useForm()
  const router = useRouter()
  if (id === undefined) {
    return null
  }
  const href = builderPath(routes.admin, String(id), true)

  /** What was typed a moment ago goes along: Payload drops what it has not saved yet. */
  const leave = async () => {
    if (isModified) {
      const saved = await submit({
        action: `${routes.api}/${slugs.pages}/${id}?draft=true&depth=0`,
        method: 'PATCH',
        overrides: { _status: 'draft' },
        skipValidation: true,
      })
      if (!saved?.res.ok) {
        return
      }
    }
    router.push(href)
  }

  return (
    <Action isMain href={href} onClick={() => void leave()}>
      {ownerMessages.editor.publishThere}
    </Action>
  )
}
