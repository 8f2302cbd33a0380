export const blocksMessages = {
  featuredMusicTitle: 'Buy my music',
  membershipTitle: 'Become a member',
  emailListTitle: 'Join my email list',
  emailListSuccess: 'Thank you! Will be in touch soon!',
  upcomingEventsTitle: 'Upcoming Events',
  tourTitle: 'Tour',
  closeModal: 'Close',
  pauseVideo: 'Pause the video',
  playVideo: 'Play the video',
  retry: 'Retry',
  loadFrom: (host: string) => `Load content from ${host}`,
  openPicture: (name: string) => `Open ${name}`,
  picture: 'picture',
  pictureOf: (at: number, count: number) => `${at} of ${count}`,
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  tickets: 'Tickets',
  buy: 'Buy',
  quoteSource: 'Source',
} as const

export const checkListMessages = { done: 'Done', notDone: 'Not done' } as const

export const previewMessages = {
  nothingSent: 'This is a preview: nothing is sent or changed.',
  ofDraft: 'Preview of your draft',
  ofSite: 'Preview: this page is live already',
  over: 'This preview is over. Open it again from the post.',
  viewAs: 'View as',
  signedOut: 'signed out',
  visitor: 'visitor account',
  memberOf: (tier: string) => `member of ${tier}`,
} as const
