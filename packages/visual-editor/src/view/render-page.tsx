import { Fragment, type ReactNode } from 'react'
import type { z } from 'zod'
import type {
  BlockRenderProps,
  BlockSurroundings,
  PageBlock,
} from '@/packages/visual-editor/src/block'
import styles from '@/packages/visual-editor/src/view/page.module.css'
import { layoutCss } from '@/src/core/page-document/layout/layout-css'
import { readProps } from '@/src/core/page-document/props'
import { repairDocument } from '@/src/core/page-document/reading/repair'
import { type PageDocument, rootId } from '@/src/core/page-document/schema'
import { classNames } from '@/src/ui/class-names'

/** What blocks show besides their settings, by type; each is asked once for each of its blocks. */
export type BlockLoaders = Readonly<
  Record<string, (input: { props: Record<string, unknown> }) => Promise<unknown>>
>

type Props = {
  /** The field of the document, as Payload answers it. */
  document: unknown
  blocks: readonly PageBlock[]
  loaders?: BlockLoaders
  /** Draws links; a plain anchor unless given. `next/link` fits. */
  Link?: BlockSurroundings['Link']
  className?: string
}

/**
 * A page as it was made in the editor. Nothing that is stored takes the site down: blocks that are not installed are
 * left out, settings that do not parse take the nearest value that does.
 */
export async function RenderPage({
  document: stored,
  blocks,
  loaders = {},
  Link = Anchor,
  className,
}: Props) {
  const known = new Map(blocks.map((block) => [block.definition.type, block]))
  const definitions = new Map(blocks.map(({ definition }) => [definition.type, definition]))
  const { document } = repairDocument(stored, definitions)
  const data = await loadAll(document, definitions, loaders)
  const env: BlockSurroundings = { editing: false, Link }

  const draw = (id: string): ReactNode => {
    const node = document.nodes[id]
    const block = node && known.get(node.type)
    if (!node || !block) {
      return null
    }
    const input: BlockRenderProps<z.ZodObject, unknown> = {
      props: readProps(block.definition, node.props),
      data: data.get(id),
      env,
      rootProps: {
        ...(node.anchor && { id: node.anchor }),
        ...(node.layout && { 'data-layout': id }),
      },
      children: node.children.length > 0 ? node.children.map(draw) : undefined,
    }
    return <Fragment key={id}>{block.Render(input)}</Fragment>
  }

  const css = layoutCss(document)
  return (
    <div className={classNames(styles.page, className)}>
      {css && <style>{css}</style>}
      {document.nodes[rootId]?.children.map(draw)}
    </div>
  )
}

async function loadAll(
  { nodes }: PageDocument,
  definitions: ReadonlyMap<string, PageBlock['definition']>,
  loaders: BlockLoaders,
): Promise<ReadonlyMap<string, unknown>> {
  const loaded = Object.entries(nodes).map(async ([id, { type, props }]) => {
    const definition = definitions.get(type)
    const load = Object.hasOwn(loaders, type) ? loaders[type] : undefined
    if (!definition || !load) {
      return [id, undefined]
    }
    try {
      return [id, await load({ props: readProps(definition, props) })]
    } catch (error) {
      // As on the canvas, where there is no data: the rest of the page is shown.
      console.error(`The data of a block “${type}” could not be loaded.`, error)
      return [id, undefined]
    }
  })
  return new Map((await Promise.all(loaded)) as [string, unknown][])
}

const Anchor: BlockSurroundings['Link'] = (props) => <a {...props} />
