import { type FoundEmbed, findEmbed } from '@/src/core/urls/embeds/find-embed'
import { providerOf } from '@/src/core/urls/embeds/providers'

/** A film on YouTube or Vimeo; null for any other address. */
export function filmOf(href: string): FoundEmbed | null {
  const embed = findEmbed(href)
  return embed && providerOf(embed.kind).isFilm ? embed : null
}
