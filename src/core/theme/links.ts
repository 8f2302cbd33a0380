import { limits } from '@/src/core/limits'
import { errorsMessages } from '@/src/core/messages/errors'
import { themeMessages } from '@/src/core/messages/theme'
import { type SocialPlatform, socialPlatforms, type Theme } from '@/src/core/theme/schema'
import { safeUrl } from '@/src/core/urls/safe-url'

export type HeaderLink = Theme['headerLinks'][number]
export type SocialLink = Theme['socialLinks'][number]

/** Where every site leads from its header until its artist says otherwise: pages that each one has. */
export const firstHeaderLinks: readonly HeaderLink[] = [
  { label: 'Members', href: '/members' },
  { label: 'Store', href: '/products?category=Music' },
  { label: 'Contact', href: '/contact' },
]

/** Whether visitors can be sent there; empty is nowhere. */
export function isSafeAddress(href: string): boolean {
  return href.trim() !== '' && safeUrl(href) !== 'about:blank'
}

/** What is wrong with a link in the header, per field; none when it is right. */
export type LinkProblems = { label?: string; href?: string }

/** A new link needs a name and an address; one that is changed may lose its address for a while. */
export function headerLinkProblems(link: HeaderLink, isNew: boolean): LinkProblems {
  const label = link.label.trim()
  const href = link.href.trim()
  return {
    ...(label === '' && { label: errorsMessages.required }),
    ...(label.length > limits.theme.linkLabelMax && { label: themeMessages.labelTooLong }),
    ...(href === '' && isNew && { href: errorsMessages.required }),
    ...(href !== '' && !isSafeAddress(href) && { href: themeMessages.unsafeAddress }),
  }
}

export function socialLinkProblems({ href }: Pick<SocialLink, 'href'>): LinkProblems {
  if (href.trim() === '') {
    return { href: errorsMessages.required }
  }
  return isSafeAddress(href) ? {} : { href: themeMessages.unsafeAddress }
}

/** Platforms that have no link yet, in their order. */
export function freePlatforms(links: readonly SocialLink[]): SocialPlatform[] {
  return socialPlatforms.filter((platform) => !links.some(({ icon }) => icon === platform))
}

/** Header links have no ids; the same one twice is told apart by its place among its likes. */
export function headerLinksWithIds<Link extends HeaderLink>(
  links: readonly Link[],
): { id: string; link: Link }[] {
  return links.map((link, index) => {
    const likes = links
      .slice(0, index)
      .filter(({ label, href }) => label === link.label && href === link.href)
    return { id: `${link.label} ${link.href} ${likes.length}`, link }
  })
}

/** The links that visitors get: those without an address lead nowhere yet. */
export function shownHeaderLinks(links: readonly HeaderLink[]): HeaderLink[] {
  return links.filter(({ href }) => href !== '')
}
