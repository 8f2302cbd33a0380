import { embedMessages } from '@/src/core/messages/embeds'
import { type EmbedCodes, embedCodes } from '@/src/core/urls/embed-code'
import { isUuid } from '@/src/core/uuid'
import { getSiteOf } from '@/src/server/site-data'
import { idOf } from '@/src/server/site-data/visitor-read'
import { siteOrigin } from '@/src/server/tenancy'

type Saved = {
  kind: 'tiers' | 'lists'
  /** Of what is saved. */
  id: number | string | undefined
  data: Record<string, unknown>
}

/** What to copy; null before there is what it would show. */
export async function codeOfDocument({ kind, id, data }: Saved): Promise<EmbedCodes | null> {
  const profileId = idOf(data.profile as Parameters<typeof idOf>[0]) ?? ''
  if (!id || !isUuid(profileId)) {
    return null
  }
  const [site, base] = await Promise.all([getSiteOf(profileId), siteOrigin(profileId)])
  if (!site || !base) {
    return null
  }
  const { name } = site.profile
  const title =
    kind === 'lists' ? embedMessages.list(name) : embedMessages.tier(String(data.name ?? ''), name)
  return embedCodes({ kind, id: String(id) }, { base, title })
}
