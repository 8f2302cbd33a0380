/** For as long as the tab is open: the way to the login and back, also over a new account. */
const keyOf = (pollId: string) => `poll-choice:${pollId}`

/** Keeps what was chosen in a poll while its visitor logs in. */
export function keepChoice(pollId: string, optionId: string): void {
  try {
    sessionStorage.setItem(keyOf(pollId), optionId)
  } catch {
    // A browser that keeps nothing: it is chosen again.
  }
}

/** What was kept, once; null when nothing was. */
export function takeKeptChoice(pollId: string): string | null {
  try {
    const kept = sessionStorage.getItem(keyOf(pollId))
    sessionStorage.removeItem(keyOf(pollId))
    return kept
  } catch {
    return null
  }
}
