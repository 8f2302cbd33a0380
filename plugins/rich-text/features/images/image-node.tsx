import {
  createCommand,
  type LexicalEditor,
  type LexicalNode,
  type NodeKey,
} from '@payloadcms/richtext-lexical/lexical'
import { type JSX, type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from 'react'
import { CaptionField } from '@/plugins/rich-text/features/images/caption-field'
import { widened } from '@/plugins/rich-text/features/images/image-size'
import styles from '@/plugins/rich-text/features/images/images.module.css'
import { type AtomDress, AtomNode, type StoredAtom } from '@/plugins/rich-text/kit/atom-node'
import { useRichTextHost } from '@/plugins/rich-text/kit/host'
import { changeAtom } from '@/plugins/rich-text/kit/picked-atom'
import { limits } from '@/src/core/limits'
import { type DrawingNode as Drawing, drawing } from '@/src/rich-text/nodes/drawing/schema'
import { pictureOf, shownWidth } from '@/src/rich-text/nodes/image/picture-of'
import {
  captionClass,
  ImageInside,
  imageClass,
  imageStyle,
  isAcross,
  type ShownImage,
} from '@/src/rich-text/nodes/image/render'
import {
  type ImageNode as Image,
  type InlineImageNode as InlineImage,
  image,
  inlineImage,
} from '@/src/rich-text/nodes/image/schema'

type ResizeHandlesProps = {
  /** Pixels, as it stands now. */
  width: number
  onResize: (width: number) => void
}

const corners = [
  { corner: 'nw', label: 'Upper left corner', outwards: -1 },
  { corner: 'ne', label: 'Upper right corner', outwards: 1 },
  { corner: 'sw', label: 'Lower left corner', outwards: -1 },
  { corner: 'se', label: 'Lower right corner', outwards: 1 },
] as const

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
}
const stepPx = 10

/** Corners that resize by pointer or arrow keys; the stylesheet shows them while the picture is picked. */
function ResizeHandles({ width, onResize }: ResizeHandlesProps) {
  const start = useRef<{ x: number; width: number; scale: number } | null>(null)
  const bounded = (wanted: number) =>
    Math.round(Math.min(limits.image.maxPx, Math.max(limits.image.minPx, wanted)))

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const element = event.currentTarget.closest<HTMLElement>('[data-atom]')
    if (element) {
      event.currentTarget.setPointerCapture(event.pointerId)
      const shown = element.getBoundingClientRect().width
      start.current = {
        x: event.clientX,
        width: Math.min(width, element.offsetWidth || width),
        // The page may be drawn smaller than it is.
        scale: element.offsetWidth > 0 ? shown / element.offsetWidth : 1,
      }
    }
  }
  const wantedAt = (event: PointerEvent<HTMLElement>, outwards: number): number | null => {
    const from = start.current
    return from && bounded(from.width + ((event.clientX - from.x) / from.scale) * outwards)
  }

  return corners.map(({ corner, label, outwards }) => (
    <button
      key={corner}
      type="button"
      className={styles.handle}
      data-corner={corner}
      data-field
      draggable={false}
      aria-label={`${label}. The picture is ${width} px wide. Arrow keys change it.`}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => {
        const wanted = wantedAt(event, outwards)
        if (wanted !== null) {
          const element = event.currentTarget.closest<HTMLElement>('[data-atom]')
          element?.style.setProperty('--picture-width', `${wanted}px`)
        }
      }}
      onPointerUp={(event) => {
        const wanted = wantedAt(event, outwards)
        start.current = null
        if (wanted !== null && wanted !== width) {
          onResize(wanted)
        }
      }}
      onPointerCancel={() => {
        start.current = null
      }}
      onKeyDown={(event: KeyboardEvent) => {
        const step = steps[event.key]
        if (step) {
          event.preventDefault()
          event.stopPropagation()
          onResize(bounded(width + step * (event.shiftKey ? 1 : stepPx)))
        }
      }}
    />
  ))
}

export type ImageProps = Omit<Image, 'type'>
export type InlineImageProps = Omit<InlineImage, 'type'>
export type DrawingProps = Omit<Drawing, 'type'>

/** As on the site, with handles while it is picked and words below that can be typed. */
abstract class PictureNode<Props extends object> extends AtomNode<Props> {
  abstract shown(): ShownImage

  override tag(): string {
    return this.isInline() ? 'span' : 'figure'
  }

  override isInline(): boolean {
    return false
  }

  override dress(): AtomDress {
    return dressOf(this.shown())
  }

  override decorate(editor: LexicalEditor): JSX.Element {
    return <ImageView editor={editor} nodeKey={this.getKey()} node={this.shown()} />
  }
}

/** A picture between paragraphs. */
export class ImageNode extends PictureNode<ImageProps> {
  override $config() {
    return this.config('image', {})
  }

  override read(stored: StoredAtom<ImageProps>): ImageProps {
    return image.parse(stored)
  }

  override shown(): ShownImage {
    return { type: 'image', ...this.getProps() }
  }
}

/** A picture among words. */
export class InlineImageNode extends PictureNode<InlineImageProps> {
  override $config() {
    return this.config('inline-image', {})
  }

  override read(stored: StoredAtom<InlineImageProps>): InlineImageProps {
    return inlineImage.parse(stored)
  }

  override isInline(): boolean {
    return true
  }

  override shown(): ShownImage {
    return { type: 'inline-image', ...this.getProps() }
  }
}

/** Opens a drawing to be drawn on. */
export const EDIT_DRAWING = createCommand<NodeKey>('EDIT_DRAWING')

/** A picture between paragraphs that can be drawn on. */
export class DrawingNode extends PictureNode<DrawingProps> {
  override $config() {
    return this.config('drawing', {})
  }

  override read(stored: StoredAtom<DrawingProps>): DrawingProps {
    return drawing.parse(stored)
  }

  override shown(): ShownImage {
    return { type: 'drawing', ...this.getProps() }
  }
}

export type AnyImage = ImageNode | InlineImageNode | DrawingNode

export function isImage(node: LexicalNode | null | undefined): node is AnyImage {
  return node instanceof ImageNode || node instanceof InlineImageNode || node instanceof DrawingNode
}

/** As on the site; how wide the picture itself is shows as soon as it is known. */
function dressOf(node: ShownImage): AtomDress {
  const { justifySelf, ...style } = imageStyle(node, { width: 0 })
  return {
    className: imageClass(node),
    style: {
      ...(style as Record<string, string>),
      ...(justifySelf && { 'justify-self': String(justifySelf) }),
    },
  }
}

type ImageViewProps = { editor: LexicalEditor; nodeKey: NodeKey; node: ShownImage }

function ImageView({ editor, nodeKey, node }: ImageViewProps) {
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
