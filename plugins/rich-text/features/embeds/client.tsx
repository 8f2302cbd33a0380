'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { Frame, MessageSquareQuote, Video } from 'lucide-react'
import { type ComponentProps, lazy } from 'react'
import { embedKinds } from '@/plugins/rich-text/features/embeds/embed-kinds'
import { FigmaNode, TweetNode, YouTubeNode } from '@/plugins/rich-text/features/embeds/embed-node'
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

const { plugins, slashMenu, toolbarFixed } = menus([
  {
    id: 'youtube',
    label: embedKinds.youtube.label,
    icon: Video,
    keywords: ['embed', 'film', 'clip'],
    Dialog: VideoDialog,
  },
  {
    id: 'tweet',
    label: embedKinds.tweet.label,
    icon: MessageSquareQuote,
    keywords: ['embed', 'tweet', 'twitter'],
    Dialog: TweetDialog,
  },
  {
    id: 'figma',
    label: embedKinds.figma.label,
    icon: Frame,
    keywords: ['embed', 'prototype', 'file'],
    Dialog: FigmaDialog,
  },
])

export const EmbedsFeatureClient = createClientFeature({
  nodes: [YouTubeNode, TweetNode, FigmaNode],
  plugins: [...plugins, overlay(PastedAddress)],
  slashMenu,
  toolbarFixed,
})
