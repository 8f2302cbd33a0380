import { limits } from '@/src/core/limits'

/** Every visitor-facing text of the specification, quoted from here by schemas and components. */
export const messages = {
  errors: {
    validationFailed: 'Please check the highlighted fields.',
    malformed: 'The request could not be read.',
    notSignedIn: 'Please log in to continue.',
    forbidden: 'You are not allowed to do this.',
    notFound: 'Not found.',
    conflict: 'This was changed in the meantime.',
    tooLarge: 'The request is too large.',
    unsupportedMedia: 'This kind of content is not supported.',
    tooManyAttempts: 'Too many attempts. Please try again in a few minutes.',
    required: 'This is required',
    unknown: 'Something went wrong. Please try again.',
    unavailable: 'The service is briefly unavailable. Please try again.',
    fallback: 'An error occurred',
  },
  preview: {
    nothingSent: 'This is a preview: nothing is sent or changed.',
    ofDraft: 'Preview of your draft',
    ofSite: 'Preview: this page is live already',
    viewAs: 'View as',
    signedOut: 'signed out',
    visitor: 'visitor account',
    memberOf: (tier: string) => `member of ${tier}`,
  },
  theme: {
    labelTooLong: `A name may have at most ${limits.theme.linkLabelMax} characters`,
    unsafeAddress: 'Use an address like https://… or a page like /products',
    tooManyLinks: `At most ${limits.theme.headerLinksMax} links fit in the header`,
    platformOnce: 'Each platform can be used once',
    colour: 'Use a colour like #ff6f59',
    foreignPicture: 'Choose one of your own pictures',
    notInstalled: 'Choose one of the themes that are installed',
    staysPublished: 'A theme cannot be unpublished. Save your changes as a draft, or publish them.',
  },
  account: {
    firstNameRequired: 'First name is required',
    firstNameTooLong: 'First name is too long',
    firstNameInvalid: 'First name is invalid',
    lastNameRequired: 'Last name is required',
    lastNameTooLong: 'Last name is too long',
    lastNameInvalid: 'Last name is invalid',
    passwordRequired: 'Password is required',
    passwordTooShort: `Password is too short, should be at least ${limits.account.passwordMin} characters`,
    passwordTooLong: 'Password is too long',
    emailRequired: 'Email is required',
    emailTooLong: 'Email is too long',
    emailInvalid: 'Email is invalid',
    passwordsDoNotMatch: 'Passwords do not match',
    emailTaken: 'An account with this email already exists. Log in instead?',
    invalidCredentials: 'Incorrect email or password',
    resetLinkExpired: 'This link has expired. Request a new one.',
    resetLinkSent: (email: string) => `If an account exists for ${email}, we sent a link.`,
    confirmEmail: 'Confirm your email',
    linkOfOther: 'This link is for another account. Log out, then log in with that one.',
    confirmNeedsLogin:
      'Log in to the account that this mail is about. If you do not know its password, set a new one: that confirms your email too.',
    logInToConfirm: 'Log in to confirm',
    confirmationSent: (email: string) => `We sent a link to ${email}.`,
    passwordTooCommon: 'This password is too easy to guess. Please choose another one.',
    wrongPassword: 'This is not your current password',
    sameEmail: 'This is your email already',
    notConfirmed: 'Please confirm your email first.',
    deleting:
      'Your comments, likes, votes and memberships go with it. Orders stay without your name. What you have yet to pick up is still yours: show the link to the order, which we mailed you.',
    orderOnItsWay: 'An order of yours is still on its way. Please delete your account after that.',
  },
  cart: {
    title: 'My Cart',
    empty: 'Your cart is empty.',
    alreadyInCart: 'Item already in cart',
    selectColorAndSize: 'Please select color and size',
    outOfStock: 'This variant is out of stock',
    priceAtLeast: (min: string) => `Price must be at least $${min}`,
    onlyLeft: (count: number) => `Only ${count} left`,
    atMostPerOrder: (count: number) => `At most ${count} per order`,
    priceChanged: (title: string, from: string, to: string) =>
      `The price of ${title} changed from $${from} to $${to}`,
    unavailable: (title: string) => `${title} is no longer available`,
    thisItem: 'This item',
    listedTwice: 'This item is in the cart twice',
    totalAtLeast: (min: string) => `The total must be at least $${min}`,
    totalAtMost: (max: string) => `The total must be at most $${max}`,
    memberPrice: (listPrice: string) => `Your price as a member, instead of ${listPrice}`,
    membersOnly: (whom: string) => `Only for ${whom}`,
    accounts: 'people who are logged in',
    payingMembers: 'paying members',
    membersOf: (tiers: string) => `members of ${tiers}`,
    preorder: (day: string) => `Pre-order: out on ${day}`,
    codeTakes: (code: string, amount: string) => `${code} takes ${amount} off`,
    taxIncluded: (amount: string, name: string, percent: number) =>
      `Includes ${amount} ${name} (${percent} %)`,
    notShipped: (title: string, country: string) => `We don't ship ${title} to ${country}.`,
  },
  discountCodes: {
    unknown: 'This code is not valid.',
    notYet: 'This code is not valid yet.',
    ended: 'This code has ended.',
    usedUp: 'This code has been used up.',
    usedByYou: 'You have used this code already.',
    membersOnly: 'This code is for members. Log in with your membership to use it.',
    notForThese: 'This code is not for what is in your cart.',
    taken: 'You have a code with these letters already',
    letters: 'Use 2 to 40 letters, digits, - and _',
    endsBeforeStart: 'The code ends before it starts',
    endIsOver:
      'This time is over, so nobody could use the code. Choose a later one, or leave it empty.',
    percentRange: 'Use 1 to 100 percent',
    amountRequired: 'Say how much it takes off',
  },
  checkout: {
    declined: 'Your payment did not go through. You have not been charged.',
    confirming: (email: string) => `We're confirming your payment. We'll email you at ${email}.`,
    notSetUp: (name: string) => `${name} has not set up payments yet.`,
    keyRequired: 'Send an Idempotency-Key header: a UUID made once for each cart',
    keyReused: 'This Idempotency-Key was used for another cart.',
    addressRequired: 'We need an address to ship to',
    shippingIncluded: 'Shipping is included',
    postcodeRequired: 'Please write the postcode',
    regionRequired: (region: string) => `Please write the ${region}`,
    countryRequired: 'Please choose your country',
    countryUnknown: 'Please choose a country from the list',
    chooseCountry: 'Choose your country to see what shipping costs',
    totalChanged: (from: string, to: string) =>
      `The total changed from $${from} to $${to}. Please check it and pay again.`,
    tipFor: (name: string) => `Add a tip for ${name}`,
    tipAmount: 'Your tip',
    tipInvalid: 'Write an amount like 5.00',
    tipAtMost: (max: string) => `A tip can be at most $${max}`,
    shippingMethod: 'Shipping method',
    code: 'Discount code',
    codeUsed: 'Discount code',
    countryForPrice: 'We ask because shipping or taxes depend on it.',
    orderClosed: 'This order is closed. Please check out again.',
  },
  membership: {
    chooseTier: 'Choose a tier',
    alreadyOnTier: "You're already on this tier",
    renewsOn: (date: string) => `Renews on ${date}. Cancel any time.`,
    keepsOther: 'You have another membership. It has to end first.',
    recommended: 'Recommended',
    noCard: 'No card needed',
    orPrice: (price: string) => `or ${price}`,
    fromPrice: (price: string) => `from ${price}`,
    payWhatYouWant: 'Pay What You Want',
    /** `least` is empty where the artist wants no minimum. */
    ownPrice: (least: string) => `Your price in dollars${least && `, at least ${least}`}`,
    join: (tier: string) => `Join ${tier}`,
    priceA: (price: string, interval: 'month' | 'year') => `${price} a ${interval}`,
    givenUntil: (date: string) => `Free until ${date}`,
    oldPriceWaits: (days: number) =>
      `If you come back within ${days} days, you pay what you paid before.`,
    oldPriceUntil: (price: string, date: string) =>
      `Come back until ${date}, and you pay what you paid before: ${price}.`,
    oldPrice: (price: string) => `Welcome back. You pay what you paid before: ${price}.`,
    paymentFailed: 'Your last payment failed. Update your card.',
    openUntil: (date: string) => `Your membership stays open until ${date}.`,
    isEnding: 'Your membership is ending now.',
    endsOn: (date: string) => `Ends on ${date}`,
    endsByItself: (date: string) => `It ends by itself on ${date}.`,
    becomes: (tier: string, date: string) => `Changes to ${tier} on ${date}.`,
    movedTier: (from: string, to: string) => `You moved from “${from}” to “${to}”.`,
    movedInterval: (tier: string, interval: 'month' | 'year') =>
      `You pay for “${tier}” by the ${interval} now.`,
    movedPrice: (tier: string) => `The price you pay for “${tier}” has changed.`,
    paidNow: (price: string) => `You paid ${price} for it now.`,
    changesNow: (price: string) =>
      `You pay ${price} now: what the rest of your current period costs more.`,
    changesNowFree: 'The change is free until your next payment.',
    newPeriod: (price: string) =>
      `You pay ${price} now, with what is left of your current period taken off.`,
    changesLater: (date: string) => `Changes on ${date}. Until then everything stays as it is.`,
    cardDeclined: 'Your card was declined. Update your card, then try again.',
    endingFirst:
      'Your membership is going to end. Choose “Keep my membership” under My Account first, then you can change it.',
    cancelForFree: 'End your membership first, then join for free.',
    notPaidFor: 'There is nothing to pay for this membership.',
    accountLost:
      'This membership was paid to an account that is not in use any more. End it, then you can join again.',
    free: 'Free',
    renews: (price: string, date: string) => `${price}. Renews on ${date}.`,
    cancel: 'End membership',
    leave: 'Leave',
    cancelTitle: 'End your membership?',
    cancelText: (date: string) =>
      `You keep it until ${date}, and pay nothing more. You can take this back until then.`,
    cancelOverdueText:
      'It ends at once, and you pay nothing more: neither the payment that failed nor a later one.',
    leaveText: 'What is only for members is closed to you at once.',
    resume: 'Keep my membership',
    keepAsItIs: 'Keep it as it is',
    changeCard: 'Card and payments',
    updateCard: 'Update your card',
    joined: (tier: string) => `You are in: ${tier}.`,
    changed: (tier: string, price: string) => `From now on you are on ${tier}, for ${price}.`,
    confirming: 'We are confirming your payment.',
    line: (tier: string, interval: 'month' | 'year') =>
      `${tier}, ${interval === 'year' ? 'yearly' : 'monthly'} membership`,
    sold: (tier: string) => `${tier}, membership`,
    lineDetail: (interval: 'month' | 'year') =>
      interval === 'year' ? 'Yearly membership' : 'Monthly membership',
    thenEvery: (price: string, interval: 'month' | 'year') =>
      `Then ${price} every ${interval}, until you cancel`,
    pricesLater: 'Prices for members begin with your next order',
    needsAccount: 'Log in or sign up to become a member. Your cart stays as it is.',
    runsAlready: 'You are a member already. You can change your membership on your account page.',
    onlyOne: 'One order can start one membership',
    startedTwice: 'The membership was running already, so its price goes back',
    wasExtra: 'For a change within a period that was paid before.',
    wasPaidTwice: 'Paid twice by mistake. It goes back by itself, and is no sale.',
    paidTwice: 'You paid for it twice, so the second payment goes back. Your membership goes on.',
    refundGoesOn:
      'The membership goes on when only its price goes back, or when it was renewed since. Otherwise it ends when everything goes back.',
    accountGone: 'Paid after the account was deleted, so the payment goes back.',
    started: 'Started',
    addToCart: 'Add to cart',
    payTogether: 'Pay it together with what is in your cart.',
    isGiven: (date: string) => `You have a membership until ${date}. You can join after that.`,
    isGivenForGood:
      'You have a membership without an end. To pay for one, leave it first under My Account.',
    priceRange: (least: string) => `Write ${least} or more, or nothing.`,
    wholePercent: 'Write whole percent, 0 to 100.',
    endInPast: 'The last day has to be in the future.',
    noSuchAccount: 'Nobody with this email has an account on your site.',
    notGiven: 'Only what you have given can be taken back. Members end their own.',
    hadMembers:
      'Somebody was a paying member of this tier. Take it off your site instead: untick “Can be joined”.',
    hasPosts: (count: number) =>
      count === 1
        ? 'A post is for members of this tier. Say under “Posts of this tier” what becomes of it, then delete the tier.'
        : `${count} posts are for members of this tier. Say under “Posts of this tier” what becomes of them, then delete the tier.`,
    hasProducts: (count: number) =>
      count === 1
        ? 'A product is for members of this tier. Say there under “Who may buy it” who may from now on, then delete the tier.'
        : `${count} products are for members of this tier. Say there under “Who may buy it” who may from now on, then delete the tier.`,
    givenKeepsPaid: 'This person has a paid membership.',
    hasMembers: (count: number) =>
      count === 1
        ? 'Somebody is a member of this tier. Take it off your site instead: untick “Can be joined”.'
        : `${count} people are members of this tier. Take it off your site instead: untick “Can be joined”.`,
  },
  gift: {
    nameRequired: 'Recipient name is required',
    nameTooLong: 'Recipient name is too long',
    emailRequired: 'Recipient email is required',
    emailInvalid: 'Invalid email',
    messageTooLong: `Message must be at most ${limits.gift.messageMax} characters`,
    notSent: 'The mail to the recipient could not be put together.',
    to: (name: string) => `Gift for ${name}`,
    onDay: (gift: string, day: string) => `${gift}, on ${day}`,
    giverTooLong: 'Your name is too long',
    dateTooFar: `Choose a date within the next ${limits.gift.deliverDaysMax} days`,
    dateRequired: 'Choose a date',
    datePassed: 'This date has passed. Choose another one.',
    dayOver:
      'The day of this gift has passed. Send it right after you paid, or add it again with another day.',
    sendAtOnce: 'Send right after I paid',
    notYourself: 'Use a different email for a gift.',
    somebody: 'Somebody',
    claimed: 'This gift has been claimed already.',
    beingClaimed: 'This gift is being claimed right now. Please try again.',
    expired:
      'This gift was not claimed in time, so it cannot be claimed any more. Whoever gave it to you can tell you more.',
    takenBack: 'This gift was taken back. Whoever gave it to you can tell you more.',
    sentAgain: 'Sent again.',
    notLoaded: 'Your gift could not be loaded',
    linkDead: 'This link does not work any more. Perhaps a newer one was sent to you.',
    for: (recipient: string, giver: string) => `${recipient}, this is for you. From ${giver}`,
    claimedAlready:
      'This gift has been claimed already. If that was you, use the link in the mail that you got then.',
    until: (date: string) => `It waits for you until ${date}.`,
    intoAccount: (email: string) => `It goes into your account, ${email}.`,
    whereTo: 'Where shall it be sent?',
    comesTo: (address: string) => `It will be sent to ${address}.`,
    pickup: 'You pick this up yourself. Show this page when you come.',
    outOn: (date: string) => `It can be downloaded from ${date} on.`,
    outSoon: 'It can be downloaded soon.',
    keepLink: 'We mailed you the link to this page. Keep it: it is yours alone.',
    waitsFor: (date: string) => `Will be sent on ${date}`,
    undelivered: 'The mail could not be delivered. Correct the address, or send it again.',
    corrected: 'The address is corrected.',
    keptHere: 'Gifts that you give and get are kept here.',
    fromOn: (giver: string, date: string) => `From ${giver}, ${date}`,
    states: {
      pending_payment: 'Waits for your payment',
      scheduled: 'Waits for its day',
      sent: 'Sent, not opened yet',
      claimed: 'Claimed',
      failed: 'Could not be delivered',
      expired: 'Not claimed in time',
      cancelled: 'Taken back',
    },
    cannotChange: 'This gift cannot be changed any more.',
    calledOff: 'This event was called off, so its tickets are not sent any more.',
    calledOffForYou:
      'This event was called off, so its tickets cannot be claimed any more. What was paid for them goes back to whoever bought them.',
    againTomorrow: 'This gift was sent again three times today. Please try tomorrow.',
    correctTomorrow: 'This address was corrected three times today. Please try tomorrow.',
    addressRequired: 'We need an address to send it to.',
    waitsForAddress: (names: string) =>
      `This waits for the address of ${names}: it is there once the gift is claimed.`,
    waitsForClaim: (names: string) =>
      `This waits for ${names}: it can be picked up once the gift is claimed.`,
    hasAddress: (title: string) => `“${title}” was claimed, and can be sent now.`,
    otherCountry: (country: string) =>
      `Shipping was paid to ${country}, so it can only be sent there.`,
    livesElsewhere: 'Do you live elsewhere? The artist can let it go to your country.',
    writeToArtist: 'Write to the artist',
    countryAtCheckout: 'Country the gift goes to',
    countryAtCheckoutHint:
      'Choose where its recipient lives: shipping is paid to that country, and they give the address later.',
    sameCountry:
      'Your gift goes to the same country as your own things. Its recipient gives the address later. For another country, order it by itself.',
    claimedChoice: (names: string) =>
      `${names} claimed this gift already. Choose whether they keep it.`,
  },
  giftMembership: {
    time: (months: number) =>
      months === 1 ? 'a month' : months === 12 ? 'a year' : `${months} months`,
    title: (time: string, tier: string) =>
      `${time.charAt(0).toUpperCase()}${time.slice(1)} of ${tier}`,
    costs: (times: number, price: string) =>
      `${times > 1 ? `${times} × ` : ''}${price}. Paid once, never renews.`,
    costsAtLeast: (price: string) => `${price} or more. Paid once, never renews.`,
    give: 'Give as a gift',
    howLong: 'For how long?',
    choice: (months: number) =>
      months === 1 ? 'One month' : months === 12 ? 'One year' : `${months} months`,
    paidOnce: 'You pay once. It never renews.',
    needsAccount: 'A membership belongs to an account. Sign up or log in, and it is yours.',
    startsNow: 'It begins now, or after what you were given before. Nothing to pay.',
    keepsPaid: (tier: string) =>
      `You pay for a membership here already, “${tier}”. Your gift waits: end that one, and claim this when it is over, or give this link to somebody else.`,
    isBeingPaid:
      'You are paying for a membership here right now. Your gift waits: come back within the hour.',
    keepsOther: (tier: string, date: string) =>
      `You have “${tier}” until ${date}. Your gift waits: claim it after that, and nothing is lost.`,
    keepsEndless: (tier: string) =>
      `You have “${tier}” without an end. Your gift waits: give this link to somebody else.`,
    isYours: (date: string) => `You are in until ${date}.`,
    isOver: (date: string) => `It lasted until ${date}.`,
    tierGone: 'This tier does not exist any more. Please write to the artist.',
    isPromised:
      'Somebody was given a membership of this tier and has not claimed it yet. Take it off your site instead: untick “Can be joined”.',
    detail: 'Membership',
    sold: (tier: string) => `${tier}, as a gift`,
  },
  tickets: {
    states: { valid: 'Good', used: 'Used', void: 'Not valid any more' },
    none: 'No tickets yet',
    noAnswer: 'No connection. Please try again.',
    camera: {
      refused:
        'The camera may not be used. Allow it in the settings of your browser, or type the code.',
      none: 'There is no camera here. Please type the code.',
      failed: 'The camera could not be started. Please type the code.',
    },
    door: {
      failed: 'Not checked in',
      undoFailed: 'Not taken back',
      maybeThisOne: 'Was that a moment ago? Then it was this ticket, whose answer got lost.',
      undone: (name: string) => `${name} is not in any more`,
      usedAt: (time: string) => `Used at ${time}`,
      isFor: (event: string) => `This ticket is for ${event}`,
      titles: {
        in: 'Welcome',
        used: 'Already used',
        void: 'Not valid any more',
        wrong_event: 'Another event',
        called_off: 'This event was called off',
        unknown: 'No such ticket',
      },
    },
    calledOff: {
      why: {
        bought: 'You get this mail because you bought tickets for this event.',
        holds: 'You get this mail because you have tickets for this event.',
        given:
          'You get this mail because somebody gave you tickets for this event. You had not claimed them yet, and need do nothing.',
      },
      title: 'This event is called off',
      explained: 'Its tickets are not sold any more, and the door lets nobody in.',
      left: (orders: number) =>
        orders === 0
          ? 'No order has tickets that are still good.'
          : `${orders === 1 ? 'One order has' : `${orders} orders have`} tickets that are still good.`,
      action: 'Refund all tickets and tell the holders',
      sure: 'Everybody gets back what they paid for their tickets, and a mail that the event does not take place. This cannot be taken back.',
      started: (orders: number) =>
        orders === 0
          ? 'Nobody has a ticket.'
          : `The tickets of ${orders === 1 ? 'one order' : `${orders} orders`} are being taken back. How far each is stands with the order.`,
      notCalledOff: 'Set the event to “Called off” first.',
      reason: (event: string) => `“${event}” was called off.`,
    },
    moved: {
      title: 'Date or place changed',
      explained: (holders: number) =>
        `${holders === 1 ? 'One person with tickets was' : `${holders} people with tickets were`} told another date or place.`,
      action: 'Tell them by mail',
      started: (holders: number) =>
        holders === 0
          ? 'Everybody knows already.'
          : `${holders === 1 ? 'One mail is' : `${holders} mails are`} being written: you find them in the mail log.`,
    },
    keptHere: 'Tickets that you buy or get as a gift are kept here.',
    show: 'Show these at the door, on your phone or printed. Each lets one person in, once.',
  },
  player: { playFailed: 'Failed to play audio', loadFailed: 'Failed to load audio' },
  store: {
    title: 'My Store',
    noMusic: 'No music found',
    noMusicMatching: 'No music found matching your filters',
    noMerch: 'No merch found',
    noMerchMatching: 'No merch found matching your filters',
    noTracks: 'No tracks available',
    payWhatYouWant: '(Pay what you want)',
    soldOut: 'Sold out',
    comingSoon: 'Coming soon',
    preorder: 'Pre-order',
    membersPay: (price: string) => `Members pay ${price}`,
    yourPrice: (price: string) => `Your price as a member: ${price}`,
    openToYou: (whom: string) => `${whom}. You can buy it.`,
    isYours: 'This is yours already.',
    toPurchases: 'To your purchases',
    join: (tier: string) => `Become a member of ${tier}`,
    signUp: 'Sign up',
    logIn: 'Log in',
    loadFailed: (what: string) => `Couldn't load ${what}.`,
    needsScript: 'Buying needs JavaScript, which is switched off here.',
    buyAlone: (price: string) => `Buy ${price}`,
    buyAloneFrom: (price: string) => `Buy from ${price}`,
    onAlbum: 'Also on',
  },
  lists: {
    clearAll: 'Clear all',
    clearFilters: 'Clear Filters',
    applyFilters: 'Apply Filters',
    searchChip: (text: string) => `Search: ${text}`,
    found: (count: number) => `${count} ${count === 1 ? 'item' : 'items'} found`,
  },
  blocks: {
    featuredMusicTitle: 'Buy my music',
    membershipTitle: 'Become a member',
    emailListTitle: 'Join my email list',
    emailListSuccess: 'Thank you! Will be in touch soon!',
    upcomingEventsTitle: 'Upcoming Events',
    tourTitle: 'Tour',
    closeModal: 'Close',
    pauseVideo: 'Pause the video',
    playVideo: 'Play the video',
    retry: 'Retry',
    loadFrom: (host: string) => `Load content from ${host}`,
    openPicture: (name: string) => `Open ${name}`,
    picture: 'picture',
    pictureOf: (at: number, count: number) => `${at} of ${count}`,
    previousPicture: 'Previous picture',
    nextPicture: 'Next picture',
    tickets: 'Tickets',
    buy: 'Buy',
    quoteSource: 'Source',
  },
  checkList: { done: 'Done', notDone: 'Not done' },
  posts: {
    title: 'Posts',
    /** Begins the subject of the mail about a post that has no words. */
    withoutWords: 'New post',
    none: 'No posts found',
    noneMatching: 'No posts found matching your filters',
    lockedTitle: 'Content Locked',
    lockedText: 'Subscribe to access this content',
    subscribe: 'Subscribe',
    availableTo: (tiers: string) => `Available to ${tiers}`,
    pollClosed: 'Poll is closed',
    otherKindOfFile:
      'Posts cannot show this kind of file. They take pictures (JPEG, PNG, WebP, GIF, AVIF), films (MP4), recordings (MP3, M4A, WAV) and PDF.',
    commentTooLong: `A comment may have at most ${limits.comment.contentMax} characters`,
    likeFailed: 'Could not save your like',
    saveFailed: 'Could not save this post',
    commentFailed: 'Could not post your comment. Try again.',
    commentNotDeleted: 'Could not delete your comment',
    commentNotReported: 'Could not report this comment',
    commentReported: 'Thank you. The artist will look at it.',
    commentsBlocked:
      'The artist has turned off commenting for your account. Everything else works as before.',
    commentGone: 'That comment is not there any longer, or not for you to see.',
    logInToComment: 'Log in to comment',
    commentsNotLoaded: 'The comments could not be loaded.',
    noComments: 'No comments yet',
    vote: 'Vote',
    voteFailed: 'Could not save your vote',
    voted: 'Your vote counts',
    liked: 'Liked',
    unliked: 'Like taken back',
    saved: 'Saved',
    unsaved: 'No longer saved',
    everyMember: 'everyone with an account',
    votes: (count: number) => `${count} ${count === 1 ? 'vote' : 'votes'}`,
  },
  events: {
    ended: 'This event has ended',
    calledOff: 'This event was called off',
    soldOut: 'Sold out',
    onSaleFrom: (date: string) => `On sale from ${date}`,
    salesEnded: 'Sales have ended',
    linkCopied: 'Link copied',
    calledOffMark: 'Called off',
    details: 'Details',
    allDates: 'All dates',
  },
  waitlist: {
    ask: 'Tell me when tickets are free',
    asked: (email: string) =>
      `You are on the waitlist. We write to ${email} when tickets are free.`,
    onSale: 'There are tickets again. Reload the page to get yours.',
    leaveQuestion: 'Do you want no more mails about free tickets of this event?',
    leave: 'Leave the waitlist',
    left: 'You are off the waitlist',
  },
  emailList: {
    emailRequired: 'Please enter your email',
    emailInvalid: 'Please enter a valid email',
    checkInbox: 'Check your inbox to confirm',
    // Said to everybody: nobody is to learn from it whether an address was on the list before.
    checkInboxIfLeft: 'If you left this list before, check your inbox to confirm',
    confirmed: 'You are on the list',
    unsubscribed: 'You are off the list',
    linkUnknown: 'This link is not valid any more.',
    label: 'Email',
    placeholder: 'you@example.com',
    join: 'Join',
    joining: 'Joining…',
  },
  contact: {
    title: 'Contact Me',
    nameRequired: 'Name is required',
    nameTooLong: 'Name is too long',
    emailInvalid: 'Invalid email address',
    messageTooShort: `Message must be at least ${limits.contact.messageMin} characters`,
    messageTooLong: `Message must be at most ${limits.contact.messageMax} characters`,
    sent: 'Message sent successfully',
    failed: 'Failed to send message',
    needsScript: 'This form needs JavaScript, which is switched off here.',
  },
  pickup: {
    onPage: 'You pick this up yourself. It is not sent.',
    detail: 'To be picked up',
    atCheckout: 'What is to be picked up is not sent. We email you when it is ready.',
  },
  orders: {
    illegalMove: (from: string, to: string) => `Cannot change order from ${from} to ${to}`,
    nothingToTell: 'There is nothing to write to this buyer yet.',
    notOutYet: (title: string, day: string) =>
      `“${title}” comes out on ${day}, and can go after that.`,
    stillToCome: (what: string) => `Still to come: ${what}`,
    keep: 'Keep your purchases in an account',
    keptOnceConfirmed: (email: string) =>
      `Log in or sign up with ${email}. What you bought is in your account as soon as that email is confirmed.`,
    givenBack: (amount: string) => `${amount} of it was given back to you.`,
    nothingToSend: 'A part of this has been sent already, or was given back.',
    numberRequired: 'Order number is required',
    numberInvalid: 'An order number looks like 7KQ2-M4XD-9TRB',
    linkSent: (email: string) =>
      `If there is such an order of ${email}, its link is on its way there.`,
    downloadLimit: 'That is enough downloads for today. Please come back tomorrow.',
    downloadWithdrawn: 'This download was withdrawn.',
    downloadNotOut: 'This is not out yet.',
    outOn: (date: string) => `Out on ${date}`,
    outSoon: 'Comes out soon',
    ordered: 'Ordered',
    /** What the link to an order says, by what it holds. */
    seeYour: {
      music: 'Download your music',
      preorder: 'See your pre-order',
      gift: 'See your gift',
      ticket: 'See your tickets',
      order: 'See your order',
    },
    partlyDelivered: 'Partly delivered',
    /** @param day empty: soon */
    comesOut: (title: string, day: string) => {
      const when = day ? `on ${day}` : 'soon'
      return title ? `“${title}” comes out ${when}.` : day ? `Out ${when}.` : 'Comes out soon.'
    },
    /** @param day empty: soon */
    giftGoesOut: (gifts: number, day: string) =>
      `${gifts === 1 ? 'The gift goes' : 'Gifts go'} out ${day ? `on ${day}` : 'soon'}.`,
    giftUndelivered: (gifts: number) =>
      `The mail${gifts === 1 ? ' with the gift' : 's with gifts'} could not be delivered.`,
    preparing: 'We are packing your files. This takes a minute.',
    stillPreparing: 'This takes longer than usual. Please come back in a few minutes.',
  },
  codes: {
    keepUsed:
      'Some of these codes were used, so they stay. Set a date until which they can be entered instead.',
    endIsOver:
      'This time is over, so nobody could enter the codes. Choose a later one, or leave it empty.',
    unknown: 'This code is not valid. Please check it and try again.',
    used: 'This code was used already.',
    expired: 'This code has expired.',
    required: 'Please enter your code',
    title: 'Redeem a code',
    lede: 'Enter the code from your card and the email that your music shall go to.',
  },
  streaming: {
    playsLeft: (count: number) =>
      count === 0
        ? 'This was your last free play'
        : `${count} free ${count === 1 ? 'play' : 'plays'} left`,
    noneLeft: 'You have heard this as often as you can for free. Buy it to keep listening.',
    preview: 'Preview',
    onlyPreviewLeft: 'No free plays left: this is a preview',
    playLimit: (count: number) =>
      count === 1
        ? 'You can hear each song once before you buy.'
        : `You can hear each song ${count} times before you buy.`,
    onlyBuyers: 'Only buyers can hear this song.',
  },
  delivery: {
    downloadAs: (formats: string) => `Download as ${formats}`,
    bonusFiles: (count: number) => (count === 1 ? 'a bonus file' : `${count} bonus files`),
    withDownload: 'with the download',
    editionWithDownload: 'The download comes with it, at once.',
    editions: { digital: 'Download', shipping: 'By post', pickup: 'Picked up' },
    edition: 'Edition',
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
  testPayments: 'Test payments – no money is taken',
} as const
