import type { LexicalEditor, NodeKey } from 'lexical'
import { useLayoutEffect } from 'react'
import { CaptionField } from '@/plugins/rich-text/features/images/caption-field'
import { widened } from '@/plugins/rich-text/features/images/image-size'
import styles from '@/plugins/rich-text/features/images/images.module.css'
import { ResizeHandles } from '@/plugins/rich-text/features/images/resize-handles'
import { useRichTextHost } from '@/plugins/rich-text/kit/host'
import { changeAtom } from '@/plugins/rich-text/kit/picked-atom'
import { pictureOf } from '@/src/rich-text/nodes/image/picture-of'
import {
  captionClass,
  ImageInside,
  isAcross,
  type ShownImage,
} from '@/src/rich-text/nodes/image/render'
import { shownWidth } from '@/src/rich-text/nodes/image/shown-width'

type Props = { editor: LexicalEditor; nodeKey: NodeKey; node: ShownImage }

/** A picture as the site shows it, with handles while it is picked and words below that can be typed. */
export function ImageView({ editor, nodeKey, node }: Props) {
  const { pictures } = useRichTextHost()
  const media = pictureOf(node, pictures)
  const width = shownWidth(node, media?.width ?? 0)

  useLayoutEffect(() => {
    editor.getElementByKey(nodeKey)?.style.setProperty('--picture-width', `${width}px`)
  })

  if (!media) {
    return <span className={styles.gone}>This picture is not among your files any more.</span>
  }
  const own = media.width > 0 && media.height > 0 ? media : { width: 3, height: 2 }
  const resize = (wanted: number) =>
    changeAtom<ShownImage>(editor, nodeKey, widened(own, wanted, node))
  return (
    <ImageInside
      node={node}
      media={media}
      frame={(picture) => (
        <span className={styles.frame} draggable>
          {picture}
          {!isAcross(node) && <ResizeHandles width={width} onResize={resize} />}
        </span>
      )}
    >
      {node.showCaption &&
        (node.type === 'inline-image' ? (
          <span className={captionClass}>
            <CaptionField editor={editor} nodeKey={nodeKey} caption={node.caption} />
          </span>
        ) : (
          <figcaption>
            <CaptionField editor={editor} nodeKey={nodeKey} caption={node.caption} />
          </figcaption>
        ))}
    </ImageInside>
  )
}
