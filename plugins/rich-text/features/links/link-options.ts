import {
  $createTextNode,
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import {
  $createLinkNode,
  $isAutoLinkNode,
  $isLinkNode,
  $toggleLink,
  type AutoLinkNode,
  type LinkAttributes,
  type LinkNode,
} from '@payloadcms/richtext-lexical/lexical/link'
import { safeUrl } from '@/src/core/urls/safe-url'

export type LinkAtCaret = { url: string; isNewTab: boolean }

/** The link that the selection begins in; call inside `read()`. */
export function $linkAtCaret(): LinkNode | null {
  const link = $addressAtCaret()
  return $isAutoLinkNode(link) && link.getIsUnlinked() ? null : link
}

/** Also an address that was told to be no link. */
function $addressAtCaret(): LinkNode | null {
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
      $unlink()
      return
    }
    const url = safeUrl(link.url)
    const target = link.isNewTab ? '_blank' : null
    const attributes = { target, rel: link.isNewTab ? 'noopener' : null }
    const current = $addressAtCaret()
    const selection = $getSelection()
    if (!$isRangeSelection(selection) || !selection.isCollapsed()) {
      $linkWords(url, attributes)
    } else if (current) {
      $asChosen(current).setURL(url).setTarget(target).setRel(attributes.rel)
    } else {
      const words = $createTextNode(name ?? link.url)
      words.setFormat(selection.format).setStyle(selection.style)
      selection.insertNodes([$createLinkNode(url, attributes).append(words)])
    }
  })
}

/** Links the selected words; call inside `update()`. */
export function $linkWords(url: string, attributes: LinkAttributes): void {
  $addressesSelected().forEach($asChosen)
  $toggleLink(url, attributes)
}

/** A typed address would become a link again by itself: it remembers that it shall be none. */
function $unlink(): void {
  for (const address of $addressesSelected()) {
    address.setIsUnlinked(true)
  }
  $toggleLink(null)
}

function $addressesSelected(): AutoLinkNode[] {
  const nodes = $getSelection()?.getNodes() ?? []
  const found = nodes.flatMap((node) => $findMatchingParent(node, $isAutoLinkNode) ?? [])
  return [...new Set(found)]
}

/** A link that was made of its words is led back to what they say; one that was chosen stays. */
function $asChosen(link: LinkNode): LinkNode {
  return $isAutoLinkNode(link) ? link.replace($createLinkNode(link.getURL()), true) : link
}
