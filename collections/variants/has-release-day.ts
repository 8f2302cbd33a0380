type Availability = { availabilityStatus?: unknown; releaseAt?: string | Date | null }

/** Whether the day that something comes out can be set: also of a pre-order that has sold its last unit. */
export function hasReleaseDay({ availabilityStatus, releaseAt }: Availability): boolean {
  const isAhead = Boolean(releaseAt) && new Date(releaseAt ?? 0) > new Date()
  return availabilityStatus === 'preorder' || isAhead
}
