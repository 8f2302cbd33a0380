import type { ElementFormatType } from '@payloadcms/richtext-lexical/lexical'
import type { JSX } from 'react'
import { type AtomDress, AtomNode, type StoredAtom } from '@/plugins/rich-text/kit/atom-node'
import type { FoundEmbed } from '@/src/core/embeds'
import { embedFace } from '@/src/rich-text/nodes/embed/faces'
import { EmbedWords, embedClass, embedFillClass } from '@/src/rich-text/nodes/embed/render'
import { type EmbedNode as Embed, figma, tweet, youtube } from '@/src/rich-text/nodes/embed/schema'

type Frame = { format: ElementFormatType; version: number }

/** Something of another site: on the canvas it stays as still as it is before a visitor asks for it. */
abstract class EmbedNode<Props extends Frame> extends AtomNode<Props> {
  abstract stored(): Embed

  override isInline(): boolean {
    return false
  }

  override dress(): AtomDress {
    const { format } = this.getProps()
    return {
      className: embedClass(embedFace(this.stored())),
      style: format === '' ? {} : { 'justify-self': format === 'justify' ? 'start' : format },
    }
  }

  override decorate(): JSX.Element {
    return (
      <div className={embedFillClass} draggable>
        <EmbedWords face={embedFace(this.stored())} />
      </div>
    )
  }

  override getTextContent(): string {
    return `${embedFace(this.stored()).href}\n`
  }
}

export class YouTubeNode extends EmbedNode<Frame & { videoID: string }> {
  static override getType(): string {
    return 'youtube'
  }

  static override clone(node: YouTubeNode): YouTubeNode {
    return new YouTubeNode(node.__props, node.__key)
  }

  static override importJSON(json: StoredAtom<Frame & { videoID: string }>): YouTubeNode {
    const { type: _, ...props } = youtube.parse(json)
    return new YouTubeNode(props).updateFromJSON(json)
  }

  override stored(): Embed {
    return youtube.parse({ type: 'youtube', ...this.getProps() })
  }
}

export class TweetNode extends EmbedNode<Frame & { id: string }> {
  static override getType(): string {
    return 'tweet'
  }

  static override clone(node: TweetNode): TweetNode {
    return new TweetNode(node.__props, node.__key)
  }

  static override importJSON(json: StoredAtom<Frame & { id: string }>): TweetNode {
    const { type: _, ...props } = tweet.parse(json)
    return new TweetNode(props).updateFromJSON(json)
  }

  override stored(): Embed {
    return tweet.parse({ type: 'tweet', ...this.getProps() })
  }
}

export class FigmaNode extends EmbedNode<Frame & { documentID: string }> {
  static override getType(): string {
    return 'figma'
  }

  static override clone(node: FigmaNode): FigmaNode {
    return new FigmaNode(node.__props, node.__key)
  }

  static override importJSON(json: StoredAtom<Frame & { documentID: string }>): FigmaNode {
    const { type: _, ...props } = figma.parse(json)
    return new FigmaNode(props).updateFromJSON(json)
  }

  override stored(): Embed {
    return figma.parse({ type: 'figma', ...this.getProps() })
  }
}

export type AnyEmbed = YouTubeNode | TweetNode | FigmaNode

export function newEmbed({ kind, id }: FoundEmbed): AnyEmbed {
  const frame: Frame = { format: '', version: 1 }
  switch (kind) {
    case 'youtube':
      return new YouTubeNode({ ...frame, videoID: id })
    case 'tweet':
      return new TweetNode({ ...frame, id })
    case 'figma':
      return new FigmaNode({ ...frame, documentID: id })
  }
}
