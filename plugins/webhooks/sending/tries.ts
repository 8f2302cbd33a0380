const minute = 60
const hour = 60 * minute

/** How long is waited after each try that failed, as Standard Webhooks suggests it: three days, with the last. */
export const waits = [
  ...[5, 5 * minute, 30 * minute, 2 * hour, 5 * hour],
  ...[10 * hour, 14 * hour, 20 * hour, 20 * hour],
]

export const mostTries = waits.length + 1

/** A test is sent once: somebody waits for what comes of it. */
export const isLastTry = (tries: number, isTest: boolean): boolean => isTest || tries >= mostTries
