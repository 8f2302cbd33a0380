const firstNames = [
  'Aoife',
  'Bilal',
  'Carmen',
  'Dorota',
  'Ewan',
  'Fatima',
  'Gwen',
  'Hugo',
  'Ines',
  'Jonas',
]
const lastNames = ['Okafor', 'Hale', 'Marsh', 'Nowak']

/** Listeners who liked, voted and commented. Nobody can log in as one of them. */
export const fans = lastNames.flatMap((lastName, group) =>
  firstNames.map((firstName, index) => ({
    firstName,
    lastName,
    email: `fan-${String(group * firstNames.length + index + 1).padStart(2, '0')}@fans.example.com`,
  })),
)

/** By the post's key; `fan` is a place in {@link fans}, `hoursLater` counts from the post. */
export const comments: Record<string, { fan: number; hoursLater: number; content: string }[]> = {
  'broken-fader': [
    { fan: 3, hoursLater: 1, content: 'So that is the crackle in the second verse. Never fix it.' },
    { fan: 17, hoursLater: 3, content: 'Ines deserves a co-write for finding it.' },
    { fan: 28, hoursLater: 9, content: 'Is that the lamp from the Tidewater sessions?' },
  ],
  'london-closer': [
    {
      fan: 8,
      hoursLater: 2,
      content: 'Shipping Forecast, and make all of us hum the last minute.',
    },
    {
      fan: 21,
      hoursLater: 30,
      content: 'Something nobody has heard. We will remember it forever.',
    },
  ],
  'lido-film': [
    { fan: 5, hoursLater: 4, content: 'I was the one in the red coat. Coldest, best night.' },
  ],
  'moon-over-scar': [
    { fan: 12, hoursLater: 5, content: 'Forty minutes! I would have moved after two.' },
    { fan: 33, hoursLater: 26, content: 'This on a poster, please.' },
  ],
  'neap-for-everyone': [
    { fan: 30, hoursLater: 7, content: 'The water under the floor still gets me.' },
  ],
  'tee-proof': [{ fan: 1, hoursLater: 2, content: 'Pine. No, bone. No, pine.' }],
}

/** What fan@example.com did. */
export const ownFan = {
  likes: ['broken-fader', 'lido-film'],
  saves: ['lido-film', 'house-strings'],
  comment: {
    post: 'moon-over-scar',
    hoursLater: 31,
    content: 'Mine is already framed. Thank you for this one.',
  },
}
