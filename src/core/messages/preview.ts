export const previewMessages = {
  nothingSent: 'This is a preview: nothing is sent or changed.',
  ofDraft: 'Preview of your draft',
  ofSite: 'Preview: this page is live already',
  viewAs: 'View as',
  signedOut: 'signed out',
  visitor: 'visitor account',
  memberOf: (tier: string) => `member of ${tier}`,
} as const
