import { serverBlocks } from '@/blocks/_generated/server'
import type { BlockEnvironment } from '@/blocks/_kit/define'
import { blockDataKey } from '@/plugins/visual-editor/block-data-key'
import { canvasSite, loadCanvasData } from '@/plugins/visual-editor/canvas-data'
import { readProps } from '@/src/core/page-document/props'
import type { PageDocument } from '@/src/core/page-document/schema'
import type { Site } from '@/src/server/site-data'

const onSite: BlockEnvironment = { editing: false, Link: () => null }

/**
 * Ids of the blocks that the site draws nothing of although they are meant to show what was chosen:
 * a release that is gone, a picture that was deleted. What could not be loaded is not among them.
 */
export async function unseenBlocks(
  site: Site,
  document: PageDocument,
): Promise<ReadonlySet<string>> {
  const asked = Object.entries(document.nodes).filter(([, { type }]) => {
    const definition = serverBlocks.get(type)?.definition
    return definition && !definition.check?.fillsItself
  })
  const loaded = await loadCanvasData(
    site,
    asked.map(([, node]) => node),
  )
  const context = canvasSite(site)
  const unseen = asked.filter(([, node]) => {
    const block = serverBlocks.get(node.type)
    const key = blockDataKey(node)
    if (!block || (block.load && !(key in loaded))) {
      return false
    }
    const props = readProps(block.definition, node.props)
    // Blocks are pure: what one answers tells whether anything of it is drawn.
    return block.Render({ props, data: loaded[key], context, env: onSite, rootProps: {} }) === null
  })
  return new Set(unseen.map(([id]) => id))
}
