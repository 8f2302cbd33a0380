import type { ElementFormatType } from '@payloadcms/richtext-lexical/lexical'
import type { JSX } from 'react'
import { type AtomDress, AtomNode, type StoredAtom } from '@/plugins/rich-text/kit/atom-node'
import type { FoundEmbed } from '@/src/core/urls/embeds/find-embed'
import { embedNodeOf, embedOf } from '@/src/rich-text/nodes/embed/faces'
import { embedInTextClass } from '@/src/rich-text/nodes/embed/render'
import { embed, figma, tweet, youtube } from '@/src/rich-text/nodes/embed/schema'
import { EmbedPlaceholder, embedFillClass, embedRoom } from '@/src/ui/embed/embed-placeholder'

type Frame = { format: ElementFormatType; version: number }

/** Something of another site: on the canvas it stays as still as it is before a visitor asks for it. */
abstract class EmbedNode<Props extends Frame> extends AtomNode<Props> {
  found(): FoundEmbed | null {
    return embedOf({ type: this.getType(), ...this.getProps() })
  }

  override isInline(): boolean {
    return false
  }

  override dress(): AtomDress {
    const { format } = this.getProps()
    const found = this.found()
    return {
      className: embedInTextClass,
      style: {
        ...(found && embedRoom(found)),
        ...(format !== '' && { 'justify-self': format === 'justify' ? 'start' : format }),
      },
    }
  }

  override decorate(): JSX.Element {
    const found = this.found()
    return (
      <div className={embedFillClass} draggable>
        {found && <EmbedPlaceholder kind={found.kind} />}
      </div>
    )
  }

  override getTextContent(): string {
    return `${this.found()?.href ?? ''}\n`
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

type Other = Frame & { url: string }
export class OtherEmbedNode extends EmbedNode<Other> {
  override $config() {
    return this.config('embed', {})
  }

  override read(stored: StoredAtom<Other>): Other {
    return embed.parse(stored)
  }
}

const classes = { youtube: YouTubeNode, tweet: TweetNode, figma: FigmaNode, embed: OtherEmbedNode }
export const embedNodes = Object.values(classes)

export function newEmbed(found: FoundEmbed): InstanceType<(typeof embedNodes)[number]> {
  const { type, ...props } = embedNodeOf(found)
  const stored = { type, ...props, format: '', version: 1 }
  switch (type) {
    case 'youtube':
      return new YouTubeNode(youtube.parse(stored))
    case 'tweet':
      return new TweetNode(tweet.parse(stored))
    case 'figma':
      return new FigmaNode(figma.parse(stored))
    case 'embed':
      return new OtherEmbedNode(embed.parse(stored))
  }
}
