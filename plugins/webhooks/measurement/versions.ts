/**
 * The versions of the companies' interfaces that are spoken. Meta ends each about two years after it came; the
 * Measurement Protocol of Google Analytics 4 has none.
 */
export const versions = { meta: 'v25.0', tiktok: 'v1.3' } as const
