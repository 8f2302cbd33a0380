'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { Frame, MessageSquareQuote, Music, Video } from 'lucide-react'
import { type ComponentProps, lazy } from 'react'
import { embedNodes } from '@/plugins/rich-text/features/embeds/embed-node'
import { PastedAddress } from '@/plugins/rich-text/features/embeds/pasted-address'
import { menus, overlay } from '@/plugins/rich-text/kit/feature'

const EmbedDialog = lazy(() =>
  import('@/plugins/rich-text/features/embeds/embed-dialog').then(({ EmbedDialog }) => ({
    default: EmbedDialog,
  })),
)

type Props = Omit<ComponentProps<typeof EmbedDialog>, 'kind'>

const VideoDialog = (props: Props) => <EmbedDialog kind="youtube" {...props} />
const TweetDialog = (props: Props) => <EmbedDialog kind="tweet" {...props} />
const FigmaDialog = (props: Props) => <EmbedDialog kind="figma" {...props} />
const AnyDialog = (props: Props) => <EmbedDialog kind="any" {...props} />

const { plugins, slashMenu, toolbarFixed } = menus([
  {
    id: 'youtube',
    label: 'YouTube video',
    icon: Video,
    keywords: ['embed', 'film', 'clip'],
    Dialog: VideoDialog,
  },
  {
    id: 'tweet',
    label: 'Post on X',
    icon: MessageSquareQuote,
    keywords: ['embed', 'tweet', 'twitter'],
    Dialog: TweetDialog,
  },
  {
    id: 'figma',
    label: 'Figma design',
    icon: Frame,
    keywords: ['embed', 'prototype', 'file', 'figjam'],
    Dialog: FigmaDialog,
  },
  {
    id: 'embed',
    label: 'Spotify, Bandcamp and others',
    icon: Music,
    keywords: [
      'embed',
      'soundcloud',
      'apple music',
      'vimeo',
      'tiktok',
      'instagram',
      'bandsintown',
      'mixcloud',
      'player',
      'song',
    ],
    Dialog: AnyDialog,
  },
])

export const EmbedsFeatureClient = createClientFeature({
  nodes: embedNodes,
  plugins: [...plugins, overlay(PastedAddress)],
  slashMenu,
  toolbarFixed,
})
