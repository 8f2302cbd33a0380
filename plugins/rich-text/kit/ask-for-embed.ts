import { ask } from '@/src/admin/call-api'
import { type EmbedAnswer, embedPath } from '@/src/core/contracts/pages/embeds'
import { askedEmbed, type FoundEmbed, findEmbed } from '@/src/core/urls/embeds/find-embed'
import { type EmbedKind, providerOf } from '@/src/core/urls/embeds/providers'

/** Whose it is, before its provider was asked; null for an address that nobody shows anything of. */
export function embedKindOf(text: string): EmbedKind | null {
  return (findEmbed(text) ?? askedEmbed(text))?.kind ?? null
}

/** What an address shows. Only where it does not tell itself, the server asks its provider. */
export async function askForEmbed(text: string): Promise<FoundEmbed | { problem: string }> {
  const known = findEmbed(text)
  const asked = askedEmbed(text)
  if (known || !asked) {
    return known ?? { problem: 'Nothing of this address can be shown here.' }
  }
  const call = { method: 'POST', body: { address: asked.address } } as const
  const outcome = await ask<EmbedAnswer>(`/api${embedPath}`, call)
  if (outcome.problem !== undefined) {
    return { problem: outcome.problem }
  }
  const found = findEmbed(outcome.answer.address ?? '')
  const { name } = providerOf(asked.kind)
  return (
    found ?? {
      problem: `${name} did not say what there is to show. Keep the link, or try again later.`,
    }
  )
}
