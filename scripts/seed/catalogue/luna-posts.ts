import type { CataloguePost } from '@/scripts/seed/catalogue/types'

/** Newest first; between them every type and every visibility. */
export const posts: CataloguePost[] = [
  {
    key: 'broken-fader',
    type: 'image',
    caption: 'Last night at Mill Room. Ines found the broken fader and now it is on every song.',
    hoursAgo: 20,
    visibility: 'public',
    media: [{ type: 'image', art: 'post-studio' }],
  },
  {
    key: 'long-wave-rough-mix',
    type: 'audio',
    caption: 'The rough mix of “Long Wave” we sent to Kito. He answered in eleven minutes.',
    hoursAgo: 75,
    visibility: 'members',
    media: [{ type: 'audio', track: 'long-wave', name: 'Long Wave (rough mix)' }],
  },
  {
    key: 'london-closer',
    type: 'poll',
    caption: 'I cannot decide, so you have to.',
    hoursAgo: 170,
    visibility: 'public',
    question: 'Which one should close the London set?',
    options: [
      { text: 'Shipping Forecast', votes: 150 },
      { text: 'Paper Lanterns', votes: 103 },
      { text: 'Something nobody has heard', votes: 59 },
    ],
  },
  {
    key: 'lido-film',
    type: 'video',
    caption: 'The whole Lido concert, filmed from the diving board.',
    hoursAgo: 310,
    visibility: 'tiers',
    tiers: ['inner-circle', 'patron'],
    media: [{ type: 'video', art: 'post-lido', name: 'Live at the Lido' }],
  },
  {
    key: 'test-pressing',
    type: 'image',
    caption:
      'The test pressing of the sea-glass LP. Side A skips exactly where I always sing it wrong, so we are having it cut again.',
    hoursAgo: 480,
    visibility: 'paid',
    media: [{ type: 'image', art: 'lp-sea-glass' }],
  },
  {
    key: 'house-strings',
    type: 'audio',
    caption:
      'Only the strings from “A House Like a Held Breath” were supposed to go here. I left the rest in. Headphones, please.',
    hoursAgo: 690,
    visibility: 'paid',
    media: [
      {
        type: 'audio',
        track: 'a-house-like-a-held-breath',
        name: 'A House Like a Held Breath (studio)',
      },
    ],
  },
  {
    key: 'moon-over-scar',
    type: 'image',
    caption:
      'The picture for the new record. That is me, standing still for forty minutes in November.',
    hoursAgo: 860,
    visibility: 'public',
    media: [{ type: 'image', art: 'moon' }],
  },
  {
    key: 'next-cover',
    type: 'poll',
    caption: 'Inner Circle, this one is yours.',
    hoursAgo: 1130,
    visibility: 'tiers',
    tiers: ['inner-circle'],
    question: 'What shall I record next, alone, on the four-track?',
    options: [
      { text: 'A lullaby my grandmother sang', votes: 41 },
      { text: 'Halfway House, the slow way', votes: 28 },
      { text: 'The ferry timetable, set to music', votes: 66 },
    ],
  },
  {
    key: 'road-to-hull',
    type: 'video',
    caption: 'Two minutes of the road to Hull, because some of you asked what we look at all day.',
    hoursAgo: 1400,
    visibility: 'members',
    media: [{ type: 'video', art: 'nocturne-m62', name: 'The road to Hull' }],
  },
  {
    key: 'patron-postcards',
    type: 'image',
    caption: 'Patrons: your postcards from Dublin are in the box. All 34 of them, all legible.',
    hoursAgo: 1720,
    visibility: 'tiers',
    tiers: ['patron'],
    media: [{ type: 'image', art: 'event-harbour' }],
  },
  {
    key: 'neap-for-everyone',
    type: 'audio',
    caption:
      '“Neap” is two years old today. Here it is for everybody, water under the floor and all.',
    hoursAgo: 2100,
    visibility: 'public',
    media: [{ type: 'audio', track: 'neap', name: 'Neap' }],
  },
  {
    key: 'tee-proof',
    type: 'image',
    caption: 'First pull of the tour shirt. Pine or bone? I have worn both to the shop to be sure.',
    hoursAgo: 2450,
    visibility: 'members',
    media: [
      { type: 'image', art: 'tee-pine-front' },
      { type: 'image', art: 'tee-bone-front' },
    ],
  },
]
