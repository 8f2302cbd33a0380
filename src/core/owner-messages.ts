import { limits } from '@/src/core/limits'
import { shownEmail } from '@/src/core/text/email-address'

/**
 * Every text that only those read who work in the admin. Apart from `messages`, which visitors load with their
 * pages.
 */
export const ownerMessages = {
  giftCountry: {
    label: 'Country it may go to',
    hint: 'Shipping was paid to the country that was chosen at checkout. Another one costs you the difference.',
    change: 'Let it go there',
    changed: (title: string, country: string) => `“${title}” may go to ${country} now.`,
  },
  insights: { otherRevenue: 'Shipping, tax, tips and what is deleted' },
  uploads: {
    notAnUpload: 'This is not an address that a file was sent to.',
    incomplete: 'The file did not arrive whole. Please send it again.',
    alreadySent: 'A file was sent to this address already.',
    linkExpired: 'This upload link is not valid any more.',
    otherType: 'The file is of another type than announced.',
    tooLarge: (kind: 'picture' | 'film', megabytes: number) =>
      `A ${kind} may have at most ${megabytes} MB.`,
    failed: 'Upload failed. Try again.',
    empty: 'This file is empty.',
    wrongType: (kind: 'picture' | 'film' | 'picture or film', endings: string) =>
      `This is no ${kind} that can be shown. It should end with ${endings}.`,
    tooManyPixels: `A picture may have at most ${limits.upload.imagePixels / 1e6} megapixels, all its frames together.`,
    otherContent:
      'This is no picture or film that can be shown, whatever its name says. Please choose another file.',
    damaged: 'This picture cannot be read: its file is damaged or of an unusual kind.',
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
    dateTimeUnfinished: 'A day or time is not complete. Fill it in, or clear all of it.',
    offlineBeforeLive: 'A page goes offline after it goes live. Choose a later time.',
    tooMany: `A site has at most ${limits.pageSettings.perSite} pages. Delete one that you no longer use.`,
    tooManySections: `A site keeps at most ${limits.savedSection.perSite} sections. Delete one that you no longer use.`,
  },
  newsletters: {
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
    audienceGone: 'The list or the tiers of this mail are gone.',
    postNotPublished: 'Publish this post first. Then you can tell your fans about it.',
    unfinished: 'Something in this mail is not finished:',
    noAddress: 'Your postal address is missing, which many countries ask for in such mails.',
    giveAddress: 'Put it into your profile',
    whyList: (name: string) => `You get this mail because you joined the email list of ${name}.`,
    whyMember: (name: string) => `You get this mail because you are a member of ${name}.`,
  },
  unreachable: {
    title: 'Cannot be reached',
    why: 'The mail server refused several mails to this address in a row and says that nobody can be reached there. So it gets none of your newsletters until its owner signs up again, or until you try once more. Receipts and the like are still sent.',
    again: 'Try this address again',
    done: 'This address gets your mails again.',
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
    namesFrom: (headings: string) => `Names come from ${headings}.`,
    noNames: 'No names come along: this file has no column called “Name” or “First name”.',
    guessedLetters:
      'This file does not say how its letters are written, so names like Zoë may come out wrong. If they do, choose “CSV UTF-8” when you save it in your table program.',
    noSuchColumn: 'This file has no such column. Please choose another one.',
    noAddress: 'There is no email address in this row',
    invalidAddress: 'This is no email address',
    doubleInFile: (line: number) => `The same address stands in line ${line} already`,
    alreadyOn: 'This address is on the list already',
    alreadyOnNamed: 'This address is on the list already; it has its name from this file now',
    notConfirmed: 'This address was asked to confirm and has not done so yet',
    unreachable: 'Mails to this address came back, so nothing is sent to it',
    notMailable: (column: string, value: string) =>
      `${column ? `“${column}”` : 'This row'} says ${value ? `“${value}”` : 'nothing'}, which may not be mailed`,
    whichMayBeMailed: (column: string) => `${column}: which of these may be mailed?`,
    saysNo: 'says no',
    emptyCell: 'empty',
    dateCell: 'a date',
    otherValues: (count: number) =>
      `Other values stand in ${count.toLocaleString('en')} more ${count === 1 ? 'row' : 'rows'}, which are not mailed.`,
    notAboutMails: 'This column is not about mails',
    consentHint:
      'This file says who agreed to get mails. Nobody is mailed whose row does not surely say yes, unless you tick it here.',
    fileOfRefusals:
      'The name of this file says that these people left, or that mails do not reach them. Is it the right one?',
    unreadable: (count: number, example: string) =>
      `In ${count.toLocaleString('en')} ${count === 1 ? 'row' : 'rows'} this column holds no address, like “${example}”. These are left out, and listed afterwards.`,
    hasUnsubscribed: 'This address has unsubscribed; only its owner can come back',
  },
  lostAccount:
    'This site hears nothing of that account any more. Stripe may go on charging there: end the subscription at Stripe.',
  payouts: {
    title: 'Get paid',
    chooseSite: 'Choose a site at the top first.',
    connect: 'Connect Stripe',
    goOn: 'Go on at Stripe',
    change: 'Change your details at Stripe',
    notReached: 'Stripe could not be reached. Please try again in a minute.',
    asksFor: 'Stripe still asks for:',
    buyersCanPay: 'People can pay you',
    bankGetsMoney: 'Money reaches your bank',
    platformShare: 'Share of the platform',
    yes: 'Yes',
    no: 'No',
    notYet: 'Not yet',
    test: {
      heading: 'Test payments',
      text: 'You can try everything out: buyers can “pay”, but no money is taken. Whoever runs this server can switch real payments on.',
    },
    ownKeys: {
      heading: 'You are all set',
      text: 'Payments go straight to the Stripe account whose keys this server has.',
    },
    ownTestKeys: {
      heading: 'Stripe in test mode',
      text: 'Payments go to Stripe’s test mode: test cards work, and no money is taken.',
    },
    start: {
      heading: 'Connect the account that your money goes to',
      text: 'Payments are taken by Stripe and go straight to you. Stripe asks who you are and for your bank account, which takes about ten minutes. Until then nobody can buy from you.',
    },
    unfinished: {
      heading: 'Almost there',
      text: 'Your account is there, but Stripe does not know enough about you yet. Nobody can buy from you until it does.',
    },
    waiting: {
      heading: 'Stripe is looking at your details',
      text: 'This takes minutes as a rule, sometimes days. Nobody can buy from you until then.',
    },
    ready: {
      heading: 'You are all set',
      text: 'People can buy from you, and the money goes straight to your Stripe account.',
    },
    readyInTest: {
      heading: 'Stripe in test mode',
      text: 'Your account is ready. Test cards work, and no money is taken.',
    },
    more: {
      heading: 'Stripe asks for more',
      text: 'Nobody can buy from you until Stripe has it.',
    },
    disconnected: {
      heading: 'The connection to Stripe is gone',
      text: 'It was taken away at Stripe, so nobody can buy from you. Connect an account again. What was paid before stays in the former one: give that back at Stripe. Stripe may go on charging your members there, also those who end their membership here: end their subscriptions at Stripe.',
    },
    rejected: {
      heading: 'Stripe has closed this account',
      text: 'Nobody can buy from you. Stripe’s support can tell you why.',
    },
    /** What Stripe asks for, by the beginning of its own names for it: the first that fits. */
    requirements: {
      external_account: 'Your bank account',
      tos_acceptance: 'That you accept Stripe’s terms',
      business_type: 'Whether you are a person or a company',
      'business_profile.url': 'The address of your site',
      'business_profile.support': 'How buyers reach you',
      business_profile: 'What you sell',
      'individual.verification': 'A picture of your passport or ID card',
      'individual.dob': 'Your date of birth',
      'individual.address': 'Your address',
      'individual.email': 'Your email',
      'individual.phone': 'Your phone number',
      'individual.ssn_last_4': 'Your social security number',
      'individual.id_number': 'The number of your ID, or your tax number',
      'individual.first_name': 'Your name',
      'individual.last_name': 'Your name',
      individual: 'Something about you',
      'company.tax_id': 'Your company’s tax number',
      'company.verification': 'Papers of your company',
      company: 'Something about your company',
    },
    otherRequirement: 'Something else that Stripe tells you there',
  },
  sales: {
    /** What is to be done for a new order. */
    todo: {
      send: (address: string) => `Send it to: ${address}.`,
      sendGift: 'It has a gift that goes by post, which waits for its address.',
      pickUp: 'It is picked up: say when it is ready.',
      nothing: 'There is nothing for you to do.',
    },
  },
  downloads: {
    never: 'Not downloaded yet',
    /** Stands before the last time. */
    times: (count: number) =>
      `Downloaded ${count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`}, ${count === 1 ? 'on' : 'last on'}`,
  },
  correctBuyer: {
    open: 'Correct…',
    email: 'Email of the buyer',
    emailHint:
      'Downloads and tickets come along. The link that was sent to the former address goes on working.',
    address: 'Where the parcel goes',
    fields: {
      name: 'Name',
      street: 'Street and number',
      line2: 'Flat, floor or c/o',
      zipCode: 'Postcode',
      city: 'City',
      region: 'State or province',
    },
    country: 'Country',
    staysIn: (country: string) => `In ${country}, which shipping or taxes were paid for.`,
    save: 'Save',
    saved: 'Corrected.',
    sendReceipt: (email: string) => `Send the receipt to ${shownEmail(email)}`,
    receiptSent: 'The receipt is on its way.',
    hasAccount:
      'This order belongs to an account. Its owner can change the email there, and only they can.',
    nothingToShip: 'The parcel has left already, or nothing is to be sent any more.',
    otherCountry: (country: string) =>
      `Shipping and taxes were reckoned for ${country}, so the parcel goes to an address there.`,
    getsGift: 'A gift of this order goes to this address. Enter that of the buyer.',
  },
  orders: {
    pickupWithoutName:
      'This buyer has deleted their account. Hand the order to whoever shows its link or its number.',
  },
  posts: {
    nothingToShow: 'Add a picture, film or recording before you publish',
    noFileOfKind: {
      video: 'Add a film before you publish, or choose another kind of post',
      audio: 'Add a recording before you publish, or choose another kind of post',
    },
    noReaders: (what: string) =>
      `Nobody can read ${what}: it is for members of chosen tiers, but none is chosen.`,
    noReadersLeft: (what: string) =>
      `Nobody can read ${what}: nobody can join its tiers any more, and nobody is a member of one.`,
    noQuestion: 'A poll needs a question before you publish',
    fewAnswers: `A poll needs at least ${limits.poll.optionsMin} answers before you publish`,
    sameAnswer: (answer: string) =>
      `“${answer}” is there twice. Give each answer words of its own.`,
    sameAnswerHere: 'This answer is there already, so visitors see it once.',
  },
  store: {
    noPrice:
      'This has no price yet. Add one under Prices and stock first, then put it in the store.',
    sound: {
      label: 'File',
      none: 'No file yet',
      unchecked: 'Not checked',
      checking: 'Being checked',
      playable: 'Can be played',
      unplayable: 'Cannot be played',
      isChecking: 'This file is being checked. That takes a moment.',
      isPlayable: 'This file can be played.',
      isUnplayable: 'This file cannot be played. Upload it again, or in another format.',
      otherKind:
        'This is no recording that can be sold here, or it is broken. Recordings may be WAV, FLAC, MP3 or M4A.',
      stillChecking: 'This file is still being checked. Wait a moment, then save again.',
    },
    singles: {
      notPossible: 'Only songs of an album can be sold alone, once they have a file for buyers.',
      isOne: 'This song is sold alone already.',
      offer: 'Sell alone',
      leave: 'Cancel',
      heading: (title: string) => `“${title}” as a single`,
      hint: 'It gets a page of its own with the cover of the album, and a price beside the song on the album’s page. The album stays as it is.',
      price: 'Price',
      badPrice: 'Write an amount like 1.50',
      payWhatYouWant: 'Pay what you want, at least the price',
      make: 'Sell it alone',
      is: (price: string) => `Alone: ${price}`,
      isHidden: 'A single that is not in the store',
    },
    productOrdered: 'This product was sold. Take it out of the store instead.',
    variantOrdered: 'This was ordered, so it stays. Set it to “Not offered” instead.',
    songBought: 'Buyers have this song, so it stays. You can give it another file.',
    bonusBought: 'Buyers have this file, so it stays. You can put another one in its place.',
    recordingBought:
      'Buyers have the song that this file belongs to. Give the song another file first.',
  },
  delivery: {
    noTracks: 'This release has no songs yet. Add them first, then put it in the store.',
    noFile: (title: string) =>
      `“${title}” has no file for buyers yet. Upload one, then put the release in the store.`,
    notPlayable: (title: string) =>
      `The file of “${title}” cannot be played. Upload it again, or in another format.`,
    notReady: (title: string) =>
      `“${title}” is still being prepared. Wait a moment, then try again.`,
    merchWithoutFiles:
      'This is merch and has no files to download. Choose shipping or pickup, or add its files to the product first.',
    waiting: (title: string) =>
      `“${title}” should be out, but cannot be downloaded yet: a song has no file, or one that cannot be played. It goes on sale, and its buyers hear of it, as soon as that is mended.`,
    noFfmpeg:
      'This server cannot convert music, because ffmpeg is not installed. Buyers get your files as you upload them.',
    withFfmpeg: 'Buyers get your files as MP3, and as FLAC where you upload WAV or FLAC.',
  },
  waitlist: {
    waiting: (fans: number) =>
      fans === 1 ? 'One fan waits for tickets' : `${fans} fans wait for tickets`,
    explained:
      'When tickets come free, we write to as many as there are, in the order in which they asked.',
    see: 'See who waits',
    download: 'Download the waitlist as CSV',
  },
  refunds: {
    neverPaid: 'Nothing was paid for this order, so there is nothing to give back.',
    tooOld: 'This payment is too old to be given back here. Give it back at Stripe.',
    atMost: (amount: string) => `At most ${amount} can be given back.`,
    fewerLeft:
      'Fewer of these items are left: some were given back already. Look at the order again.',
    revoked: (reason: string) => (reason ? `Taken back: ${reason}` : 'Taken back'),
    cannotKeep: (names: string) =>
      `${names} claimed this gift, but it has not been handed over, and never can be once its money went back. Take it back, or hand it over first.`,
    wasPaid: 'This order was paid. Give its money back instead.',
    requested: (amount: string, reason?: string) =>
      reason ? `Refund of ${amount}: ${reason}` : `Refund of ${amount}`,
    done: (amount: string) => `${amount} went back to the buyer`,
    failed: (amount: string) => `The refund of ${amount} failed`,
    unreachable: (amount: string) =>
      `The refund of ${amount} cannot be sent: the Stripe account that was paid is not connected any more. Give it back at Stripe.`,
    whatBecame: (amount: string) =>
      `The refund of ${amount} cannot be sent. What became of the money?`,
    byHand: 'I gave it back myself',
    givesUp: 'It stays with me: give the refund up',
    givenUp: 'It was given up, so the money stays.',
    onItsWay: (amount: string) => `${amount} is on its way back.`,
    givenBack: (amount: string) => `${amount} went back.`,
    endsOrder:
      'The buyer reads it in the mail about the refund. When everything goes back, downloads end and the order is cancelled.',
    endsToo: (what: string) =>
      `This is the last of its money, so the order ends. With it ends what is left of it: ${what}.`,
    withoutMoney:
      'Nothing was paid for this, so no mail is sent. Its tickets are not valid any more. The reason stands in the history of the order.',
    endsMembership:
      'The member reads the reason in the mail about the refund. When everything goes back, the membership ends at once.',
    keepsMembership:
      'The member reads the reason in the mail about the refund. The membership goes on, as something was paid since.',
    keepsAsItIs:
      'The member reads the reason in the mail about the refund. The membership stays as it is: what its period cost was paid before.',
    memberDispute: {
      open: 'The member disputes this payment with their bank.',
      won: 'The bank decided for you: you keep the money.',
      lost: 'The bank decided for the member: the money is gone.',
    },
    dispute: {
      open: 'The buyer disputes the payment with their bank',
      won: 'The bank decided for you: you keep the money',
      lost: 'The bank decided for the buyer: the money is gone',
    },
  },
  /** Lines of the audit log. */
  audit: {
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
    members: 'the members',
    subscribers: (list: string) => `the subscribers of “${list}”`,
    codes: (batch: string) => `the download codes of “${batch}”`,
    waitlist: (event: string) => `the waitlist of “${event}”`,
    guests: (event: string) => `the guests of “${event}”`,
    insights: (table: string) => `figures (${table.replaceAll('-', ' ')})`,
    given: (tier: string) => `Gave somebody a membership of “${tier}”`,
    ended: (tier: string) => `Ended a given membership of “${tier}”`,
    priceChanged: (what: string) => `Changed the price of “${what}”`,
    deleted: (kind: string, name: string) => `Deleted the ${kind.toLowerCase()} “${name}”`,
    connected: 'Connected a Stripe account',
    feeChanged: (percent: string) => `Set the platform fee to ${percent} %`,
    userAdded: (email: string) => `Added ${shownEmail(email)}`,
    userChanged: (email: string, what: string) => `Changed ${what} of ${shownEmail(email)}`,
    userRemoved: (email: string) => `Removed ${shownEmail(email)}`,
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
    tableTooLarge:
      'There is no room for a table of that size in this text. Take fewer rows or columns.',
    tableRoom: (rows: number) =>
      `There is no room for a table of that size in this text. With that many columns it can have ${rows === 1 ? 'one row' : `${rows} rows`}.`,
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
    notSavedConflict: 'Someone else saved this meanwhile. Choose first which version should stay.',
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
  email: {
    noAddress: 'Your postal address belongs here. Put it into your profile.',
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
