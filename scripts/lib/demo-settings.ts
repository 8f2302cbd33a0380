/** How the demo runs where nothing else is set. */
export const demoSettings = {
  // It takes no money, and every page says so.
  ALLOW_TEST_PAYMENTS: 'yes-no-real-money',
  ARTIST_SIGNUP: 'open',
  LOG_LEVEL: 'warn',
  // Nobody stands in front of it.
  DRAIN_SECONDS: '0',
}
