import type { LexicalEditor, LexicalNode, NodeKey } from 'lexical'
import type { JSX } from 'react'
import { ImageView } from '@/plugins/rich-text/features/images/image-view'
import { type AtomDress, AtomNode, type StoredAtom } from '@/plugins/rich-text/kit/atom-node'
import { type DrawingNode as Drawing, drawing } from '@/src/rich-text/nodes/drawing/schema'
import { imageClass, imageStyle, type ShownImage } from '@/src/rich-text/nodes/image/render'
import {
  type ImageNode as Image,
  type InlineImageNode as InlineImage,
  image,
  inlineImage,
} from '@/src/rich-text/nodes/image/schema'

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
