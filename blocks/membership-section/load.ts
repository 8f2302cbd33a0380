import type { BlockLoad } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/membership-section/schema'
import type { TierView } from '@/src/core/contracts/membership-tiers'

export type MembershipData = { tiers: readonly TierView[] }

export const load: BlockLoad<typeof definition.schema, MembershipData> = async ({ context }) => ({
  tiers: await context.data.tiers(),
})
