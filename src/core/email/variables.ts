import type { MailRow } from '@/src/core/email/mail-context'

/** What stands for it in an artist's words, and how it looks in previews and tests sent to oneself. */
export type MailVariable = {
  label: string
  sample: string
  /** Written by a visitor, who is a stranger to anyone who gets the mail. */
  isVisitors?: true
}

/** Everything that may stand in some mail as `{{name}}`. Which mail knows which says its template. */
export const mailVariables = {
  'site.name': { label: 'Your artist name', sample: 'Luna Vale' },
  'site.url': { label: 'Address of your site', sample: 'https://luna-vale.example' },
  'customer.firstName': { label: 'First name', sample: 'Ana' },
  'customer.email': { label: 'Email address', sample: 'ana@example.com' },
  'customer.name': { label: 'Name of the buyer', sample: 'Ana Moreau', isVisitors: true },
  'account.url': { label: 'Link to the account', sample: '{{site.url}}/account' },
  'confirm.url': {
    label: 'Link that confirms',
    sample: '{{site.url}}/confirm-email?token=sample',
  },
  'confirm.hours': { label: 'Hours that the link works', sample: '48' },
  'reset.url': {
    label: 'Link to a new password',
    sample: '{{site.url}}/reset-password?token=sample',
  },
  'reset.minutes': { label: 'Minutes that the link works', sample: '60' },
  'list.name': { label: 'Name of the list', sample: 'Friends of the band' },
  'order.number': { label: 'Order number', sample: 'BS-7K2M9Q' },
  'order.url': {
    label: 'Link to the order',
    sample: '{{site.url}}/checkout/complete',
  },
  'order.action': { label: 'What the order’s button says', sample: 'Download your music' },
  'order.coming': { label: 'What goes out or comes out later', sample: '' },
  'order.total': { label: 'Total', sample: '$65.00' },
  'order.shipsTo': {
    label: 'Where it is sent',
    sample: 'We ship to: Ana Moreau, 12 Harbour Street, 04109 Leipzig, Germany',
  },
  'order.todo': {
    label: 'What is to be done about it',
    sample: 'Send it to: Ana Moreau, 12 Harbour Street, 04109 Leipzig, Germany.',
  },
  'order.review': {
    label: 'Why it needs a look',
    sample: 'The buyer disputes the payment with their bank.',
  },
  'order.note': {
    label: 'Your note about the delivery',
    sample: 'With the morning post, tracking number LX 4421 0093.',
  },
  'order.pickup': { label: 'What is picked up', sample: '2 × Tour shirt (Black, M)' },
  'order.contents': { label: 'What is in the parcel', sample: '2 × Tour shirt (Black, M)' },
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
  'order.notice': { label: 'Notice about test payments', sample: '' },
  'order.lines': { label: 'What was ordered', sample: '' },
  'download.files': { label: 'What can be downloaded', sample: '' },
  'gift.from': { label: 'Who gives', sample: 'Ben', isVisitors: true },
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
  'event.was': {
    label: 'Date and place until now',
    sample: 'Thursday, December 3, 2026 at 7:30 PM, The Harbour Hall, Whitby',
  },
  'event.url': { label: 'Link to the event', sample: '{{site.url}}/events' },
  'ticket.kind': { label: 'Which tickets are free', sample: 'Stalls' },
  'ticket.reason': {
    label: 'Why people get it',
    sample: 'You get this mail because you have tickets for this event.',
  },
  'ticket.codes': { label: 'The tickets with their codes', sample: '' },
  'membership.tier': { label: 'Membership', sample: 'Inner circle' },
  'membership.formerTier': { label: 'Membership until now', sample: 'Listener' },
  'membership.change': {
    label: 'What changed: the tier, the price or how often it is paid',
    sample: 'You moved from “Listener” to “Inner circle”.',
  },
  'membership.price': { label: 'What it costs', sample: '$5.00 a month' },
  'membership.until': { label: 'How long it lasts', sample: 'May 31, 2027' },
  'membership.paid': {
    label: 'What was paid for a change',
    sample: 'You paid $3.20 for it now.',
  },
  'membership.note': {
    label: 'What waits for who comes back',
    sample: 'If you come back within 90 days, you pay what you paid before.',
  },
  'membership.url': {
    label: 'Link to the members’ page',
    sample: '{{site.url}}/members',
  },
  'admin.url': { label: 'Link to it in the admin', sample: '{{site.url}}/admin' },
  'post.title': { label: 'How the post begins', sample: 'Notes from the boat' },
  'post.teaser': {
    label: 'Beginning of the post',
    sample: 'Three days off the coast, one microphone, and a storm that would not stop singing…',
  },
  'post.url': { label: 'Link to the post', sample: '{{site.url}}/members#post' },
  'newsletter.subject': { label: 'Subject you wrote', sample: 'A song from the lighthouse' },
  'newsletter.previewText': {
    label: 'Preview text you wrote',
    sample: 'You hear it before anyone else',
  },
  'newsletter.reason': {
    label: 'Why people get it',
    sample: 'You get this mail because you joined the email list of {{site.name}}.',
  },
  'newsletter.text': {
    label: 'Text you wrote',
    sample:
      'Hello from the coast,\n\nI spent the winter in a lighthouse with a piano that is older than the stairs. The first song is done, and you hear it before anyone else.\n\n{{site.name}}',
  },
  'contact.name': { label: 'Name of who wrote', sample: 'Ana Moreau', isVisitors: true },
  'contact.email': { label: 'Address of who wrote', sample: 'ana@example.com', isVisitors: true },
  'contact.message': {
    label: 'What they wrote',
    sample: 'Hello,\nwould you play in our garden in June? There is a piano.\nAna',
    isVisitors: true,
  },
} as const satisfies Record<string, MailVariable>

export type VariableName = keyof typeof mailVariables

/** `First name` for `customer.firstName`; a name that no variable has stays as it is. */
export function labelOfVariable(name: string): string {
  return Object.hasOwn(mailVariables, name) ? mailVariables[name as VariableName].label : name
}

/** Whether a name is that of a variable which says what a visitor wrote. */
export function isVisitorsWords(name: string): name is VariableName {
  return Object.hasOwn(mailVariables, name) && 'isVisitors' in mailVariables[name as VariableName]
}

/** Every mail knows these. */
export const commonVariables = ['site.name', 'site.url'] as const satisfies readonly VariableName[]

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

/** What lists show where nobody has ordered anything. */
export const sampleLists: Readonly<Record<ListName, readonly MailRow[]>> = {
  'order.lines': [
    { label: 'Salt & Signal', detail: 'Digital', amount: '$9.00' },
    { label: 'Tour shirt', detail: 'Black · M · × 2', amount: '$50.00' },
    { label: 'Shipping', amount: '$6.00' },
    { label: 'Total', amount: '$65.00', isTotal: true },
  ],
  'download.files': [
    { label: 'Salt & Signal', detail: '10 tracks' },
    { label: 'Nocturne for the M62', detail: 'Single' },
  ],
  'ticket.codes': [
    { label: '7KQ2-M4XD-9TRB', detail: 'Stalls · Ana Moreau' },
    { label: '4WNR-C8ZT-2HJV', detail: 'Stalls · Ana Moreau' },
  ],
}
