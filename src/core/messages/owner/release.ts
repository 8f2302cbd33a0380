/** What the screen of a release, and the list of music, tell the artist who works on them. */
export const ownerReleaseMessages = {
  release: {
    untitled: 'Untitled release',
    noTitle: 'It has no title yet.',
    noCover: 'It has no cover. Visitors see an empty square.',
    notOffered: 'Nothing of it can be bought: set a price for the download, or add an edition.',
    preorderIsOver: 'A pre-order needs a release date that is still to come.',
    fixedPrice: 'Write what it costs, or choose “Free”.',
    amount: 'Write an amount like 12.50',
    amountTooLarge: (most: string) => `At most ${most}`,
    suggestsLess: 'Suggest no less than the least.',
    noEditionName: 'Say what it is, like “Vinyl” or “CD”.',
    dateMissing: 'Choose a day.',
    planAhead: 'Choose a moment that is still to come.',
    sold: 'This was sold, so it stays for its buyers. Take it off sale instead.',
    onSale: 'Take it off sale first, then delete it.',
    missing: 'Something is still missing.',
  },
} as const
