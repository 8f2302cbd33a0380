import { limits } from '@/src/core/limits'

export const themeMessages = {
  labelTooLong: `A name may have at most ${limits.theme.linkLabelMax} characters`,
  unsafeAddress: 'Use an address like https://… or a page like /products',
  tooManyLinks: `At most ${limits.theme.headerLinksMax} links fit in the header`,
  platformOnce: 'Each platform can be used once',
  colour: 'Use a colour like #ff6f59',
  foreignPicture: 'Choose one of your own pictures',
  notInstalled: 'Choose one of the themes that are installed',
  staysPublished: 'A theme cannot be unpublished. Save your changes as a draft, or publish them.',
} as const
