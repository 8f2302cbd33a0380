import { escapeHtml } from '@/src/core/text'
import { type EmbedKind, embedPath, type SiteEmbed } from '@/src/core/urls/site-embeds'

export type FrameSize = { width: number; height: number }

/** In pixels: what shows the whole of most, and leaves the rest to scrolling. */
const frameSizes: Readonly<Record<EmbedKind, FrameSize>> = {
  releases: { width: 480, height: 420 },
  tiers: { width: 400, height: 680 },
  lists: { width: 480, height: 240 },
  shows: { width: 640, height: 480 },
}

/** The size of a frame, no larger than the place that there is for it. */
export function frameSize(kind: EmbedKind, { width, height }: Partial<FrameSize> = {}): FrameSize {
  const own = frameSizes[kind]
  return {
    width: Math.min(own.width, width ?? own.width),
    height: Math.min(own.height, height ?? own.height),
  }
}

type Frame = {
  /** Where the site answers. */
  base: string | URL
  title: string
  size?: FrameSize
}

const sourceOf = (embed: SiteEmbed, base: string | URL) =>
  escapeHtml(new URL(embedPath(embed), base).href)

/** A frame of one size. */
export function embedCode(
  embed: SiteEmbed,
  { base, title, size = frameSize(embed.kind) }: Frame,
): string {
  return `<iframe src="${sourceOf(embed, base)}" title="${escapeHtml(title)}" width="${size.width}" height="${size.height}" loading="lazy" style="border:0;max-width:100%"></iframe>`
}

/** What to copy into a page elsewhere: the frame, or the element, which is as tall as what it shows, with its script. */
export const embedForms = ['frame', 'element'] as const
export type EmbedCodes = Readonly<Record<(typeof embedForms)[number], string>>

export function embedCodes(embed: SiteEmbed, { base, title }: Omit<Frame, 'size'>): EmbedCodes {
  const script = escapeHtml(new URL('/embed.js', base).href)
  return {
    frame: embedCode(embed, { base, title }),
    element: `<script async src="${script}"></script>\n<bandstand-embed src="${sourceOf(embed, base)}" title="${escapeHtml(title)}"></bandstand-embed>`,
  }
}
