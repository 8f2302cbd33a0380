import {
  type Choices,
  type Conflict,
  createReferee,
  type Merged,
  mergeValues,
  type Referee,
  type Three,
} from '@/src/core/merge-values'
import type { BlockDefinitions } from '@/src/core/page-document/block-definition'
import { checkGraph, checkPlaces } from '@/src/core/page-document/check/graph'
import { measure } from '@/src/core/page-document/check/measure'
import { tidyLayout } from '@/src/core/page-document/layout/layout'
import { alignStored } from '@/src/core/page-document/merge/align-stored'
import { mergeOrder } from '@/src/core/page-document/merge/merge-order'
import { mergeParents, survivors } from '@/src/core/page-document/merge/merge-tree'
import type { ProblemCode } from '@/src/core/page-document/problem'
import { type PageDocument, type PageNode, rootId } from '@/src/core/page-document/schema'
import { nodeOf, parentsOf } from '@/src/core/page-document/tree'

/** How far down the parts of a block are merged one by one; a setting is one value, whatever it holds. */
const depths: Readonly<Record<string, number>> = { props: 1, layout: 2 }

/**
 * What two changes of one page come to: blocks that came, went and moved, and their settings. Of what both
 * changed, each otherwise, mine holds until something is chosen. The page keeps every rule that both keep.
 */
export function mergePages(
  pages: Three<PageDocument>,
  blocks: BlockDefinitions,
  choices: Choices = new Map(),
): Merged<PageDocument> {
  const { mine, theirs } = pages
  const referee = createReferee(choices)
  const content = mergeTrees({ ...pages, theirs: alignStored(pages, blocks) }, referee)
  const allowed = new Set([...brokenRules(mine, blocks), ...brokenRules(theirs, blocks)])
  if (brokenRules(content, blocks).every((code) => allowed.has(code))) {
    return { content, conflicts: referee.found() }
  }
  const whole: Conflict = { key: 'whole', kind: 'whole' }
  return { content: referee.decide(whole) === 'mine' ? mine : theirs, conflicts: [whole] }
}

function mergeTrees(pages: Three<PageDocument>, referee: Referee): PageDocument {
  const { base, mine, theirs } = pages
  const parents = { base: parentsOf(base), mine: parentsOf(mine), theirs: parentsOf(theirs) }
  const alive = survivors(pages, parents, referee)
  const homes = mergeParents(alive, parents, referee)
  const kids = new Map<string, Set<string>>()
  for (const [id, home] of homes) {
    kids.set(home, (kids.get(home) ?? new Set()).add(id))
  }
  const entries = [...alive].flatMap((id) => {
    const node = mergeNodes(id, pages, referee)
    const own = kids.get(id) ?? new Set<string>()
    const list = (page: PageDocument) =>
      nodeOf(page, id)?.children.filter((child) => own.has(child)) ?? []
    const lists = { base: list(base), mine: list(mine), theirs: list(theirs) }
    return node ? [[id, { ...node, children: mergeOrder(lists, own, referee) }] as const] : []
  })
  return withOwnAnchors({ ...mine, nodes: Object.fromEntries(entries) }, pages, referee)
}

/** Everything about a block but what is inside. */
function mergeNodes(
  id: string,
  { base, mine, theirs }: Three<PageDocument>,
  referee: Referee,
): PageNode | undefined {
  const [former, own, other] = [base, mine, theirs].map((page) => nodeOf(page, id))
  if (!own || !other) {
    return own ?? other
  }
  const ask = (path: readonly string[], sides: { mine: unknown; theirs: unknown }) => {
    const key = `setting:${id}:${path.join('.')}`
    return referee.decide({ key, kind: 'setting', nodeId: id, path, ...sides })
  }
  if (own.type !== other.type) {
    return ask(['type'], { mine: own.type, theirs: other.type }) === 'mine' ? own : other
  }
  const keys = new Set([...Object.keys(own), ...Object.keys(other)] as (keyof PageNode)[])
  keys.delete('children')
  const entries = [...keys].map((key) => {
    const values = { base: former?.[key], mine: own[key], theirs: other[key] }
    return [key, mergeValues(values, { depth: depths[key] ?? 0, ask, path: [key] })] as const
  })
  const { layout, ...rest } = Object.fromEntries(
    entries.filter(([, value]) => value !== undefined),
  ) as PageNode
  const tidied = layout && tidyLayout(layout)
  return { ...rest, ...(tidied && { layout: tidied }), children: [] }
}

/** Links lead to one place: of two blocks that were given the same name for links one keeps it. */
function withOwnAnchors(
  page: PageDocument,
  { mine, theirs }: Three<PageDocument>,
  referee: Referee,
): PageDocument {
  const holders = new Map<string, string[]>()
  for (const [id, { anchor }] of Object.entries(page.nodes)) {
    if (anchor !== undefined) {
      holders.set(anchor, [...(holders.get(anchor) ?? []), id])
    }
  }
  const nodes = { ...page.nodes }
  for (const [anchor, ids] of holders) {
    const nodeId = ids.find((id) => nodeOf(mine, id)?.anchor === anchor)
    if (ids.length < 2 || nodeId === undefined) {
      continue
    }
    const path = ['anchor']
    const key = `anchor:${anchor}`
    const side = referee.decide({
      key,
      kind: 'setting',
      nodeId,
      path,
      mine: anchor,
      theirs: undefined,
    })
    const kept = side === 'mine' ? nodeId : ids.find((id) => nodeOf(theirs, id)?.anchor === anchor)
    for (const id of ids.filter((each) => each !== kept)) {
      const { anchor: _, ...rest } = nodes[id] as PageNode
      nodes[id] = rest
    }
  }
  return { ...page, nodes }
}

/** What is wrong with a page beyond its settings; of a page from a newer version, say, not the merge's fault. */
function brokenRules(page: PageDocument, blocks: BlockDefinitions): ProblemCode[] {
  const tooBig = measure(page)
  const { problems, reachable } = checkGraph(page)
  const orphans = Object.keys(page.nodes).some((id) => id !== rootId && !reachable.has(id))
  return [
    ...(tooBig ? [tooBig.code] : []),
    ...problems.map(({ code }) => code),
    ...(orphans ? (['ORPHAN'] as const) : []),
    ...checkPlaces(page, blocks).map(({ code }) => code),
  ]
}
