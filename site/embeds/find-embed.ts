import { cache } from 'react'
import type { TierView } from '@/src/core/contracts/members/membership-tiers'
import type { ProductDetail } from '@/src/core/contracts/products/products'
import { embedMessages } from '@/src/core/messages/embeds'
import type { SiteEmbed } from '@/src/core/urls/site-embeds'
import { isUuid } from '@/src/core/uuid'
import { createBlockData, getProduct, listOpenTiers, type Site } from '@/src/server/site-data'

export type FoundEmbed = { title: string } & (
  | { kind: 'releases'; release: ProductDetail }
  | { kind: 'tiers'; tier: TierView }
  | { kind: 'lists'; listId: string }
  | { kind: 'shows' }
)

const load = cache(getProduct)

/** A release that anybody can buy. */
export function isEmbeddable({ category, reservedFor }: ProductDetail): boolean {
  return category === 'Music' && reservedFor === ''
}

/**
 * What a page elsewhere may show of a site: what is published and for everyone. Null for all else, and while the
 * site is not online.
 */
export async function findEmbed(site: Site, embed: SiteEmbed): Promise<FoundEmbed | null> {
  const { id: profileId, name } = site.profile
  if (!site.isOnline || (embed.kind !== 'shows' && !isUuid(embed.id))) {
    return null
  }
  switch (embed.kind) {
    case 'releases': {
      const release = await load(profileId, embed.id)
      return release && isEmbeddable(release)
        ? { kind: 'releases', title: embedMessages.release(release.title, release.artist), release }
        : null
    }
    case 'tiers': {
      const tier = (await listOpenTiers(profileId)).find(({ id }) => id === embed.id)
      return tier ? { kind: 'tiers', title: embedMessages.tier(tier.name, name), tier } : null
    }
    case 'lists': {
      const list = await createBlockData(profileId).emailList(embed.id)
      // Blocks get the oldest list where theirs is gone; a form elsewhere must not change what people join.
      return list?.id === embed.id
        ? { kind: 'lists', title: embedMessages.list(name), listId: list.id }
        : null
    }
    case 'shows':
      return { kind: 'shows', title: embedMessages.shows(name) }
  }
}
