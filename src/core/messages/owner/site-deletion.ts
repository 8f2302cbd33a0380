import { studioLimits } from '@/src/core/studio-limits'

/** Texts for artists who delete their site. */
export const ownerSiteDeletionMessages = {
  siteDeletion: {
    title: 'Delete the site',
    purpose: `The site goes offline at once. After ${studioLimits.siteDeletion.waitDays} days all of it is deleted for good.`,
    what: 'What happens',
    steps: [
      'Visitors see nothing of the site any more. Its addresses stay yours until the end.',
      'Members are not charged again: each membership ends with the period that is paid for. Scheduled newsletters become drafts.',
      `For ${studioLimits.siteDeletion.waitDays} days buyers can still download what they bought by the links in their emails, and you can change your mind.`,
      'Then everything is deleted: pages, music, posts, fans, orders, invoices, emails and files. Nobody can bring it back.',
    ],
    takeAlongFirst: 'You may have to keep orders and invoices for your taxes. Before you go:',
    addressIs: (address: string) => `To confirm, type “${address}”`,
    addressLabel: 'Address of the site',
    passwordLabel: 'Your password',
    begin: 'Delete this site',
    wrongAddress: 'This is not the address of this site.',
    planned: (day: string) => `This site is offline, and will be deleted on ${day}.`,
    plannedText:
      'Until then you can keep it. It stays offline until you put it online again. Memberships still end with the period that is paid for, unless the member renews them.',
    takeBack: 'Keep the site',
    isOver: 'It is too late: this site is being deleted.',
    takeBackFirst: (day: string) =>
      `This site will be deleted on ${day}. To put it online, first choose “Keep the site” under Settings → Delete the site.`,
    onlyOwner: 'Only the owner of this site can delete it.',
    notSo: 'Sites are deleted under Settings → Delete the site.',
  },
} as const
