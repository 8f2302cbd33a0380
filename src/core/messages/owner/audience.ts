import { limits } from '@/src/core/limits'

const countOf = (people: number) =>
  people === 1 ? '1 person' : `${people.toLocaleString('en')} people`

/** Texts for artists about their fans, mails and posts. */
export const ownerAudienceMessages = {
  newsletters: {
    saveFirst: 'Not all is saved yet. Look at what the form says, and try again.',
    noReceivers: 'Nobody would get this mail: the audience is empty.',
    noReceiversYet: 'None yet',
    noText: 'Write something first: this mail has no text.',
    serverAway: 'The mail server cannot be reached; we keep trying.',
    triesAgain: (why: string) => `${why} We keep trying.`,
    alreadyOnItsWay: 'This mail is on its way already.',
    closed: 'This mail is on its way or was sent, so it stays as it is.',
    noFirstName: 'there',
    notScheduled: 'This mail does not wait for a date, so there is nothing to cancel.',
    dateInPast: 'Choose a date in the future.',
    dateTooFar: `Choose a date within the next ${limits.newsletter.scheduleDaysMax} days.`,
    listRequired: 'Choose a list.',
    tiersRequired: 'Choose at least one tier.',
    segmentsRequired: 'Choose at least one segment.',
    audienceGone: 'The list or the tiers of this mail are gone.',
    postNotPublished: 'Publish this post first. Then you can tell your fans about it.',
    unfinished: 'Something in this mail is not finished:',
    noAddress: 'Your postal address is missing, which many countries ask for in such mails.',
    giveAddress: 'Put it into the settings of your site',
    whyList: (name: string) => `You get this mail because you joined the email list of ${name}.`,
    whyMember: (name: string) => `You get this mail because you are a member of ${name}.`,
  },
  unreachable: {
    title: 'Cannot be reached',
    why: 'The mail server refused several mails to this address in a row and says that nobody can be reached there. So it gets none of your newsletters until its owner signs up again, or until you try once more. Receipts and the like are still sent.',
    again: 'Try this address again',
    done: 'This address gets your mails again.',
  },
  segments: {
    unreadable: 'These rules cannot be read.',
    who: 'Who is in it',
    match: { all: 'All of these', any: 'Any of these' },
    add: 'Add a rule',
    ruleOf: (place: number) => `Rule ${place}`,
    aboutOf: (place: number) => `What rule ${place} is about`,
    removeRule: (place: number) => `Remove rule ${place}`,
    gone: 'No longer there',
    unfinished: 'Finish the rules to see whom they reach.',
    reaches: ({ people, mailable }: { people: number; mailable: number }) =>
      `Reaches ${countOf(people)}. ${mailable.toLocaleString('en')} of them may be mailed.`,
    mayBeMailed: ({ people, mailable }: { people: number; mailable: number }) =>
      `${mailable.toLocaleString('en')} of ${countOf(people)} may be mailed`,
    noOpens:
      'Whether somebody opened a mail is not recorded, so there is no rule about it. Mails only go to people who confirmed one of your lists and left none.',
    isUsed: (name: string) => `“${name}” uses this segment. Take it out there first.`,
  },
  people: {
    title: 'People',
    none: 'Nobody yet',
    about:
      'Everybody who bought, joined, signed up or wrote to you, one line each. The first appears by itself.',
    nothingFound: 'Nobody fits.',
    untag: (tag: string) => `Take off the tag “${tag}”`,
    untagged: (tag: string) => `The tag “${tag}” is off.`,
    parts: {
      memberships: 'Membership',
      membersElsewhere: 'Member elsewhere',
      orders: 'Orders',
      pastOrders: 'Bought elsewhere',
      lists: 'Email lists',
      downloads: 'Downloads',
      tickets: 'Tickets',
      comments: 'Comments',
      messages: 'Messages',
      mails: 'Mails to them',
      automations: 'By automations',
      codes: 'Codes used',
    },
    noteHint: 'For you and your team. Somebody who asks for their data gets the notes, too.',
    opensUnknown: 'Whether somebody opened a mail is not recorded.',
    newestOnly: (count: number) => `The newest ${count}. A download has all of them.`,
    deletion:
      'They can delete their account on their account page; your notes about them go with it.',
    notesFull: 'There are as many notes about this person as there can be. Delete one first.',
  },
  subscriberImport: {
    refuseDeletingUnsubscribed:
      'This address has left the list. It is kept, so that no import brings it back; nothing is sent to it.',
    consent:
      'Everyone I import from this file has agreed to get mails from me, and I can show how and when they did.',
    consentRequired: 'Please confirm first that everyone you import has agreed.',
    tooManyRows: `A file may have at most ${limits.subscriberImport.rows.toLocaleString('en')} rows. Please split it.`,
    noTable:
      'This file is no CSV. In your table program choose “Save as”, then CSV, and try again.',
    empty: 'This file has no rows.',
    alreadyOn: 'This address is on the list already',
    alreadyOnNamed: 'This address is on the list already; it has its name from this file now',
    notConfirmed: 'This address was asked to confirm and has not done so yet',
    unreachable: 'Mails to this address came back, so nothing is sent to it',
    notMailable: (column: string, value: string) =>
      `${column ? `“${column}”` : 'This row'} says ${value ? `“${value}”` : 'nothing'}, which may not be mailed`,
    whichMayBeMailed: (column: string) => `${column}: which of these may be mailed?`,
    emptyCell: 'empty',
    dateCell: 'a date',
    otherValues: (count: number) =>
      `Other values stand in ${count.toLocaleString('en')} more ${count === 1 ? 'row' : 'rows'}, which are not mailed.`,
    notAboutMails: 'This column is not about mails',
    consentHint:
      'This file says who agreed to get mails. Nobody is mailed whose row does not surely say yes, unless you tick it here.',
    fileOfRefusals:
      'The name of this file says that these people left, or that mails do not reach them. Is it the right one?',
    hasUnsubscribed: 'This address has unsubscribed; only its owner can come back',
  },
} as const
