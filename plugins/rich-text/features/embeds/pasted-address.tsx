import { $createLinkNode, $isLinkNode } from '@lexical/link'
import {
  $addUpdateTag,
  $createParagraphNode,
  $createTextNode,
  $getNodeByKey,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  type NodeKey,
  PASTE_COMMAND,
  PASTE_TAG,
} from 'lexical'
import { useEffect, useState } from 'react'
import { embedKinds, readAfterMs } from '@/plugins/rich-text/features/embeds/embed-kinds'
import { newEmbed } from '@/plugins/rich-text/features/embeds/embed-node'
import styles from '@/plugins/rich-text/features/embeds/embeds.module.css'
import { $isBlankLine } from '@/plugins/rich-text/kit/blank-line'
import type { WritingProps } from '@/plugins/rich-text/kit/feature'
import { useRichTextHost } from '@/plugins/rich-text/kit/host'
import { $pick } from '@/plugins/rich-text/kit/picked-atom'
import { Popover } from '@/plugins/rich-text/kit/popover'
import { useEscape } from '@/plugins/rich-text/kit/use-escape'
import { type FoundEmbed, findEmbed } from '@/src/core/embeds'

type Offer = { key: NodeKey; found: FoundEmbed; element: HTMLElement }

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
        const address = data?.getData('text/plain').trim() ?? ''
        const found = /\s/.test(address) ? null : findEmbed(address)
        const selection = $getSelection()
        if (!found || !$isRangeSelection(selection) || !selection.isCollapsed()) {
          return false
        }
        event.preventDefault()
        $addUpdateTag(PASTE_TAG)
        const link = $createLinkNode(address).append($createTextNode(address))
        selection.insertNodes([link])
        const key = link.getKey()
        clearTimeout(timer)
        timer = setTimeout(() => {
          const element = editor.getElementByKey(key)
          if (element) {
            setOffer({ key, found, element })
            announce?.(`Embed as ${embedKinds[found.kind].noun}? Tab leads to the choice.`)
          }
        }, readAfterMs)
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

  if (!offer) {
    return null
  }
  const keep = () => {
    setOffer(null)
    editor.getRootElement()?.focus({ preventScroll: true })
  }
  const embed = () => {
    setOffer(null)
    editor.update(() => {
      const link = $getNodeByKey(offer.key)
      const line = link?.getTopLevelElement()
      if ($isLinkNode(link) && line) {
        const node = newEmbed(offer.found)
        line.insertAfter(node)
        link.remove()
        if ($isBlankLine(line)) {
          line.remove()
        }
        if (node.getNextSibling() === null) {
          node.insertAfter($createParagraphNode())
        }
        $pick(node)
      }
    })
    editor.getRootElement()?.focus({ preventScroll: true })
  }
  return (
    <Popover anchor={() => offer.element} onClose={() => setOffer(null)}>
      <fieldset className={styles.offer} aria-label="Pasted address">
        <button type="button" className={styles.button} data-kind="primary" onClick={embed}>
          Embed as {embedKinds[offer.found.kind].noun}
        </button>
        <button type="button" className={styles.button} onClick={keep}>
          Keep as link
        </button>
      </fieldset>
    </Popover>
  )
}
