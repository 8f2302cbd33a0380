import type { CSSProperties, ReactNode } from 'react'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'
import type { NodeRender } from '@/src/rich-text/node-kit'
import { placeStyle } from '@/src/rich-text/node-kit'
import type { DrawingNode } from '@/src/rich-text/nodes/drawing/schema'
import styles from '@/src/rich-text/nodes/image/image.module.css'
import { pictureOf, shownWidth } from '@/src/rich-text/nodes/image/picture-of'
import type { AnyImageNode, ImageNode, InlineImageNode } from '@/src/rich-text/nodes/image/schema'
import { plainText } from '@/src/rich-text/plain-text'
import { Picture } from '@/src/ui/picture/picture'

export const Image: NodeRender<ImageNode | DrawingNode> = ({ node, pictures, draw }) => {
  const media = pictureOf(node, pictures)
  return (
    media && (
      <figure className={imageClass(node)} style={imageStyle(node, media)}>
        <ImageInside node={node} media={media}>
          {hasCaption(node) && <figcaption>{draw(node.caption)}</figcaption>}
        </ImageInside>
      </figure>
    )
  )
}

/** It stands in a paragraph, where its caption can have none of its own: browsers would end the outer one. */
export const InlineImage: NodeRender<InlineImageNode> = ({ node, pictures, draw }) => {
  const media = pictureOf(node, pictures)
  return (
    media && (
      <span className={imageClass(node)} style={imageStyle(node, media)}>
        <ImageInside node={node} media={media}>
          {hasCaption(node) && (
            <span className={styles.caption}>
              {node.caption.root.children?.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names, and are drawn once
                <span key={index}>{draw({ root: line }) ?? <br />}</span>
              ))}
            </span>
          )}
        </ImageInside>
      </span>
    )
  )
}

/** A drawing is a picture to everybody but its artist. */
export type ShownImage = AnyImageNode | DrawingNode

export const captionClass = styles.caption

export const imageClass = (node: { type: ShownImage['type']; position?: string }): string =>
  node.type === 'inline-image'
    ? `${styles.inline} ${styles[node.position ?? 'full']}`
    : `${styles.image}`

/** It is as wide as the words that it stands among, whatever its own width. */
export const isAcross = (node: object): boolean => 'position' in node && node.position === 'full'

export function imageStyle(
  node: Pick<AnyImageNode, 'width' | 'maxWidth'> & { format?: string },
  media: Pick<MediaView, 'width'>,
): CSSProperties {
  return {
    ...placeStyle(node.format ?? ''),
    '--picture-width': `${shownWidth(node, media.width)}px`,
  } as CSSProperties
}

type InsideProps = {
  node: ShownImage
  media: MediaView
  /** Puts the editor's handles around the picture. */
  frame?: (picture: ReactNode) => ReactNode
  children?: ReactNode
}

/** The picture and what stands below it, inside the element that the node has. */
export function ImageInside({ node, media, frame, children }: InsideProps) {
  const width = shownWidth(node, media.width)
  const sizes = isAcross(node) ? '100vw' : `(max-width: ${width + 40}px) 100vw, ${width}px`
  const picture = (
    <Picture
      media={media}
      alt={node.decorative ? '' : node.altText || media.alt}
      sizes={sizes}
      className={styles.picture}
    />
  )
  return (
    <>
      {frame ? frame(picture) : picture}
      {children}
    </>
  )
}

const hasCaption = ({ showCaption, caption }: ShownImage): boolean =>
  showCaption && plainText(caption) !== ''
