import { memo, type ReactNode, useMemo } from 'react'
import type { BlockEnvironment } from '@/blocks/_kit/define'
import { labelOf } from '@/plugins/visual-editor/editor/block-registry'
import { useBuilder, useUi } from '@/plugins/visual-editor/editor/builder-context'
import { BlockBoundary } from '@/plugins/visual-editor/editor/canvas/blocks/block-boundary'
import { canvasLinkAt } from '@/plugins/visual-editor/editor/canvas/blocks/canvas-link'
import styles from '@/plugins/visual-editor/editor/canvas/blocks/placeholder-block.module.css'
import {
  renderedProps,
  useBlockContext,
  useBlockData,
} from '@/plugins/visual-editor/editor/canvas/blocks/use-block-context'
import { PlainWords } from '@/plugins/visual-editor/editor/canvas/writing/plain-words'
import { emptyMailContext } from '@/src/core/email/mail-context'
import type { PageNode } from '@/src/core/page-document/schema'
import type { RichTextDoc } from '@/src/core/rich-text'
import type { RichTextPictures } from '@/src/rich-text/node-kit'

type Props = {
  id: string
  block: Omit<PageNode, 'children'>
  /** Pixels that it has across; undefined where blocks are not told. */
  room?: number
  children?: ReactNode
}

/** Draws any block with the very component that the site uses. */
export const CanvasBlock = memo(function CanvasBlock({ id, block, room, children }: Props) {
  const { blocks, kind, isEditing } = useBuilder()
  const site = useBlockContext()
  const { pathname, mail = emptyMailContext } = site
  const context = useMemo(
    () => (room === undefined ? site : { ...site, mail: { ...mail, room } }),
    [site, mail, room],
  )
  const { data, isLoading } = useBlockData(block)
  const isWriting = useUi(({ writing }) => writing?.id === id)
  const known = blocks.get(block.type)
  const isShut = known?.editor.isShut === true
  const isOpen = useUi(({ opened }) => isShut && opened.has(id))
  const props = useMemo(
    () => (known ? renderedProps(known, block.props, isWriting) : {}),
    [known, block.props, isWriting],
  )
  const richTextProp = known?.editor.richTextProp
  const doc = richTextProp ? props[richTextProp] : undefined
  const plainTextProp = known?.editor.plainTextProp
  const env = useMemo<BlockEnvironment>(
    () => ({
      editing: isEditing,
      isOpen,
      Link: canvasLinkAt(pathname),
      ...kind.site?.nodes,
      ...(isWriting && plainTextProp && { words: <PlainWords id={id} prop={plainTextProp} /> }),
      ...(isWriting &&
        richTextProp &&
        kind.site && {
          richText: (
            <kind.site.WritingSurface
              id={id}
              prop={richTextProp}
              doc={doc as RichTextDoc}
              pictures={data as RichTextPictures | undefined}
            />
          ),
        }),
    }),
    [id, isEditing, isOpen, pathname, kind, isWriting, plainTextProp, richTextProp, doc, data],
  )

  if (!known) {
    return (
      <PlaceholderBlock id={id}>
        This block (“{block.type}”) is not installed here. Visitors do not see it.
      </PlaceholderBlock>
    )
  }
  return (
    <BlockBoundary
      resetKey={block}
      fallback={
        <PlaceholderBlock id={id}>
          {labelOf(blocks, block.type)} cannot be shown with these settings.
        </PlaceholderBlock>
      }
    >
      <known.Render
        props={kind.drawn ? kind.drawn(props) : props}
        data={data}
        context={context}
        env={env}
        rootProps={{
          'data-block-id': id,
          ...(block.anchor && { id: block.anchor }),
          ...(block.layout && { 'data-layout': id }),
          ...(isLoading && { 'data-loading': '' }),
        }}
      >
        {children}
      </known.Render>
    </BlockBoundary>
  )
})

/** Holds the place of a block that has no picture (yet), so that it can still be selected. */
function PlaceholderBlock({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div className={styles.placeholder} data-block-id={id}>
      {children}
    </div>
  )
}
