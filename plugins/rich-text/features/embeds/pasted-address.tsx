import {
  $addUpdateTag,
  $createTextNode,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  PASTE_COMMAND,
  PASTE_TAG,
} from '@payloadcms/richtext-lexical/lexical'
import { $createLinkNode } from '@payloadcms/richtext-lexical/lexical/link'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { Offer } from '@/plugins/rich-text/features/embeds/embed-offer'
import { embedKindOf } from '@/plugins/rich-text/kit/ask-for-embed'
import type { WritingProps } from '@/plugins/rich-text/kit/feature'
import { useRichTextHost } from '@/plugins/rich-text/kit/host'
import { useEscape } from '@/plugins/rich-text/kit/use-escape'
import { findEmbed } from '@/src/core/urls/embeds/find-embed'
import { providerOf } from '@/src/core/urls/embeds/providers'

const EmbedOffer = lazy(async () => ({
  default: (await import('@/plugins/rich-text/features/embeds/embed-offer')).EmbedOffer,
}))

/** So long after it was pasted an address is offered as what it leads to. */
const offeredAfterMs = 200

/** An address that was pasted by itself becomes a link; what it leads to is offered in its place. */
export function PastedAddress({ editor }: WritingProps) {
  const { announce } = useRichTextHost()
  const [offer, setOffer] = useState<Offer | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stopPaste = editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        const data = (event as ClipboardEvent).clipboardData
        const text = data?.getData('text/plain').trim() ?? ''
        const kind = embedKindOf(text)
        const selection = $getSelection()
        if (!kind || !$isRangeSelection(selection) || !selection.isCollapsed()) {
          return false
        }
        event.preventDefault()
        $addUpdateTag(PASTE_TAG)
        // A code for embedding names the address inside it.
        const address = /\s/.test(text) ? (findEmbed(text)?.href ?? text) : text
        const link = $createLinkNode(address).append($createTextNode(address))
        selection.insertNodes([link])
        const key = link.getKey()
        clearTimeout(timer)
        timer = setTimeout(() => {
          const element = editor.getElementByKey(key)
          if (element) {
            setOffer({ key, text, kind, element })
            announce?.(`Embed as ${providerOf(kind).noun}? Tab leads to the choice.`)
          }
        }, offeredAfterMs)
        return true
      },
      COMMAND_PRIORITY_HIGH,
    )
    // Who writes on has chosen the link.
    const stopTyping = editor.registerUpdateListener(({ dirtyElements, tags }) => {
      if (dirtyElements.size > 0 && !tags.has(PASTE_TAG)) {
        clearTimeout(timer)
        setOffer(null)
      }
    })
    return () => {
      stopPaste()
      stopTyping()
      clearTimeout(timer)
    }
  }, [editor, announce])
  useEscape(editor, offer !== null, () => setOffer(null))

  return (
    offer && (
      <Suspense>
        <EmbedOffer editor={editor} offer={offer} onClose={() => setOffer(null)} />
      </Suspense>
    )
  )
}
