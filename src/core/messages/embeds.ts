/** What stands in frames on pages elsewhere, and around them. */
export const embedMessages = {
  release: (title: string, artist: string) => `${title} by ${artist}`,
  tier: (tier: string, artist: string) => `${tier} – membership of ${artist}`,
  list: (artist: string) => `Email list of ${artist}`,
  shows: (artist: string) => `Shows of ${artist}`,
  noShows: 'No shows are planned at the moment.',
  missing: 'This is not available any more',
  site: (artist: string) => `More from ${artist}`,
  embed: 'Embed',
  explained: 'Copy this into a page of yours. What is bought there opens in a new window.',
  code: 'Code',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'It could not be copied. Select it, and copy it yourself.',
  close: 'Close',
  opensAnew: '(opens in a new window)',
} as const
