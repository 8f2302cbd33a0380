import type { BlockDefinitions } from '@/src/core/page-document/block-definition'
import { layoutOn, type Screen, screens, shownOn } from '@/src/core/page-document/layout/layout'
import { readProps } from '@/src/core/page-document/props'
import { type PageDocument, type PageNode, rootId } from '@/src/core/page-document/schema'
import { ancestorIds, nodeOf, subtreeIds } from '@/src/core/page-document/tree'
import { isLegalAddress } from '@/src/core/urls/page-address'

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

/** What keeps visitors from the words of a legal page: there are none, or a block hides them somewhere. */
export type LegalTextProblem = { kind: 'missing' } | { kind: 'hidden'; blockId: string }

/** Words are to be found in one of the page's texts, on every screen. */
export function legalTextProblem(
  document: PageDocument,
  blocks: BlockDefinitions,
): LegalTextProblem | null {
  const definition = blocks.get(legalText.type)
  const isWritten = ({ type, props }: PageNode) =>
    type === legalText.type &&
    definition?.check?.isEmpty?.(readProps(definition, props), 0) === false
  const isSeenOn = (screen: Screen, id: string): boolean => {
    const node = nodeOf(document, id)
    if (!node || layoutOn(node.layout, screen).hidden) {
      return false
    }
    return isWritten(node) || node.children.some((child) => isSeenOn(screen, child))
  }
  if (screens.every((screen) => isSeenOn(screen, rootId))) {
    return null
  }
  const words = subtreeIds(document, rootId).find((id) => {
    const node = nodeOf(document, id)
    return node !== undefined && isWritten(node)
  })
  const hider =
    words && [words, ...ancestorIds(document, words)].find((id) => isHiddenSomewhere(document, id))
  return hider ? { kind: 'hidden', blockId: hider } : { kind: 'missing' }
}

function isHiddenSomewhere(document: PageDocument, id: string): boolean {
  return Object.values(shownOn(nodeOf(document, id)?.layout)).includes(false)
}
