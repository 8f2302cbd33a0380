import { type ReactNode, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { findLinkTargets } from '@/plugins/rich-text/kit/find-link-targets'
import type { Box, HostPicture, RichTextHost } from '@/plugins/rich-text/kit/host'
import { visibleBox } from '@/plugins/rich-text/kit/host'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { MediaPicker } from '@/plugins/visual-editor/editor/media/media-picker'
import { uploadsOf } from '@/plugins/visual-editor/editor/media/upload/uploads-of'
import { textPollsIn } from '@/src/core/contracts/members/text-polls'
import type { MediaItem } from '@/src/core/contracts/pages/media-answers'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import type { RichTextPictures } from '@/src/rich-text/node-kit'

type Written = {
  id: string
  /** Prop that holds the words. */
  prop: string
  /** What the block has loaded. */
  pictures: RichTextPictures | undefined
}

/** What the editor does for words: its media picker, its uploads, its voice for screen readers. */
export function useWritingHost({ id, prop, pictures }: Written): {
  host: RichTextHost
  /** Stands beside the words, when something is asked. */
  dialog: ReactNode
} {
  const builder = useBuilder()
  const [isPicking, setIsPicking] = useState(false)
  const answer = useRef<((picture: HostPicture | null) => void) | null>(null)

  const settle = (picture: HostPicture | null) => {
    setIsPicking(false)
    answer.current?.(picture)
    answer.current = null
  }
  const host = useMemo<RichTextHost>(
    () => ({
      pictures,
      pickPicture: () => {
        setIsPicking(true)
        return new Promise((resolve) => {
          answer.current = resolve
        })
      },
      storePicture: async (file, onProgress) => {
        const { queue, uploadFiles } = uploadsOf(builder)
        const own = () => queue.store.getState().uploads.find((upload) => upload.file === file)
        const stop = queue.store.subscribe(() => {
          const upload = own()
          if (upload && upload.bytes > 0) {
            onProgress?.(Math.min(1, upload.sentBytes / upload.bytes))
          }
        })
        const [item] = await uploadFiles([file], 'image').finally(stop)
        if (!item) {
          throw new Error(own()?.message || ownerMessages.uploads.failed)
        }
        return toPicture(item)
      },
      readPollVotes: builder.readPollVotes,
      pollsElsewhere: () => {
        const { nodes } = builder.engine.document()
        const props = { ...nodes[id]?.props, [prop]: null }
        return new Set(textPollsIn({ ...nodes, [id]: props }).map(({ uid }) => uid))
      },
      bytesLeft: () =>
        limits.pageDocument.maxBytes - JSON.stringify(builder.engine.document()).length,
      isToolbarDocked: true,
      area: () => visibleStage(builder.elements.stage),
      findLinkTargets: (words) =>
        findLinkTargets(
          {
            pages: builder.pages.getState().pages,
            apiPath: builder.apiPath,
            profileId: builder.site.getState().profile.id,
          },
          words,
        ),
      tell: (message) => builder.commands.tell(message),
      announce: (announcement) => builder.ui.setState({ announcement }),
    }),
    [builder, id, prop, pictures],
  )
  const place = builder.elements.stage?.closest('[data-builder]')
  return {
    host,
    dialog:
      isPicking &&
      place &&
      createPortal(
        <MediaPicker
          accept="image"
          onChoose={([item]) => settle(item ? toPicture(item) : null)}
          onClose={() => settle(null)}
        />,
        place,
      ),
  }
}

function toPicture({ id, url, alt, width, height }: MediaItem): HostPicture {
  return { mediaId: id, src: url, alt, width, height }
}

/** What can be seen of the page: without what lies beside it, and over it on narrow screens. */
function visibleStage(stage: HTMLElement | null): Box {
  const window = visibleBox()
  if (!stage) {
    return window
  }
  const box = stage.getBoundingClientRect()
  const settings = stage.closest('[data-builder]')?.querySelector('aside[data-settings]')
  const side = settings?.getBoundingClientRect()
  // On phones they are a sheet over the lower half, and the words are above it.
  const isBeside = side && side.width > 0 && side.top <= box.top && side.left > box.left
  return {
    left: Math.max(window.left, box.left),
    top: Math.max(window.top, box.top),
    right: Math.min(window.right, box.right, isBeside ? side.left : box.right),
    bottom: Math.min(window.bottom, box.bottom),
  }
}
