import { isUuid } from '@/src/core/uuid'

/** What of a site pages elsewhere show in a frame. */
export type SiteEmbed = { kind: 'releases' | 'tiers' | 'lists'; id: string } | { kind: 'shows' }

export type EmbedKind = SiteEmbed['kind']

export function embedPath(embed: SiteEmbed): string {
  return embed.kind === 'shows' ? '/embed/shows' : `/embed/${embed.kind}/${embed.id}`
}

/**
 * What is shown at a path; null for every other, also one that differs in case or in how it is written: a page
 * of the site itself may be drawn there, and must stay out of frames.
 */
export function readEmbedPath(path: string): SiteEmbed | null {
  if (path === '/embed/shows') {
    return { kind: 'shows' }
  }
  const [, kind, id = ''] = /^\/embed\/(releases|tiers|lists)\/([^/]+)$/.exec(path) ?? []
  return kind && isUuid(id) ? { kind: kind as 'releases' | 'tiers' | 'lists', id } : null
}
