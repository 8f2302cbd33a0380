/** `Single` for exactly one track, otherwise `Album: N tracks`. */
export function releaseBadge(trackCount: number): string {
  return trackCount === 1 ? 'Single' : `Album: ${trackCount} tracks`
}
