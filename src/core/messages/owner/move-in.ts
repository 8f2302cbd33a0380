import { studioLimits } from '@/src/core/studio-limits'

const { rowsMax, fileBytes } = studioLimits.moveIn
const many = new Intl.NumberFormat('en-GB')

type Names = Readonly<Record<string, readonly [one: string, several: string]>>

/** What stays behind of a text, each with its plural. */
const lost = {
  signUp: ['sign-up form', 'sign-up forms'],
  form: ['form', 'forms'],
  poll: ['poll', 'polls'],
  paywall: ['line where the part for members began', 'lines where the part for members began'],
  button: ['button that works only there', 'buttons that work only there'],
  emailOnly: ['part that stood only in the email', 'parts that stood only in the email'],
  player: ['player', 'players'],
  video: ['video', 'videos'],
  recording: ['recording', 'recordings'],
  widget: ['widget', 'widgets'],
  block: ['part that WordPress filled by itself', 'parts that WordPress filled by itself'],
  card: ['card', 'cards'],
} as const satisfies Names

/** What becomes a link to where it is. */
const linked = {
  player: ['player', 'players'],
  video: ['video', 'videos'],
  audio: ['audio file', 'audio files'],
  file: ['file', 'files'],
} as const satisfies Names

/** `2 polls, 1 form`, and how many in all. */
function listed(names: Names, counts: ReadonlyMap<string, number>) {
  const parts = [...counts].map(([name, count]) => {
    const [one = name, several = name] = names[name] ?? []
    return `${many.format(count)} ${count === 1 ? one : several}`
  })
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return { all, parts: parts.join(', ') }
}

const things = (count: number) => (count === 1 ? '1 item' : `${many.format(count)} items`)

/** Texts of moving in from other services. */
export const ownerMoveInMessages = {
  moveIn: {
    title: 'Move in',
    purpose:
      'Bring what you have on other services. You see what is in a file before anything is added. Nothing is on your site until you publish it, nobody gets an email, and you can undo a whole import.',
    chooseSite: 'Choose a site first.',
    all: 'All sources',
    open: (source: string, title: string) => `Import ${title.toLowerCase()} from ${source}`,
    howTo: (source: string) => `How to get the file from ${source}`,
    howToPaste: 'How it works',
    file: 'The file',
    choose: 'Choose a file',
    drop: 'or drop it here',
    paste: 'Your links, one per line: a name and its address',
    pasted: 'links.txt',
    readPasted: 'Read the links',
    sending: (percent: number) => `Sending the file: ${percent} %`,
    tooLarge: `A file has at most ${fileBytes / 1e6} MB. Export it in parts, without pictures.`,
    wrongEnding: (endings: string) => `Choose a file that ends with ${endings}.`,
    checking: (handled: number) =>
      handled === 0 ? 'Reading the file…' : `Reading the file: ${many.format(handled)} so far…`,
    making: (handled: number, total: number) =>
      `Adding: ${many.format(handled)} of ${many.format(total)}…`,
    undoing: (left: number) => `Undoing: ${many.format(left)} left…`,
    closing: 'You can close this page. It continues in the background.',
    willMake: (count: number) => `${things(count)} will be added`,
    nothingToMake: 'Nothing in this file is new.',
    known: (count: number) => `${many.format(count)} already imported`,
    leftOut: (count: number) => `${many.format(count)} left out`,
    odd: (count: number) => `${many.format(count)} will differ a little from the original`,
    firstOf: (shown: number, count: number) =>
      shown < count ? `The first ${shown} of ${many.format(count)}` : '',
    colThing: 'Item',
    colNote: 'Note',
    colWhy: 'Why it is left out',
    start: (count: number) => (count === 1 ? 'Add it' : `Add all ${many.format(count)}`),
    discard: 'Choose another file',
    made: (count: number) =>
      `${things(count)} from this file ${count === 1 ? 'is' : 'are'} here now`,
    seeThem: 'See them',
    notMade: (count: number) =>
      `${many.format(count)} left out: you did not choose them, or they are here already`,
    failed: (count: number) => `${many.format(count)} could not be added`,
    goOn: 'Go on',
    makeAgain: 'Add it again',
    here: (count: number) => `${many.format(count)} here`,
    undo: 'Undo this import',
    undoTitle: 'Undo this import?',
    undoText:
      'Everything this import added is deleted. Anything that was changed, published or bought since then stays. Anyone who left your emails elsewhere remains off your lists.',
    cancel: 'Cancel',
    removed: (count: number) => `${things(count)} removed`,
    stays: (count: number) => `${many.format(count)} still here`,
    earlier: 'Earlier imports',
    noEarlier: 'Nothing was imported yet.',
    newestEarlier: (count: number) => `The newest ${count}. What older ones made is in its lists.`,
    problem: 'What is wrong',
    states: {
      sending: 'The file did not arrive',
      checking: 'Being read',
      checked: 'Ready to be added',
      refused: 'Could not be read',
      making: 'Being added',
      made: 'Added',
      stopped: 'Stopped before the end',
      undoing: 'Being undone',
      undone: 'Undone',
    },
    /** Of files. */
    noText: 'This file cannot be read. Choose the file exactly as the service gave it to you.',
    noTable: 'This is not a CSV table. Choose the file exactly as the service gave it to you.',
    emptyTable: 'This table is empty.',
    tooManyRows: `A table has at most ${many.format(rowsMax)} rows. Split the file.`,
    tooManyThings: (most: number) =>
      `A file makes at most ${many.format(most)} items. Split the file.`,
    noHeading: (heading: string) =>
      `The column “${heading}” is missing, so this is not the right export.`,
    notWhole: (megabytes: number) => `A file of this kind has at most ${megabytes} MB.`,
    noJson: 'This is not a JSON file, or part of it is missing.',
    noXml: 'This is not an export file of that kind, or part of it is missing.',
    entryTooLarge: 'An entry of this file is too large to be read.',
    noZip: 'This ZIP cannot be opened. Choose it exactly as the service gave it to you.',
    zipTooLarge: 'This ZIP unpacks to more than can be read here.',
    zipLocked: 'This ZIP has a password. Unpack it, and pack it again without one.',
    noGhost: 'This is not an export of Ghost’s content.',
    noBigCartel: 'This is not the products.json of a Big Cartel shop.',
    noLinks:
      'No address was found in this text. Write one per line, like “Shop https://shop.example.com”.',
    notInZip: (name: string) => `${name} is missing from this ZIP, so it is not the right export.`,
    fileGone: 'Files are kept for one day, and this one is gone. Please upload it again.',
    noRight: 'The person who started this may no longer import on this site.',
    gaveUp:
      'Something went wrong on our side several times. What was added is still here, and you can continue.',
    notNow: 'This is not possible right now. Reload the page to see where the import is.',
    oneAtATime: 'Another import of this site is under way. Try again when it has ended.',
    twice: 'It is in the file twice',
    /** What became of a member at the provider. */
    adoption: {
      notConnected: 'Connect your Stripe account under Payouts first',
      unknownCustomer:
        'Your Stripe account does not know this customer: is it the one they paid to?',
      nothingRuns: 'No subscription of theirs runs at Stripe any more',
      foreign: 'Their subscription belongs to another membership, perhaps of another site',
      oddPrice: 'Their subscription is not one thing by the month or the year',
      otherCurrency: (currency: string) => `They pay in ${currency}; memberships here are in USD`,
      overdue: 'Their last payment failed: once they have paid at Stripe, try again',
      discounted: 'They pay less by a discount: once it is over at Stripe, try again',
      noCustomer: 'Their customer at Stripe is not known: import their file here again',
      noTier: 'No tier of yours has this price, and none was chosen',
      severalRun: (count: number) =>
        `${count} subscriptions run at Stripe: the membership follows one of them, end the others there`,
      hasOther: 'Has a membership here already, which stays',
      tierGone: 'The tier that was chosen is gone',
      siteMoved: 'Was no member here yet when the site moved: import their file again',
      refusedThere: 'Stripe refused to change this subscription',
    },
    members: {
      given: 'Had a tier for nothing: gets the one of yours that you choose',
      goesOn: 'Has a customer at Stripe: goes on paying as now, and is a member here',
      paysThere: (source: string) =>
        `Pays at ${source}, and goes on doing so: noted here, for you to invite`,
      former: 'Paid there once: noted here',
      free: 'Has no paid tier: noted here',
      customer: 'Was a customer there: noted here',
      mailed: 'Agreed to mails: goes on the list that you choose',
      left: 'Left these emails there, or cannot be reached: no file will put them on a list',
      notMailed: 'Has not clearly agreed to emails: gets none',
      whatBecomes: 'What will happen',
      choose: 'Before they are added',
      tierThere: (name: string, count: number) =>
        `Members of “${name}” (${many.format(count)}) become`,
      tiersHint:
        'Who pays keeps the price they pay now. Without a choice, a tier is taken by its price, and nobody is given one.',
      byPrice: 'Not chosen',
      list: 'Mailing list for those who agreed',
      noList: 'None',
      consent: (declared: string) => `By choosing a list you say: ${declared}`,
      paysHere: 'Pays here, so it stays. End it under Members if you must.',
      tryAgain: 'Try again what did not work',
      triedAgain: (count: number) =>
        count === 0 ? 'Nothing is left to try again.' : `${things(count)} will be tried again.`,
    },
    lists: {
      which: 'Mailing list that they go on',
      choose: 'Choose a mailing list first.',
      none: 'You have no mailing list yet.',
      make: 'Make one',
      into: (list: string) => `Mailing list: ${list}`,
      whatBecomes: (joining: number, left: number) =>
        [
          joining > 0 && `${many.format(joining)} who may go on the list`,
          left > 0 && `${many.format(left)} who left there or cannot be reached`,
        ]
          .filter(Boolean)
          .join(', '),
      start: 'Import',
      left: 'Left there or cannot be reached: is kept off your lists',
      leftBy: 'By what the file says, these left there or cannot be reached:',
      leftOf: (name: string, count: number) => `${name} (${many.format(count)})`,
      leftHint:
        'They are kept off also after this import is undone, and can join again themselves. Look twice whether these columns are about your mails.',
      joinedHere: 'Joined here themselves, so they stay',
      staysAway: 'Left elsewhere: stays off your lists',
      leftSince: 'Has left or cannot be reached: is kept, so that no file brings it back',
      listGone: 'The list is gone',
      noAddress: 'There is no email address in this row',
      invalidAddress: 'Its email address cannot be read',
      noAddresses: 'No column of this file holds email addresses.',
      severalColumns: (names: readonly string[]) =>
        `Several columns hold addresses${
          names.some(Boolean)
            ? `: ${names
                .filter(Boolean)
                .map((name) => `“${name}”`)
                .join(', ')}`
            : ''
        }. Call the right one “Email” in the first row, and choose the file again.`,
    },
    codes: {
      none: 'No code is in this file. Choose a list of codes that Bandcamp exported.',
      noRelease: 'Its release was not chosen, or is gone',
      taken: 'This code is here already',
      used: 'Somebody used it',
      releaseThere: (name: string, count: number) =>
        `${count === 1 ? 'One code' : `${many.format(count)} codes`} of “${name}” give`,
      chooseRelease: 'Choose a release',
      noReleases: 'You have no release yet. Make it under Music, then choose this file again.',
    },
    /** By the field that cannot be stored. */
    doesNotFit: {
      title: 'Its title is too long, or missing',
      html: 'Its text is too long to be stored here',
      caption: 'Its title and introduction are too long',
      links: 'One of its links is not a web address',
      artist: 'The name of its artist is too long',
      priceMinor: 'Its price cannot be kept here',
      number: 'Its number is too long, or missing',
      lines: 'What was bought cannot be stored here',
      totalMinor: 'What was paid for it is too much',
    },
    cannotBeStored: 'It cannot be stored here as it is',
    unknownKind: (kind: string, known: readonly string[]) =>
      `The importer makes a “${kind}”, and can make ${known.join(', ')}`,
    unknownFields: (kind: string, fields: readonly string[]) =>
      `The importer gives a “${kind}” what it does not have: ${fields.join(', ')}`,
    importerGone: 'This import is no longer available here.',
    lost,
    stayBehind: (counts: ReadonlyMap<keyof typeof lost, number>) => {
      const { all, parts } = listed(lost, counts)
      return `${many.format(all)} ${all === 1 ? 'thing' : 'things'} could not be brought along: ${parts}`
    },
    linked,
    becomeLinks: (counts: ReadonlyMap<keyof typeof linked, number>) => {
      const { all, parts } = listed(linked, counts)
      return `${parts} ${all === 1 ? 'becomes a link' : 'become links'} to where ${all === 1 ? 'it is' : 'they are'} now`
    },
    wordsAlone: 'It is in an older format of Ghost: only its words could be read',
    asTyped: 'Its Markdown stands as it was typed',
    differ: (count: number) => `${many.format(count)} differ a little from the original`,
    changed: 'Changed since it was added',
    pictures: {
      stay: (count: number) =>
        count === 1 ? 'One picture stays behind' : `${count} pictures stay behind`,
      fetched: (count: number) =>
        count === 1
          ? 'One picture will be copied from where it is now'
          : `${many.format(count)} pictures will be copied from where they are now`,
      lacking: (count: number) =>
        `${many.format(count)} without some of ${count === 1 ? 'its' : 'their'} pictures`,
      siteAddress: 'Address of your former site',
      siteAddressHint: (count: number) =>
        `${count === 1 ? 'One picture is' : `${many.format(count)} pictures are`} copied from there. Leave it empty to import without pictures.`,
      siteAddressForLinks:
        'Links and files in your posts lead there. Leave it empty to keep only their words.',
      noAddress: 'Write an address like https://luna.ghost.io',
      noAnswer: 'its site does not answer',
      gone: (status: number) => `its site does not hand it out (answer ${status})`,
      tooLarge: (megabytes: number) => `larger than ${megabytes} MB`,
      none: 'not a picture',
    },
  },
} as const
