import { sameJson } from '@/src/core/json'
import { limits } from '@/src/core/limits'
import type { BlockDefinitions } from '@/src/core/page-document/block-definition'
import { isObject } from '@/src/core/page-document/is-object'
import type { Problem } from '@/src/core/page-document/problem'
import { type PageDocument, type PageNode, rootId, rootType } from '@/src/core/page-document/schema'
import { nodeOf } from '@/src/core/page-document/tree'

export type GraphReport = { problems: Problem[]; reachable: ReadonlySet<string> }

/** Checks that the nodes form one tree below the root, within the limits. */
export function checkGraph(document: PageDocument): GraphReport {
  const problems: Problem[] = []
  const reachable = new Set<string>()
  const { maxNodes, maxDepth } = limits.pageDocument

  if (Object.keys(document.nodes).length > maxNodes) {
    problems.push({ code: 'TOO_MANY_NODES', message: `A page holds at most ${maxNodes} blocks.` })
  }
  if (nodeOf(document, rootId)?.type !== rootType) {
    problems.push({ code: 'NO_ROOT', message: 'The page has no root.' })
    return { problems, reachable }
  }

  const seen = new Set([rootId])
  const stack = [{ id: rootId, depth: 0, path: new Set([rootId]) }]
  for (let item = stack.pop(); item; item = stack.pop()) {
    reachable.add(item.id)
    for (const child of nodeOf(document, item.id)?.children ?? []) {
      if (!nodeOf(document, child)) {
        problems.push({
          code: 'DANGLING_CHILD',
          message: `"${item.id}" names the child "${child}", which is not there.`,
          nodeId: item.id,
        })
      } else if (item.path.has(child)) {
        problems.push({
          code: 'CYCLE',
          message: `"${child}" contains itself.`,
          nodeId: child,
        })
      } else if (seen.has(child)) {
        problems.push({
          code: 'SHARED_CHILD',
          message: `"${child}" stands in more than one place.`,
          nodeId: child,
        })
      } else if (item.depth + 1 > maxDepth) {
        problems.push({
          code: 'TOO_DEEP',
          message: `"${child}" is nested more than ${maxDepth} levels deep.`,
          nodeId: child,
        })
      } else {
        seen.add(child)
        stack.push({ id: child, depth: item.depth + 1, path: new Set(item.path).add(child) })
      }
    }
  }
  return { problems, reachable }
}

/**
 * Checks which block stands where: known types, parents that take children, singletons in place, anchors that differ.
 * Of unknown type may be what stands in `stored` already.
 */
export function checkPlaces(
  document: PageDocument,
  blocks: BlockDefinitions,
  ...stored: unknown[]
): Problem[] {
  const problems: Problem[] = []
  for (const [nodeId, node] of Object.entries(document.nodes)) {
    if (nodeId === rootId) {
      continue
    }
    const block = blocks.get(node.type)
    if (!block) {
      if (stored.some((page) => isStored(nodeId, node, page))) {
        continue
      }
      problems.push({
        code: 'UNKNOWN_TYPE',
        message: `There is no block "${node.type}".`,
        nodeId,
      })
    } else if (node.children.length > 0 && !block.rules.acceptsChildren) {
      problems.push({
        code: 'NO_CHILDREN_ALLOWED',
        message: `A "${node.type}" takes no blocks inside.`,
        nodeId,
      })
    } else if (block.rules.isInner && nodeOf(document, rootId)?.children.includes(nodeId)) {
      problems.push({
        code: 'MISPLACED',
        message: `A "${node.type}" stands inside other blocks only.`,
        nodeId,
      })
    }
  }
  return [...problems, ...checkSingletons(document, blocks), ...checkAnchors(document)]
}

/** Whether a block was there already, as it is: that of a plugin that was taken out stays until it is deleted. */
function isStored(nodeId: string, { type, v, props }: PageNode, stored: unknown): boolean {
  const nodes = isObject(stored) && isObject(stored.nodes) ? stored.nodes : {}
  const former = Object.hasOwn(nodes, nodeId) ? nodes[nodeId] : undefined
  return isObject(former) && former.type === type && former.v === v && sameJson(former.props, props)
}

/** Links to a place lead to one place. */
function checkAnchors({ nodes }: PageDocument): Problem[] {
  const seen = new Set<string>()
  return Object.entries(nodes).flatMap(([nodeId, { anchor }]): Problem[] => {
    const isTaken = anchor !== undefined && seen.has(anchor)
    seen.add(anchor ?? '')
    const message = `"${nodeId}" has the anchor "${anchor}", which another block has.`
    return isTaken ? [{ code: 'ANCHOR_TAKEN', message, nodeId }] : []
  })
}

function checkSingletons(document: PageDocument, blocks: BlockDefinitions): Problem[] {
  const topLevel = nodeOf(document, rootId)?.children ?? []
  const problems: Problem[] = []
  for (const { type, rules } of blocks.values()) {
    if (!rules.singleton) {
      continue
    }
    const ids = Object.keys(document.nodes).filter((id) => document.nodes[id]?.type === type)
    const place = rules.singleton === 'first' ? topLevel[0] : topLevel.at(-1)
    if (ids.length !== 1 || ids[0] !== place) {
      problems.push({
        code: 'SINGLETON',
        message: `Every page has exactly one "${type}", and it stands ${rules.singleton}.`,
        ...(ids.length > 0 && { nodeId: ids[0] }),
      })
    }
  }
  return problems
}
