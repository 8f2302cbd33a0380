import { serverBlocks } from '@/blocks/_generated/server'
import type { BlockContext } from '@/blocks/_kit/define'
import type { ServerBlock } from '@/blocks/_kit/registry'
import { blockDataKey } from '@/plugins/visual-editor/block-data-key'
import { readProps } from '@/src/core/page-document/props'
import type { PageNode } from '@/src/core/page-document/schema'
import { logger } from '@/src/server/logger'
import { createBlockData, type Site } from '@/src/server/site-data'

type Wanted = Pick<PageNode, 'type' | 'props'>

type ServerBlocks = ReadonlyMap<string, ServerBlock>

/** Types of blocks that show more than their own settings. */
export function loadingTypes(blocks: ServerBlocks = serverBlocks): string[] {
  return [...blocks].filter(([, { load }]) => load !== undefined).map(([type]) => type)
}

/** What blocks may know about a site while they are drawn on the canvas. */
export function canvasSite({
  profile,
  theme,
  themeName,
  header,
}: Site): Omit<BlockContext, 'data'> {
  return { profile, theme, themeName, header, year: new Date().getUTCFullYear() }
}

/**
 * What the given blocks of one profile show, through the same loaders that the site uses.
 * A block whose loader fails is left out, so that the editor stays usable.
 *
 * @param blocks those of pages, unless others are given
 * @returns data by {@link blockDataKey}
 */
export async function loadCanvasData(
  site: Site,
  wanted: readonly Wanted[],
  blocks: ServerBlocks = serverBlocks,
): Promise<Record<string, unknown>> {
  const context: BlockContext = { ...canvasSite(site), data: createBlockData(site.profile.id) }
  const loaded = await Promise.all(
    wanted.map(async (node) => {
      const block = blocks.get(node.type)
      if (!block?.load) {
        return []
      }
      try {
        const props = readProps(block.definition, node.props)
        return [[blockDataKey(node), await block.load({ props, context })] as const]
      } catch (error) {
        logger.error({ msg: 'Block data could not be loaded', type: node.type, err: error })
        return []
      }
    }),
  )
  return Object.fromEntries(loaded.flat())
}
