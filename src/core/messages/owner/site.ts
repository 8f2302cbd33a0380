import type { StorageRoom } from '@/src/core/contracts/pages/media-answers'
import { fileSize } from '@/src/core/files'
import { limits } from '@/src/core/limits'
import { shownEmail } from '@/src/core/text/email-address'

/** Texts for artists about their pages, files and account. */
export const ownerSiteMessages = {
  writing: { changedElsewhere: 'Changed in another window meanwhile.' },
  insights: { otherRevenue: 'Shipping, tax, tips and what is deleted' },
  uploads: {
    notAnUpload: 'This is not an address that a file was sent to.',
    incomplete: 'The file did not arrive whole. Please send it again.',
    alreadySent: 'A file was sent to this address already.',
    linkExpired: 'This upload link is not valid any more.',
    otherType: 'The file is of another type than announced.',
    tooLarge: (kind: 'picture' | 'film', megabytes: number) =>
      `A ${kind} may have at most ${megabytes} MB.`,
    room: ({ media, recordings, postFiles, bonusFiles, limit }: StorageRoom) => {
      const used = fileSize(media + recordings + postFiles + bonusFiles)
      const parts = Object.entries({
        'pictures and films': media,
        recordings,
        'files of posts': postFiles,
        extras: bonusFiles,
      }).flatMap(([name, bytes]) => (bytes > 0 ? `${name} ${fileSize(bytes)}` : []))
      const most = limit === null ? 'used' : `of ${fileSize(limit)} used`
      return `${used} ${most}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`
    },
    failed: 'Upload failed. Try again.',
    storageFull: (used: number, limit: number) =>
      `There is no room for this: ${fileSize(used)} of ${fileSize(limit)} are used. Delete files that you do not need, or ask for more room.`,
    empty: 'This file is empty.',
    wrongType: (kind: 'picture' | 'film' | 'picture or film', endings: string) =>
      `This is no ${kind} that can be shown. It should end with ${endings}.`,
    tooManyPixels: `A picture may have at most ${limits.upload.imagePixels / 1e6} megapixels, all its frames together.`,
    otherContent:
      'This is no picture or film that can be shown, whatever its name says. Please choose another file.',
    damaged: 'This picture cannot be read: its file is damaged or of an unusual kind.',
    notOnlyLines:
      'This drawing has letters or pictures in it, which look different elsewhere. Turn letters into paths, or save it as a PNG.',
    cannotDraw:
      'Your browser cannot show this picture. Save it as a JPEG or PNG, and choose that one.',
    cannotCrop: 'Only pictures that do not move can be cut.',
    unreadable: 'This picture cannot be cut: its file is damaged or too large.',
  },
  pages: {
    homeOf: (kind: string) => `For the kind of site “${kind}”`,
    noLegalText:
      'This page has no text. The law asks for it, so write it before the page goes live.',
    hiddenLegalText:
      'The text of this page is hidden on some screens. The law asks for it on every screen, so show it there before the page goes live.',
    noTextYet: (title: string) => `Your ${title} has no text yet.`,
    textHiddenYet: (title: string) => `The text of your ${title} is hidden on some screens.`,
    notThere: (title: string) =>
      `Your site has no ${title}, which the footer of every page links to.`,
    noSuchPlace: (place: string) =>
      `leads to #${place}, but no block on this page has this name for links.`,
    placeInHeader: 'Put the address of its page before the #.',
    siteNameMissing: 'Your site needs a name to start with.',
    dateTimeUnfinished: 'A day or time is not complete. Fill it in, or clear all of it.',
    dateTimePast: 'Choose a time in the future.',
    dateTimeTooFar: 'Choose a time within the next two years.',
    offlineBeforeLive: 'A page goes offline after it goes live. Choose a later time.',
    tooMany: `A site has at most ${limits.pageSettings.perSite} pages. Delete one that you no longer use.`,
    tooManySections: `A site keeps at most ${limits.savedSection.perSite} sections. Delete one that you no longer use.`,
  },
  takeAlong: {
    title: 'Take everything along',
    purpose:
      'All that belongs to your site in one ZIP file: to keep, to look through, or to go elsewhere.',
    has: 'In it',
    parts: [
      'Pages and their newest drafts, looks, menu, and the former addresses of pages',
      'Releases, songs, merch, shows and posts',
      'Your public pages as files that open from a folder',
      'Your files as you gave them: recordings, pictures, films, bonus files',
      'Orders, invoices, refunds, gifts and tickets',
      'Fans, members and what they paid; lists with to what each person agreed, and when',
      'Newsletters, and which emails were sent to whom',
      'Your numbers by day',
    ],
    forms:
      'Each kind of thing as JSON for programs and as CSV for table programs. README.txt says what is what. Another installation of this platform can make the same site of it.',
    without:
      'Not in it: passwords and sign-in links, and your team. It names your fans, so keep it safe.',
    make: 'Make the file',
    makeAgain: 'Make it anew',
    waiting: 'It is made as soon as its turn comes.',
    packing: (percent: number) => `It is made: ${percent} %`,
    closing: 'You can close this page: you get an email when it is ready.',
    ready: (size: string) => `It is ready: ${size}`,
    until: (day: string) => `It can be downloaded until ${day}.`,
    failed:
      'It could not be made. Try it again; if it fails again, tell the people who run this platform.',
    download: 'Download everything',
    chooseSite: 'Choose a site first.',
    onlyOwner: 'Only the owner of this site can take everything along.',
  },
  /** Lines of the audit log. */
  audit: {
    deletionBegun: (address: string) => `Asked for the site ${address} to be deleted`,
    deletionTakenBack: (address: string) => `Took back that the site ${address} is deleted`,
    siteImported: (address: string) => `Imported the site ${address} from a file`,
    siteDeleted: (address: string) => `Deleted the site ${address} with all that belonged to it`,
    system: 'By itself',
    signedIn: 'Signed in',
    signInStopped: (email: string) => `Too many wrong passwords for ${shownEmail(email)}`,
    refunded: (amount: string, orderRef: string) => `Refunded ${amount} of order ${orderRef}`,
    revoked: (orderRef: string) => `Took back what cost nothing of order ${orderRef}`,
    cancelled: (orderRef: string) => `Cancelled order ${orderRef}`,
    membershipRefunded: (amount: string, tier: string) =>
      `Refunded ${amount} of a membership of “${tier}”`,
    buyerChanged: (publicRef: string) => `Corrected the buyer of order ${publicRef}`,
    exported: (what: string) => `Exported ${what}`,
    orders: 'the orders',
    everything: 'everything of the site',
    people: 'the people',
    onePerson: 'what is known of one person',
    members: 'the members',
    subscribers: (list: string) => `the subscribers of “${list}”`,
    codes: (batch: string) => `the download codes of “${batch}”`,
    waitlist: (event: string) => `the waitlist of “${event}”`,
    guests: (event: string) => `the guests of “${event}”`,
    insights: (table: string) => `figures (${table.replaceAll('-', ' ')})`,
    invoices: (month: string) => `the invoices of ${month}`,
    money: (table: string) => `the books (${table})`,
    given: (tier: string) => `Gave somebody a membership of “${tier}”`,
    ended: (tier: string) => `Ended a given membership of “${tier}”`,
    priceChanged: (what: string) => `Changed the price of “${what}”`,
    deleted: (kind: string, name: string) => `Deleted the ${kind.toLowerCase()} “${name}”`,
    connected: 'Connected a Stripe account',
    feeChanged: (percent: string) => `Set the platform fee to ${percent} %`,
    userAdded: (email: string) => `Added ${shownEmail(email)}`,
    userChanged: (email: string, what: string) => `Changed ${what} of ${shownEmail(email)}`,
    userRemoved: (email: string) => `Removed ${shownEmail(email)}`,
    online: 'Put the site online',
    offline: 'Took the site offline',
    domainAdded: (host: string) => `Added the domain ${host}`,
    domainMadePrimary: (host: string) => `Made ${host} the primary address`,
    domainRemoved: (host: string) => `Removed the domain ${host}`,
    byKey: (name: string) => `API key “${name}”`,
    keyMade: (name: string) => `Made the API key “${name}”`,
    keyRevoked: (name: string) => `Revoked the API key “${name}”`,
    originsChanged: 'Changed which other sites may call',
    webhook: {
      made: (to: string) => `Made ${to}`,
      changed: (to: string) => `Changed ${to}`,
      rotated: (to: string) => `Made a new secret for ${to}`,
      on: (to: string) => `Switched on ${to}`,
      off: (to: string) => `Switched off ${to}`,
      removed: (to: string) => `Removed ${to}`,
      aNew: (host: string) => `a webhook to ${host}`,
      toHost: (host: string) => `the webhook to ${host}`,
      toCompany: (company: string) => `the ad measurement of ${company}`,
    },
    automationMade: (name: string) => `Made the automation “${name}”`,
    automationChanged: (name: string) => `Changed the automation “${name}”`,
    automationOn: (name: string) => `Switched on the automation “${name}”`,
    automationOff: (name: string) => `Switched off the automation “${name}”`,
    automationRemoved: (name: string) => `Removed the automation “${name}”`,
  },
  richText: {
    tooLong: 'This text is too long to be stored. Please make it shorter.',
    noText: 'This is no text.',
    noVariableLink: 'A link among words cannot lead to a variable. Take a button for it.',
    noColour: 'This is no colour. Write one like #D9480F.',
    noAddress: 'This is no address. Write one like luna.example or /tour.',
    dictation: {
      forbidden:
        'The microphone cannot be used here. Allow it in your browser’s settings for this site, then try again.',
      noMicrophone: 'No microphone was found. Connect one and try again.',
      notOffered: 'This browser does not let websites turn speech into words.',
      unknownLanguage:
        'This browser cannot write by voice in this language. Choose another one beside the microphone.',
      unreachable: 'Your words could not be recognised. Check your connection and try again.',
      silent: 'Nothing was heard for a while, so writing by voice has stopped.',
    },
    tableNotWhole: `A table in this text is not whole. Each of its rows has at most ${limits.table.columnsMax} cells, and each cell holds words or what the editor puts into one.`,
    tableTooLarge:
      'There is no room for a table of that size in this text. Take fewer rows or columns.',
    tableRoom: (rows: number) =>
      `There is no room for a table of that size in this text. With that many columns it can have ${rows === 1 ? 'one row' : `${rows} rows`}.`,
    tableRowsMax: `A table has at most ${limits.table.rowsMax} rows.`,
    tableCut: `A table has at most ${limits.table.rowsMax} rows and ${limits.table.columnsMax} columns. What was beyond that is left out.`,
    picturesLeftOut: (count: number) =>
      count === 1 ? 'One picture was left out.' : `${count} pictures were left out.`,
    pictureWay: (count: number) =>
      count === 1
        ? 'Drop it in or paste it by itself.'
        : 'Drop them in or paste them by themselves.',
    pictureStored: (name: string) =>
      `You left the words before ${name} was there. It is in your media library: insert it from there.`,
    notLoaded: 'That could not be put in. Check your connection and try again.',
  },
  emails: {
    needs: (label: string) =>
      `This email needs “${label}”. It cannot be published until that is back.`,
    published: 'Published. From now on it is sent like this.',
    goOnAnyway: 'Go on anyway',
    testOnItsWay: (to: string) => `A test is on its way to ${to}.`,
    testOnlyInLog: 'Written to the mail log; no mail server is set up.',
    discardWarning: 'What you have not published is given up. The email stays as it is sent now.',
    discarded: 'Your changes are discarded. Undo brings them back.',
    startOverWarning:
      'Your words and pictures of this newsletter are given up. It begins again from your newsletter template.',
    startedOver: 'This newsletter begins again from your template.',
    reads: (words: string) => `It reads, for example: ${words}`,
    nowhereToPut: 'Click into words or the subject first, then choose a variable.',
    noRoomFor: (label: string) => `There is no room left here for “${label}”.`,
    notInCode: 'Code is sent as it is written. Click into other words, then choose a variable.',
    neededHere: (label: string) => `This email needs “${label}”, so this stays.`,
    resetWarning:
      'Your own words, pictures and colours of this email are given up. From then on it is sent as we ship it.',
    isReset: 'This email is as shipped again.',
    notReset: 'This could not be reset. Please try again.',
    noSuchEmail: 'There is no such email.',
    whatIsKept:
      'Where somebody else’s changes met yours, or you went back to an earlier email, what gave way is here: the last five, for 30 days.',
    nothingKept: 'Nothing is kept of this email.',
    broughtBack: (moment: string) => `The email is as it was on ${moment}. Undo takes that back.`,
  },
  editor: {
    published: 'Published. Visitors see it now.',
    notSavedYet: 'Your changes could not be saved yet. Please try again in a moment.',
    typedNotSaved:
      'Something you typed under Pages or Theme could not be saved. Mend it, or take it back with Escape, before this goes live.',
    anchorForm: 'Use lower-case letters, digits and hyphens, like tour.',
    anchorReserved: 'Your site uses this name itself. Choose another one.',
    anchorTaken: 'Another block on this page has this name.',
    deletedPages: `Each stays here for ${limits.deletedPages.keptDays} days. It comes back as a draft, without its former versions.`,
    deletedStays: `After that, the page stays under “Recently deleted” for ${limits.deletedPages.keptDays} days.`,
    pageRestored: (title: string, pathname: string) =>
      `${title} is back as a draft, at ${pathname}.`,
    madePages:
      'They show your products, posts and contact form in your look, so there is nothing to lay out here.',
    pagesLinkHere: (titles: readonly string[]) =>
      `Other pages link here: ${listOfTitles(titles)}. Visitors who follow that will find nothing.`,
    pagesLinkToFormer: (titles: readonly string[]) =>
      `Other pages link to the former address: ${listOfTitles(titles)}. You need not change that.`,
    addressBecomes: (address: string) => `It is kept as ${address}.`,
    addressWillMove: (pathname: string) =>
      `Visitors find it at ${pathname} until you publish; from then on that leads to the new address.`,
    headerLinksToPage: (links: readonly { label: string }[]) => {
      const names = links.map(({ label }) => `“${label}”`)
      return `Your header links to it: ${new Intl.ListFormat('en-GB').format(names)}. Visitors will find nothing there.`
    },
    headerLinksGoToo: (count: number) =>
      `When you delete ${count === 1 ? 'the link' : 'the links'}, too, visitors see that once you publish.`,
    headerLinksUnderTheme: 'You can take the link out under Theme.',
    linkNotSaved: 'This link is not saved yet. Mend what is marked, or press Cancel.',
    notSavedHeld: 'Some of this could not be read. Press “Save the repaired page” first.',
    notSavedLocked: 'Someone else is editing this now, so your changes are not saved.',
    notSavedSignedOut:
      'You are logged out, so nothing is saved. Log in again in another tab first.',
    notSavedConflict: 'You changed the same in another window. Choose first what should stay.',
    openElsewhere: (noun: string) =>
      `This ${noun} is open in another window. What you change there and here comes together.`,
    discardWarning:
      'Everything that is not published goes back to what visitors see: the page, its name, address and search settings, and the theme. Undo brings it back. The versions keep the blocks and the theme.',
    discardThemeWarning:
      'The look of your site goes back to what visitors see. This page is not live, so it stays as it is. Undo brings your changes back.',
    discardEndsSchedule: (moment: string) =>
      `Nothing goes live on ${moment} any more. Undo does not bring that time back.`,
    discarded: 'Your changes are discarded. Undo brings them back.',
    discardedTheme: 'Your changes to the look are discarded. Undo brings them back.',
    discardedWithSchedule:
      'Your changes are discarded, and nothing goes live by itself any more. Undo brings back the changes, not the time.',
    notDiscarded: 'Your changes could not be discarded. Please try again.',
    settingsStay:
      'The name, address or search settings of this page were changed since then, and stay as they are now.',
    settingsNotBack: (why: string) =>
      `The name, address and search settings of the page did not come back. ${why}`,
    publishThere: 'Publish in the editor',
    notLookedAt:
      'The page could not be looked at before it goes live. Please try again in a moment.',
    nothingFound: 'Nothing was found. You can publish this page now.',
    somethingBroken: 'Visitors would meet something broken. Please mend what is marked first.',
    couldBeBetter: 'Nothing is broken. This could be better:',
    somethingBrokenThere:
      'Visitors would meet something broken on its home page. Look at it, and mend what is marked.',
    couldBeBetterThere: 'Nothing is broken on its home page. This could be better:',
    publishAnyway: 'Publish anyway',
    scheduleAnyway: 'Schedule anyway',
    themeStays:
      'The look of your site, under Theme, has changes that are not live yet. They do not go live with this page.',
    publishTheme: 'Publish the look now',
    themeIsLive: 'Visitors see the look now.',
    scheduleCancelled: 'Nothing happens by itself any more.',
    noPreview: 'The preview cannot be opened now. Please try again.',
    notRestored:
      'Your changes could not be restored. They are still kept on this computer, and offered again when you come back.',
    notTakenOver: 'This could not be taken over now. Please try again.',
    offered: (message: string, label: string, key: string) =>
      `${message.replace(/\.$/, '')}. ${label} with ${key}.`,
    pasteDenied: 'Not allowed to paste from clipboard.',
    otherKind: (from: string, to: string) =>
      `Nothing was pasted: blocks of ${from === 'email' ? 'an email' : 'a page'} do not fit into ${to === 'email' ? 'an email' : 'a page'}. Their words do, copied by themselves.`,
  },
  failedJobs: {
    title: 'Failed jobs',
    explanation:
      'Each was tried as often as its kind allows. Once what was wrong is mended, run it again: a job that was done after all does no harm.',
    none: 'No job has failed for good in the last 30 days.',
    newest: (count: number) => `These are the newest ${count}.`,
    noReason: 'It said nothing of why.',
    runOne: 'Run again',
    runAll: (count: number) => `Run all ${count} again`,
  },
  email: {
    noAddress: 'Your postal address belongs here. Put it into the settings of your site.',
    tooLarge:
      'This email is too large: mail programs would cut it off. Take some blocks or words out.',
    visitorsWords: (label: string) =>
      `“${label}” cannot stand in a subject: whoever writes it would choose what strangers read as yours. Put it into the email.`,
  },
} as const

const mostTitles = 5

function listOfTitles(titles: readonly string[]): string {
  const named = titles.slice(0, mostTitles).map((title) => `“${title}”`)
  const more = titles.length - named.length
  return new Intl.ListFormat('en-GB').format(more > 0 ? [...named, `${more} more`] : named)
}
