import type { LexicalEditor, LexicalNode, NodeKey } from 'lexical'
import type { JSX } from 'react'
import { ImageView } from '@/plugins/rich-text/features/images/image-view'
import { type AtomDress, AtomNode, type StoredAtom } from '@/plugins/rich-text/kit/atom-node'
import { imageClass, imageStyle } from '@/src/rich-text/nodes/image/render'
import {
  type AnyImageNode,
  type ImageNode as Image,
  type InlineImageNode as InlineImage,
  image,
  inlineImage,
} from '@/src/rich-text/nodes/image/schema'

export type ImageProps = Omit<Image, 'type'>
export type InlineImageProps = Omit<InlineImage, 'type'>

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

export type AnyImage = ImageNode | InlineImageNode

export function isImage(node: LexicalNode | null | undefined): node is AnyImage {
  return node instanceof ImageNode || node instanceof InlineImageNode
}

function view(editor: LexicalEditor, nodeKey: NodeKey, node: AnyImageNode): JSX.Element {
  return <ImageView editor={editor} nodeKey={nodeKey} node={node} />
}

/** As on the site; how wide the picture itself is shows as soon as it is known. */
function dressOf(node: AnyImageNode): AtomDress {
  const { justifySelf, ...style } = imageStyle(node, { width: 0 })
  return {
    className: imageClass(node),
    style: {
      ...(style as Record<string, string>),
      ...(justifySelf && { 'justify-self': String(justifySelf) }),
    },
  }
}
