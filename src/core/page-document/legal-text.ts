import { isLegalAddress } from '@/src/core/page-address'
import type { BlockDefinitions } from '@/src/core/page-document/block-definition'
import { boxOn, type Screen, screens } from '@/src/core/page-document/box'
import { readProps } from '@/src/core/page-document/props'
import { type PageDocument, rootId } from '@/src/core/page-document/schema'
import { nodeOf, subtreeIds } from '@/src/core/page-document/tree'

/** The kind of block that holds the words of a legal page, and its id on the pages a site begins with. */
export const legalText = { type: 'text', id: 'words' } as const

/** What becomes of the rules of that block there. */
export const heldRules = { canDelete: false, canMove: false, canDuplicate: false } as const

/**
 * The block that holds the words of a legal page: it stays where it is. Pages whose first one was
 * lost have it in their first text.
 *
 * @returns undefined on all other pages
 */
export function legalTextId(
  document: PageDocument,
  pathname: string | undefined,
): string | undefined {
  if (!isLegalAddress(pathname)) {
    return undefined
  }
  const isText = (id: string) => nodeOf(document, id)?.type === legalText.type
  return isText(legalText.id) ? legalText.id : subtreeIds(document, rootId).find(isText)
}

/** Whether visitors find words on a page: in one of its texts, on every screen. */
export function hasLegalText(document: PageDocument, blocks: BlockDefinitions): boolean {
  const definition = blocks.get(legalText.type)
  const isSeenOn = (screen: Screen, id: string): boolean => {
    const node = nodeOf(document, id)
    if (!node || boxOn(node.box, screen).hidden) {
      return false
    }
    const isWritten =
      node.type === legalText.type &&
      definition?.check?.isEmpty?.(readProps(definition, node.props), 0) === false
    return isWritten || node.children.some((child) => isSeenOn(screen, child))
  }
  return screens.every((screen) => isSeenOn(screen, rootId))
}
