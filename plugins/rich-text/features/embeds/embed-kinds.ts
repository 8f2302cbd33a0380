import type { EmbedKind } from '@/src/core/urls/embeds'

type Words = {
  /** In menus. */
  label: string
  /** In sentences: `Embed as video?` */
  noun: string
  example: string
  /** Why an address is not taken. */
  problem: string
}

export const embedKinds: Readonly<Record<EmbedKind, Words>> = {
  youtube: {
    label: 'YouTube video',
    noun: 'video',
    example: 'https://www.youtube.com/watch?v=…',
    problem: 'This is no address of a video on YouTube.',
  },
  tweet: {
    label: 'Post on X',
    noun: 'post',
    example: 'https://x.com/…/status/…',
    problem: 'This is no address of a post on X.',
  },
  figma: {
    label: 'Figma design',
    noun: 'design',
    example: 'https://www.figma.com/design/…',
    problem: 'This is no address of a design on Figma.',
  },
}

/** So long after the last letter an address is read. */
export const readAfterMs = 200
