import { $createLinkNode, $isLinkNode, $toggleLink, type LinkNode } from '@lexical/link'
import {
  $createTextNode,
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  type LexicalEditor,
} from 'lexical'
import { safeUrl } from '@/src/core/safe-url'

export type LinkAtCaret = { url: string; isNewTab: boolean }

/** The link that the selection begins in; call inside `read()`. */
export function $linkAtCaret(): LinkNode | null {
  const selection = $getSelection()
  return $isRangeSelection(selection)
    ? $findMatchingParent(selection.anchor.getNode(), $isLinkNode)
    : null
}

/** What it leads to; null outside links. Call inside `read()`. */
export function $readLink(): LinkAtCaret | null {
  const link = $linkAtCaret()
  return link && { url: link.getURL(), isNewTab: link.getTarget() === '_blank' }
}

/**
 * Links the selected words, or changes the link at the caret; null takes the link away. Where no
 * words are selected the address, or the name given, is put in.
 */
export function setLink(editor: LexicalEditor, link: LinkAtCaret | null, name?: string): void {
  editor.update(() => {
    if (link === null) {
      $toggleLink(null)
      return
    }
    const url = safeUrl(link.url)
    const target = link.isNewTab ? '_blank' : null
    const attributes = { target, rel: link.isNewTab ? 'noopener' : null }
    const current = $linkAtCaret()
    const selection = $getSelection()
    if (current && $isRangeSelection(selection) && selection.isCollapsed()) {
      current.setURL(url).setTarget(target).setRel(attributes.rel)
    } else if ($isRangeSelection(selection) && selection.isCollapsed()) {
      const words = $createTextNode(name ?? link.url)
      words.setFormat(selection.format).setStyle(selection.style)
      selection.insertNodes([$createLinkNode(url, attributes).append(words)])
    } else {
      $toggleLink(url, attributes)
    }
  })
}
