type Named = { anchor?: string | undefined }
type Nodes<Node extends Named = Named> = Readonly<Record<string, Node>>

export const anchorMaxLength = 40

/** `tour`, `2026-tour`: it stands in addresses, so it is as plain as those of pages. */
const anchorPattern = new RegExp(`^[a-z0-9][a-z0-9-]{0,${anchorMaxLength - 1}}$`)

/** Ids that the site draws around the blocks of a page. */
const siteIds = new Set(['content', 'site-overlays'])
/** A poll among words. */
const siteIdPattern = /^poll-/

/** Ids of the admin, where the canvas is drawn, too. */
const adminIds = new Set(['portal', 'app', 'nav-toggler', 'action-create'])
const adminIdPattern = /^(theme|field)-/

/** An element's id is a global variable of its page, which scripts would take for these. */
const scriptNames = new Set(['process', 'global', 'module', 'exports', 'require', 'define', 'next'])

/** Whether a place of this name is on every page, whatever its blocks are called. */
export const isSitePlace = (name: string) =>
  name === '' || name.toLowerCase() === 'top' || siteIds.has(name) || siteIdPattern.test(name)

export type AnchorProblem = 'form' | 'reserved'

/** Why a name is none for a place; null when it is one. */
export function anchorProblem(value: string): AnchorProblem | null {
  if (!anchorPattern.test(value)) {
    return 'form'
  }
  const isReserved =
    siteIds.has(value) ||
    siteIdPattern.test(value) ||
    adminIds.has(value) ||
    adminIdPattern.test(value) ||
    scriptNames.has(value)
  return isReserved ? 'reserved' : null
}

export const isAnchor = (value: string) => anchorProblem(value) === null

/** What somebody typed, as places are named: `our-tour` of `#Our tour`. What is wrong beyond that stays. */
export function tidyAnchor(typed: string): string {
  return typed
    .trim()
    .toLowerCase()
    .replace(/^#+/, '')
    .replace(/[\s_]+/g, '-')
}

/** The named places of a page, by the blocks that they are. */
export function anchorsOf({ nodes }: { nodes: Nodes }): Map<string, string> {
  return new Map(
    Object.entries(nodes).flatMap(([id, { anchor }]) => (anchor ? [[anchor, id]] : [])),
  )
}

/** Blocks for a page, without names that it, or one before among them, has already: links go to one place. */
export function withFreeAnchors<Node extends Named, Held extends { nodes: Nodes<Node> }>(
  document: { nodes: Nodes },
  subtree: Held,
): Held {
  const taken = new Set(anchorsOf(document).keys())
  const nodes = Object.entries(subtree.nodes).map(([id, node]) => {
    const { anchor, ...rest } = node
    const isTaken = anchor !== undefined && taken.has(anchor)
    taken.add(anchor ?? '')
    return [id, isTaken ? rest : node] as const
  })
  return { ...subtree, nodes: Object.fromEntries(nodes) }
}
