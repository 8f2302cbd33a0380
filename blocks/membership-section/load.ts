import type { BlockLoad } from '@/blocks/_kit/define'
import { pickInOrder } from '@/blocks/_kit/props'
import type { definition } from '@/blocks/membership-section/schema'
import type { TierView } from '@/src/core/contracts/members/membership-tiers'

export type MembershipData = { tiers: readonly TierView[] }

export const load: BlockLoad<typeof definition.schema, MembershipData> = async ({
  props,
  context,
}) => ({
  tiers: pickInOrder(await context.data.tiers(), props.tiers),
})
