import {
  $createParagraphNode,
  $getNodeByKey,
  COMMAND_PRIORITY_CRITICAL,
  KEY_TAB_COMMAND,
  type LexicalEditor,
  type NodeKey,
} from '@payloadcms/richtext-lexical/lexical'
import { $isLinkNode } from '@payloadcms/richtext-lexical/lexical/link'
import { useLayoutEffect, useRef, useState } from 'react'
import { newEmbed } from '@/plugins/rich-text/features/embeds/embed-node'
import styles from '@/plugins/rich-text/features/embeds/embeds.module.css'
import { askForEmbed } from '@/plugins/rich-text/kit/ask-for-embed'
import { useRichTextHost } from '@/plugins/rich-text/kit/host'
import { $isBlankLine } from '@/plugins/rich-text/kit/insert-block'
import { $pick } from '@/plugins/rich-text/kit/picked-atom'
import { Popover } from '@/plugins/rich-text/kit/popover'
import { type EmbedKind, providerOf } from '@/src/core/urls/embeds/providers'

export type Offer = { key: NodeKey; text: string; kind: EmbedKind; element: HTMLElement }

type Props = { editor: LexicalEditor; offer: Offer; onClose: () => void }

/** Beside an address that was pasted by itself: what it leads to, in place of the link. */
export function EmbedOffer({ editor, offer, onClose }: Props) {
  const { tell } = useRichTextHost()
  const first = useRef<HTMLButtonElement>(null)
  const backToWords = () => editor.getRootElement()?.focus({ preventScroll: true })
  // The panel stands apart from the words in the document, where Tab would not find it.
  useLayoutEffect(
    () =>
      editor.registerCommand(
        KEY_TAB_COMMAND,
        (event) => {
          if (event.shiftKey || !first.current) {
            return false
          }
          event.preventDefault()
          first.current.focus({ preventScroll: true })
          return true
        },
        COMMAND_PRIORITY_CRITICAL,
      ),
    [editor],
  )
  const keep = () => {
    onClose()
    backToWords()
  }
  const [isAsking, setAsking] = useState(false)
  const embed = async () => {
    setAsking(true)
    const found = await askForEmbed(offer.text)
    onClose()
    if ('problem' in found) {
      tell?.(found.problem)
      backToWords()
      return
    }
    editor.update(() => {
      const link = $getNodeByKey(offer.key)
      const line = link?.getTopLevelElement()
      if ($isLinkNode(link) && line) {
        const node = newEmbed(found)
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
    backToWords()
  }
  return (
    <Popover
      anchor={() => offer.element}
      onClose={onClose}
      onKeyDown={({ key }) => key === 'Escape' && backToWords()}
    >
      <fieldset className={styles.offer} aria-label="Pasted address">
        <button
          ref={first}
          type="button"
          className={styles.button}
          data-kind="primary"
          disabled={isAsking}
          onClick={() => void embed()}
        >
          {isAsking
            ? `Asking ${providerOf(offer.kind).name}…`
            : `Embed as ${providerOf(offer.kind).noun}`}
        </button>
        <button type="button" className={styles.button} onClick={keep}>
          Keep as link
        </button>
      </fieldset>
    </Popover>
  )
}
