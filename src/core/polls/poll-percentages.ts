/**
 * Whole percentages that sum to 100: rounded down, and what is missing goes to those that lost most.
 * Without votes all are 0.
 */
export function pollPercentages(votes: readonly number[]): number[] {
  const total = votes.reduce((sum, count) => sum + count, 0)
  if (total === 0) {
    return votes.map(() => 0)
  }
  const exact = votes.map((count) => (count * 100) / total)
  const missing = 100 - exact.reduce((sum, share) => sum + Math.floor(share), 0)
  const byLoss = exact
    .map((share, index) => ({ index, loss: share - Math.floor(share) }))
    .sort((a, b) => b.loss - a.loss || a.index - b.index)
  const raised = new Set(byLoss.slice(0, missing).map(({ index }) => index))
  return exact.map((share, index) => Math.floor(share) + (raised.has(index) ? 1 : 0))
}
