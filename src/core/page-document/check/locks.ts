import type { BlockDefinitions } from '@/src/core/page-document/block-definition'
import { heldRules, legalTextId } from '@/src/core/page-document/legal-text'
import type { Problem } from '@/src/core/page-document/problem'
import type { PageDocument } from '@/src/core/page-document/schema'
import { nodeOf, placeOf } from '@/src/core/page-document/tree'

/**
 * Compares a page with its successor: blocks that must not be deleted are still there, blocks that
 * must not move have the parent they had. Both documents passed `checkDocument`, which already
 * holds singletons in place; a singleton under a new id counts as still there. Legal pages, told by
 * their address, keep their text.
 */
export function checkLocks(
  before: PageDocument,
  after: PageDocument,
  blocks: BlockDefinitions,
  pathname?: string,
): Problem[] {
  const problems: Problem[] = []
  const heldId = legalTextId(before, pathname)
  for (const [nodeId, node] of Object.entries(before.nodes)) {
    const own = blocks.get(node.type)?.rules
    const rules = own && nodeId === heldId ? { ...own, ...heldRules } : own
    if (!rules || rules.singleton) {
      continue
    }
    const kept = nodeOf(after, nodeId)?.type === node.type
    if (!kept && !rules.canDelete) {
      const message = `"${node.type}" cannot be deleted.`
      problems.push({ code: 'LOCKED', message, nodeId })
    }
    const sameParent = placeOf(before, nodeId)?.parentId === placeOf(after, nodeId)?.parentId
    if (kept && !rules.canMove && !sameParent) {
      problems.push({ code: 'LOCKED', message: `"${node.type}" cannot be moved.`, nodeId })
    }
  }
  return problems
}
