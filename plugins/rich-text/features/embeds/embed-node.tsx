import type { ElementFormatType } from '@payloadcms/richtext-lexical/lexical'
import type { JSX } from 'react'
import { type AtomDress, AtomNode, type StoredAtom } from '@/plugins/rich-text/kit/atom-node'
import type { FoundEmbed } from '@/src/core/urls/embeds'
import { embedFace } from '@/src/rich-text/nodes/embed/faces'
import { EmbedWords, embedClass, embedFillClass } from '@/src/rich-text/nodes/embed/render'
import { type EmbedNode as Embed, figma, tweet, youtube } from '@/src/rich-text/nodes/embed/schema'

type Frame = { format: ElementFormatType; version: number }

/** Something of another site: on the canvas it stays as still as it is before a visitor asks for it. */
abstract class EmbedNode<Props extends Frame> extends AtomNode<Props> {
  stored(): Embed {
    return this.read({ type: this.getType(), ...this.getProps() }) as unknown as Embed
  }

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

type YouTube = Frame & { videoID: string }
export class YouTubeNode extends EmbedNode<YouTube> {
  override $config() {
    return this.config('youtube', {})
  }

  override read(stored: StoredAtom<YouTube>): YouTube {
    return youtube.parse(stored)
  }
}

type Tweet = Frame & { id: string }
export class TweetNode extends EmbedNode<Tweet> {
  override $config() {
    return this.config('tweet', {})
  }

  override read(stored: StoredAtom<Tweet>): Tweet {
    return tweet.parse(stored)
  }
}

type Figma = Frame & { documentID: string }
export class FigmaNode extends EmbedNode<Figma> {
  override $config() {
    return this.config('figma', {})
  }

  override read(stored: StoredAtom<Figma>): Figma {
    return figma.parse(stored)
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
