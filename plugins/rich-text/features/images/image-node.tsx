import type { LexicalEditor, LexicalNode, NodeKey } from '@payloadcms/richtext-lexical/lexical'
import { type JSX, type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from 'react'
import { CaptionField } from '@/plugins/rich-text/features/images/caption-field'
import { widened } from '@/plugins/rich-text/features/images/image-size'
import styles from '@/plugins/rich-text/features/images/images.module.css'
import { type AtomDress, AtomNode, type StoredAtom } from '@/plugins/rich-text/kit/atom-node'
import { useRichTextHost } from '@/plugins/rich-text/kit/host'
import { changeAtom } from '@/plugins/rich-text/kit/picked-atom'
import { limits } from '@/src/core/limits'
import { type DrawingNode as Drawing, drawing } from '@/src/rich-text/nodes/drawing/schema'
import { pictureOf } from '@/src/rich-text/nodes/image/picture-of'
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
import { shownWidth } from '@/src/rich-text/nodes/image/shown-width'

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

/** A picture between paragraphs. */
export class ImageNode extends AtomNode<ImageProps> {
  static override getType(): string {
    return 'image'
  }

  static override clone(node: ImageNode): ImageNode {
    return new ImageNode(node.__props, node.__key)
  }

  static override importJSON(stored: StoredAtom<ImageProps>): ImageNode {
    const { type: _, ...props } = image.parse(stored)
    return new ImageNode(props).updateFromJSON(stored)
  }

  override tag(): string {
    return 'figure'
  }

  override isInline(): boolean {
    return false
  }

  override dress(): AtomDress {
    return dressOf({ type: 'image', ...this.getProps() })
  }

  override decorate(editor: LexicalEditor): JSX.Element {
    return view(editor, this.getKey(), { type: 'image', ...this.getProps() })
  }
}

/** A picture among words. */
export class InlineImageNode extends AtomNode<InlineImageProps> {
  static override getType(): string {
    return 'inline-image'
  }

  static override clone(node: InlineImageNode): InlineImageNode {
    return new InlineImageNode(node.__props, node.__key)
  }

  static override importJSON(stored: StoredAtom<InlineImageProps>): InlineImageNode {
    const { type: _, ...props } = inlineImage.parse(stored)
    return new InlineImageNode(props).updateFromJSON(stored)
  }

  override isInline(): boolean {
    return true
  }

  override dress(): AtomDress {
    return dressOf({ type: 'inline-image', ...this.getProps() })
  }

  override decorate(editor: LexicalEditor): JSX.Element {
    return view(editor, this.getKey(), { type: 'inline-image', ...this.getProps() })
  }
}

/** A picture between paragraphs that can be drawn on. */
export class DrawingNode extends AtomNode<DrawingProps> {
  static override getType(): string {
    return 'drawing'
  }

  static override clone(node: DrawingNode): DrawingNode {
    return new DrawingNode(node.__props, node.__key)
  }

  static override importJSON(stored: StoredAtom<DrawingProps>): DrawingNode {
    const { type: _, ...props } = drawing.parse(stored)
    return new DrawingNode(props).updateFromJSON(stored)
  }

  override tag(): string {
    return 'figure'
  }

  override isInline(): boolean {
    return false
  }

  override dress(): AtomDress {
    return dressOf({ type: 'drawing', ...this.getProps() })
  }

  override decorate(editor: LexicalEditor): JSX.Element {
    return view(editor, this.getKey(), { type: 'drawing', ...this.getProps() })
  }
}

export type AnyImage = ImageNode | InlineImageNode | DrawingNode

export function isImage(node: LexicalNode | null | undefined): node is AnyImage {
  return node instanceof ImageNode || node instanceof InlineImageNode || node instanceof DrawingNode
}

function view(editor: LexicalEditor, nodeKey: NodeKey, node: ShownImage): JSX.Element {
  return <ImageView editor={editor} nodeKey={nodeKey} node={node} />
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

/** A picture as the site shows it, with handles while it is picked and words below that can be typed. */
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
