/** Whether random tests run whole, as `npm run soak` has them; else they run a tenth. */
export const isSoak = process.env.SOAK === '1'

/**
 * What random tests draw from: another seed each day, so that the tenths add up and a failure stays until it is
 * mended. `TEST_SEED=20785 npx vitest run …` repeats the run whose failure names that seed.
 */
export const seed = Number(process.env.TEST_SEED) || Math.floor(Date.now() / 86_400_000)

/** How often a random test repeats something of which `whole` are to be tried. */
export const times = (whole: number) => (isSoak ? whole : Math.ceil(whole / 10))

/** The second argument of `fc.assert`. fast-check names the seed when a property does not hold. */
export const runs = (whole: number) => ({ numRuns: times(whole), seed })

/** Every tenth (or as many as `each` says) of a list of cases, others each day; in a soak all of them. */
export const some = <Case>(cases: readonly Case[], each = 10): Case[] =>
  cases.filter((_, index) => isSoak || (index + seed) % each === 0)
