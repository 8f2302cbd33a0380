import type { PostVisibility } from '@/src/core/contracts/members/posts'

/** Whom something is for, as an artist says it. */
export const readersLabels: Readonly<Record<PostVisibility, string>> = {
  public: 'Everybody',
  members: 'Fans with an account',
  paid: 'Paying members',
  tiers: 'Members of chosen tiers',
}

type Readers = {
  visibility: PostVisibility
  /** Names of the chosen tiers. */
  tiers: readonly string[]
  /** A tier opens what is for those below it. */
  includesLower: boolean
}

const either = new Intl.ListFormat('en', { type: 'disjunction' })

/** The same in a few words, with the tiers by name; null as long as it is for nobody. */
export function readersLabel({ visibility, tiers, includesLower }: Readers): string | null {
  if (visibility !== 'tiers') {
    return readersLabels[visibility]
  }
  if (tiers.length === 0) {
    return null
  }
  return `Members of ${either.format(tiers)}${includesLower ? ' and above' : ''}`
}
