import {
  $getSelection,
  COMMAND_PRIORITY_HIGH,
  type LexicalEditor,
  PASTE_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { DRAG_DROP_PASTE } from '@payloadcms/richtext-lexical/lexical/rich-text'
import { mergeRegister } from '@payloadcms/richtext-lexical/lexical/utils'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { type Drop, insertDropped } from '@/plugins/rich-text/features/images/insert-image'
import { isPicture } from '@/plugins/rich-text/features/images/is-picture'
import type { Upload } from '@/plugins/rich-text/features/images/picture-uploads'
import type { WritingProps } from '@/plugins/rich-text/kit/feature'
import { useRichTextHost } from '@/plugins/rich-text/kit/host'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const PictureUploads = lazy(async () => ({
  default: (await import('@/plugins/rich-text/features/images/picture-uploads')).PictureUploads,
}))

let counter = 0

/** Takes pictures that are dropped on the words or pasted into them, and shows how far they are. */
export function PictureIntake({ editor }: WritingProps) {
  const { storePicture, tell } = useRichTextHost()
  const [uploads, setUploads] = useState<readonly Upload[]>([])

  const take = useCallback(
    async (file: File, drop: Drop, index: number) => {
      if (!storePicture) {
        return
      }
      counter += 1
      const key = counter
      const patch = (change: Partial<Upload>) =>
        setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)))
      setUploads((all) => [...all, { key, name: file.name, share: 0, problem: '' }])
      try {
        const picture = await storePicture(file, (share) => patch({ share }))
        setUploads((all) => all.filter((one) => one.key !== key))
        if (editor.getRootElement()) {
          insertDropped(editor, { picture, drop, index })
        } else {
          tell?.(ownerMessages.richText.pictureStored(file.name))
        }
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error)
        patch({ problem })
        if (!editor.getRootElement()) {
          tell?.(`${file.name}: ${problem}`)
        }
      }
    },
    [editor, storePicture, tell],
  )

  useEffect(
    () => (storePicture ? registerIntake(editor, take) : undefined),
    [editor, storePicture, take],
  )

  const forget = (key: number) => setUploads((all) => all.filter((one) => one.key !== key))
  return (
    uploads.length > 0 && (
      <Suspense>
        <PictureUploads uploads={uploads} onClose={forget} />
      </Suspense>
    )
  )
}

type Take = (file: File, drop: Drop, index: number) => Promise<void>

function registerIntake(editor: LexicalEditor, take: Take): () => void {
  const takeAll = (files: readonly File[]): boolean => {
    const pictures = files.filter(isPicture)
    const [node] = $getSelection()?.getNodes() ?? []
    const drop: Drop = { lineKey: node?.getTopLevelElement()?.getKey() ?? null, placed: [] }
    for (const [index, file] of pictures.entries()) {
      void take(file, drop, index)
    }
    return pictures.length > 0
  }
  return mergeRegister(
    editor.registerCommand(DRAG_DROP_PASTE, takeAll, COMMAND_PRIORITY_HIGH),
    // A picture copied from a page comes with an address of that page, which is not ours to show.
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        const { clipboardData } = event as ClipboardEvent
        const files = [...(clipboardData?.files ?? [])]
        const words = clipboardData?.getData('text/plain') ?? ''
        if (words.trim() !== '' || !takeAll(files)) {
          return false
        }
        event.preventDefault()
        return true
      },
      COMMAND_PRIORITY_HIGH,
    ),
  )
}
