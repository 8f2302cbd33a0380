import { limits } from '@/src/core/limits'

/** That a host is a site's: how far that is proved. */
export type Claim = {
  id: string
  profileId: string
  provedAt: Date | null
  /** Since when a proved one has no record. */
  missingSince: Date | null
}

const keptMs = limits.domain.keptDays * 86_400_000

/**
 * What a look at the records of a host makes of all claims to it. One at most is proved: the one that was first, until
 * its record is gone and another's is there, or none for longer than anyone needs to notice.
 *
 * @param claims oldest first
 * @param named profiles that the records name
 */
export function judgeClaims(
  claims: readonly Claim[],
  named: ReadonlySet<string>,
  now: Date,
): Claim[] {
  const isNamed = ({ profileId }: Claim) => named.has(profileId)
  const isKept = (claim: Claim) => {
    const since = claim.missingSince ?? now
    const isOthers = claims.some((other) => isNamed(other))
    return isNamed(claim) || (!isOthers && now.getTime() - since.getTime() < keptMs)
  }
  const holder = claims.find((claim) => claim.provedAt && isKept(claim)) ?? claims.find(isNamed)
  return claims.map((claim) =>
    claim === holder
      ? {
          ...claim,
          provedAt: claim.provedAt ?? now,
          missingSince: isNamed(claim) ? null : (claim.missingSince ?? now),
        }
      : { ...claim, provedAt: null, missingSince: null },
  )
}
