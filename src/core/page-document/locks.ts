import type { BlockDefinitions } from '@/src/core/page-document/block-definition'
import type { Problem } from '@/src/core/page-document/problem'
import type { PageDocument } from '@/src/core/page-document/schema'
import { nodeOf, placeOf } from '@/src/core/page-document/tree'

/**
 * Compares a page with its successor: blocks that must not be deleted are still there, blocks that
 * must not move have the parent they had. Both documents passed `checkDocument`, which already
 * holds singletons in place; a singleton under a new id counts as still there.
 */
export function checkLocks(
  before: PageDocument,
  after: PageDocument,
  blocks: BlockDefinitions,
): Problem[] {
  const problems: Problem[] = []
  for (const [nodeId, node] of Object.entries(before.nodes)) {
    const rules = blocks.get(node.type)?.rules
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
