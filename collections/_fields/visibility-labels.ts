import type { PostVisibility } from '@/src/core/contracts/posts'

/** Whom something is for, in an owner's words. */
export const visibilityLabels: Record<PostVisibility, string> = {
  public: 'Everyone',
  members: 'Everyone with an account',
  paid: 'Paying members',
  tiers: 'Members of the tiers below',
}
