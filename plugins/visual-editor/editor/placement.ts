import { type BlockRegistry, rulesOf } from '@/plugins/visual-editor/editor/block-registry'
import { heldRules, legalTextId } from '@/src/core/page-document/legal-text'
import { type PageDocument, rootId } from '@/src/core/page-document/schema'
import { placeOf } from '@/src/core/page-document/tree'

/** What may be done with a block: the blocks' own rules and those of its page, read off a page. */
export type Permissions = {
  canMove: boolean
  canDelete: boolean
  canDuplicate: boolean
  /** Settings, words and layout. */
  canChange: boolean
  /** Said instead of a control that is missing; '' when nothing is locked. */
  lockedReason: string
}

export function permissionsOf(
  blocks: BlockRegistry,
  document: PageDocument,
  id: string,
  pathname?: string,
): Permissions {
  const node = document.nodes[id]
  if (!node || id === rootId) {
    return {
      canMove: false,
      canDelete: false,
      canDuplicate: false,
      canChange: false,
      lockedReason: '',
    }
  }
  const isHeld = legalTextId(document, pathname) === id
  const rules = { ...rulesOf(blocks, node.type), ...(isHeld && heldRules) }
  const reasons = { first: 'Stays at the top', last: 'Stays at the bottom' }
  const isLocked = node.isLocked === true
  return {
    canMove: rules.canMove && !rules.singleton && !isLocked,
    canDelete: rules.canDelete && !isLocked,
    canDuplicate: rules.canDuplicate && !rules.singleton,
    canChange: !isLocked,
    lockedReason: rules.singleton
      ? reasons[rules.singleton]
      : isLocked
        ? 'Locked by you'
        : isHeld
          ? 'This page is for this text, so it stays'
          : '',
  }
}

export function acceptsChildren(
  blocks: BlockRegistry,
  document: PageDocument,
  id: string,
): boolean {
  const node = document.nodes[id]
  return id === rootId
    ? takesAtTop(blocks)
    : node !== undefined && rulesOf(blocks, node.type).acceptsChildren
}

/** Whether anything but what is always there may stand right on the page; in an email nothing may. */
function takesAtTop(blocks: BlockRegistry): boolean {
  const known = [...blocks.values()].filter(({ definition: { rules } }) => !rules.singleton)
  return known.length === 0 || known.some(({ definition: { rules } }) => !rules.isInner)
}

/** Where blocks are put that nobody pointed a place out for: the page, or what holds an email's blocks. */
export function topOf(blocks: BlockRegistry, document: PageDocument): string {
  const top = document.nodes[rootId]?.children ?? []
  return acceptsChildren(blocks, document, rootId)
    ? rootId
    : (top.find((id) => acceptsChildren(blocks, document, id)) ?? rootId)
}

/** The first and last index at which a block may be put into this parent. */
export function indexRange(blocks: BlockRegistry, document: PageDocument, parentId: string) {
  const children = document.nodes[parentId]?.children ?? []
  const singletonAt = (index: number) => {
    const child = document.nodes[children.at(index) ?? '']
    return child && rulesOf(blocks, child.type).singleton
  }
  return {
    firstIndex: singletonAt(0) === 'first' ? 1 : 0,
    lastIndex: singletonAt(-1) === 'last' ? children.length - 1 : children.length,
  }
}

export function parentOf(document: PageDocument, id: string): string | null {
  return placeOf(document, id)?.parentId ?? null
}
