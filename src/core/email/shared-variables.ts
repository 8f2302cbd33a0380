import type { MailRow, MailRowPicture } from '@/src/core/email/mail-context'

/** What stands for it in an artist's words, and how it looks in previews and tests sent to oneself. */
export type MailVariable = {
  label: string
  sample: string
  /** Written by a visitor, who is a stranger to anyone who gets the mail. */
  isVisitors?: true
}

/** What several mails may say as `{{name}}`. What only one says is declared in its folder. */
export const sharedVariables = {
  'site.name': { label: 'Your artist name', sample: 'Luna Vale' },
  'site.url': { label: 'Address of your site', sample: 'https://luna-vale.example' },
  'customer.firstName': { label: 'First name', sample: 'Ana' },
  'customer.email': { label: 'Email address', sample: 'ana@example.com' },
  'account.url': { label: 'Link to the account', sample: '{{site.url}}/account' },
  'confirm.url': { label: 'Link that confirms', sample: '{{site.url}}/confirm-email?token=sample' },
  'order.number': { label: 'Order number', sample: 'BS-7K2M9Q' },
  'order.url': { label: 'Link to the order', sample: '{{site.url}}/checkout/complete' },
  'order.action': { label: 'What the order’s button says', sample: 'Download your music' },
  'order.coming': { label: 'What goes out or comes out later', sample: '' },
  'order.total': { label: 'Total', sample: '$65.00' },
  'order.note': {
    label: 'Your note about the delivery',
    sample: 'With the morning post, and a postcard in it.',
  },
  'order.rest': { label: 'What comes later', sample: 'Still to come: Poster' },
  'order.parcel': { label: 'Carrier and tracking number', sample: 'DHL 00340434292135100186' },
  'order.trackingAction': {
    label: 'What the button to the parcel says',
    sample: 'Follow your parcel',
  },
  'order.trackingUrl': {
    label: 'Link to the parcel',
    sample: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=00340434292135100186',
  },
  'refund.amount': { label: 'Amount given back', sample: '$25.00' },
  'refund.rest': { label: 'What else the buyer should know', sample: '' },
  'order.lines': { label: 'What was ordered', sample: '' },
  'download.files': { label: 'What can be downloaded', sample: '' },
  'gift.recipient': { label: 'Who gets it', sample: 'Ana', isVisitors: true },
  'gift.title': { label: 'What is given', sample: 'Salt & Signal' },
  'gift.message': {
    label: 'Message with the gift',
    sample: '“For the long drive home. Love, Ben”',
    isVisitors: true,
  },
  'gift.url': { label: 'Link to the gift', sample: '{{site.url}}/gift/sample' },
  'event.title': { label: 'Name of the event', sample: 'An Evening by the Sea' },
  'event.when': { label: 'Date and time', sample: 'Friday, December 4, 2026 at 7:30 PM' },
  'event.where': {
    label: 'Where it is',
    sample: 'The Harbour Hall, 3 Quay Street, YO22 4DB Whitby, United Kingdom',
  },
  'event.url': { label: 'Link to the event', sample: '{{site.url}}/events' },
  'ticket.codes': { label: 'The tickets with their codes', sample: '' },
  'membership.tier': { label: 'Membership', sample: 'Inner circle' },
  'membership.price': { label: 'What it costs', sample: '$5.00 a month' },
  'membership.until': { label: 'How long it lasts', sample: 'May 31, 2027' },
  'membership.url': { label: 'Link to the members’ page', sample: '{{site.url}}/members' },
  'domain.host': { label: 'The domain', sample: 'www.luna-vale.com' },
  'admin.url': { label: 'Link to it in the admin', sample: '{{site.url}}/admin' },
} as const satisfies Record<string, MailVariable>

export type SharedVariable = keyof typeof sharedVariables

/** Every mail knows these. */
export const commonVariables = [
  'site.name',
  'site.url',
] as const satisfies readonly SharedVariable[]

/** Variables that stand for several rows, drawn by a list in the mail. */
export const listTags = ['{{order.lines}}', '{{download.files}}', '{{ticket.codes}}'] as const
export type ListTag = (typeof listTags)[number]
export type ListName = 'order.lines' | 'download.files' | 'ticket.codes'

/** `order.lines` of `{{order.lines}}`. */
export function tagName(tag: ListTag): ListName {
  return tag.slice(2, -2) as ListName
}

export function isListName(name: string): name is ListName {
  return listTags.some((tag) => tagName(tag) === name)
}

/** A ticket as mails list it, with the picture that lets somebody in. */
export function ticketRow({
  code,
  detail,
  png,
}: {
  code: string
  detail: string
  /** As base64. */
  png: string
}): MailRow {
  const url = `data:image/png;base64,${png}`
  return { label: code, detail, picture: { url, alt: `Code ${code}`, width: 160 } }
}

/** What an order line is shown by. */
export const coverPicture = (title: string, url: string): MailRowPicture => ({
  url,
  alt: `Cover of ${title}`,
  width: 56,
})

/** Of the lines below: a moon over the sea, a shirt. */
const sampleCovers = {
  record:
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAHAAAABwAgMAAAC7jhzYAAAADFBMVEUdNVfpxGpFe52ikmMxme4xAAAACXBIWXMAAAsTAAALEwEAmpwYAAAAp0lEQVRIx+2Uuw2AMAxEQYiCgnHoGYECi4aCEbIMSzAFS7APf9L4TkoKhISvfYrli31OEpPpt8qWboZwEekQy2WTww/h01QODSqsTtjjqqBuJpc0N8UNB2RkV4P70Tsab9jiZvV25RFxonlJPazDYOmhC4O5h833YbzP+L+lI6PD5mtCF4yuJl1qGgcaJBpBHl4ae3owzqm5mCPFz1uYJiKDBg0afAGuf3hysK/3TSAAAAAASUVORK5CYII=',
  shirt:
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAHAAAABwAgMAAAC7jhzYAAAADFBMVEURERHl5eWmpqZZWVmtyMWnAAAACXBIWXMAAAsTAAALEwEAmpwYAAAA0klEQVRIx+3VPw6CMBQG8A+JAzHIKTgCO0dwKW0iAycwHIFLcAoXVzcuwe7i4sQRRAO275UYRhPfN73kl/55bZNCfQkEBQU91O1cFb2HVTpXJvKwi+eqDjkaYJpNAynDGkjeqxYDEFMsMCZ5KHUeXlVLsARJRrChuHFRg6V3sOIYOdhxDC0aeEk/WPqYrRupfezthnx0dttw2ziYcwzWHkK52MmEZrGTNQc/9nKzsgPofe4PFrcXcp8qv7t4DAielIvqyt4tQSUoKPhLKN+y4F/gE9+WM45c2fAGAAAAAElFTkSuQmCC',
}

/** Of the codes below. */
const sampleCodes = {
  first:
    'iVBORw0KGgoAAAANSUhEUgAAAHQAAAB0AQMAAABuVIRkAAAABlBMVEX///8AAABVwtN+AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAlUlEQVQ4y+WUwQ3FMAhDvYH339Ib+Ju0ldqePuTYHEDPBxQMCfD5Y1vSSiNOFL3SjKucVtpgbTG8wSXx2V+HDz/18vd/XjWlx0w7TNIGzVPrs1DteMwRYgiFEccIwilHjfjYh4Qhn1ocwYhrkLnMZUeba5GyUNRtH1tcrdDwBrumyjm//4MWlxRDoBmfD4m++dvhT58fBkNGT3Yw0XkAAAAASUVORK5CYII=',
  second:
    'iVBORw0KGgoAAAANSUhEUgAAAHQAAAB0AQMAAABuVIRkAAAABlBMVEX///8AAABVwtN+AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAkklEQVQ4y+WTOxLEMAhDuYHuf0vdgCBtsU46lDL+Mc8FYyRc9fnR3SzSIeE5SThk3INwiHnWS66ctR71bVhC8qHvhn1XvHu6YKDZwOyMVcyoMZERS8mZjQ4ZlCgqKmM96UgXcEkLgBHLSJB+UsL+T2PI348lu59/TR2zDGHFjDGlj3wrdjeBOPTYsD+SxAj50+MCTl4wvwx6gnIAAAAASUVORK5CYII=',
}

/** What lists show where nobody has ordered anything. */
export const sampleLists: Readonly<Record<ListName, readonly MailRow[]>> = {
  'order.lines': [
    {
      label: 'Salt & Signal',
      detail: 'Digital',
      amount: '$9.00',
      picture: coverPicture('Salt & Signal', sampleCovers.record),
    },
    {
      label: 'Tour shirt',
      detail: 'Black · M · × 2',
      amount: '$50.00',
      picture: coverPicture('Tour shirt', sampleCovers.shirt),
    },
    { label: 'Shipping', amount: '$6.00' },
    { label: 'Total', amount: '$65.00', isTotal: true },
  ],
  'download.files': [
    { label: 'Salt & Signal', detail: '10 tracks' },
    { label: 'Nocturne for the M62', detail: 'Single' },
  ],
  'ticket.codes': [
    ticketRow({ code: '7KQ2-M4XD-9TRB', detail: 'Stalls · Ana Moreau', png: sampleCodes.first }),
    ticketRow({ code: '4WNR-C8ZT-2HJV', detail: 'Stalls · Ana Moreau', png: sampleCodes.second }),
  ],
}
