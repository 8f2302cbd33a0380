/** By what links of a mail name it, so that visits and orders that come by them are known. */
export const mailCampaign = (newsletterId: string): string => `mail-${newsletterId}`

/** The source of visits that come by links of an artist's mails. */
export const mailSource = 'newsletter'

/**
 * Adds to the links of a mail that lead to its artist's site where they come from. Links that are a receiver's own, like
 * the one to leave the list, stay as they are.
 *
 * @param origin of the site, like `https://luna.example`
 */
export function nameLinks(
  { html, text }: { html: string; text: string },
  { origin, newsletterId }: { origin: string; newsletterId: string },
): { html: string; text: string } {
  const named = (address: string, and: string) => {
    const [page = '', hash] = address.split('#')
    const isOwn = page === origin || page.startsWith(`${origin}/`) || page.startsWith(`${origin}?`)
    if (!isOwn || page.includes('{{') || page.includes('utm_')) {
      return address
    }
    const names = [
      `utm_source=${mailSource}`,
      'utm_medium=email',
      `utm_campaign=${mailCampaign(newsletterId)}`,
    ].join(and)
    return `${page}${page.includes('?') ? and : '?'}${names}${hash === undefined ? '' : `#${hash}`}`
  }
  return {
    html: html.replaceAll(
      /href="([^"]+)"/g,
      (_, address: string) => `href="${named(address, '&amp;')}"`,
    ),
    text: text.replaceAll(/https?:\/\/[^\s<>"')\]]+/g, (address) => named(address, '&')),
  }
}
