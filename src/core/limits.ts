/** The specification's constants as one table; units in the names. */
export const limits = {
  pageSize: 10,
  maxPageSize: 50,
  maxPage: 10_000,
  /** Addresses that one sitemap may hold. */
  sitemapMax: 50_000,
  /** Products that the feed for shopping services holds, the newest first. */
  productFeedMax: 1000,
  searchDebounceMs: 500,
  searchMax: 200,
  /** A search finds and counts no more: who gets so many looks for something else. */
  searchHitsMax: 1000,
  /** Rows of a list that a search looks through one by one; for one or two letters it looks at no others. */
  searchedFirst: 5000,
  paginatorFullPages: 7,
  player: { defaultVolume: 1, seekStepSeconds: 10, barMaxWidthPx: 1280, seekBarFromWidthPx: 768 },
  breakpoints: { mobileMaxPx: 500, tabletMaxPx: 1024 },
  image: { minPx: 10, maxPx: 1000, defaultMaxWidthPx: 500, richTextMaxWidthPx: 800 },
  brightness: { defaultForImage: 0.6, defaultForVideo: 0.5 },
  icon: { minPx: 16, maxPx: 200, defaultPx: 48 },
  columns: { min: 2, max: 4, gapMaxPx: 120 },
  divider: { thicknessMaxPx: 12, widthMinPercent: 10 },
  gallery: { picturesMax: 60, columnsMax: 6, gapMaxPx: 64 },
  productCard: { minPx: 160, maxPx: 600, defaultPx: 336 },
  linkList: { rowsMax: 30 },
  chosen: { productsMax: 20, eventsMax: 50, tiersMax: 20 },
  multiSelect: { badges: 3 },
  modal: { delaySeconds: 5, maxDelaySeconds: 120 },
  /** A text of a form, as stored JSON; those of a page count for the page. The largest table fits with 30 letters in each cell. */
  richText: { bytesMax: 1_000_000 },
  /** A drawing in a text: its sheet, and how much may be on it (a point is two numbers). */
  drawing: { widthPx: 800, heightPx: 600, marksMax: 1000, numbersMax: 20_000, wordsMax: 200 },
  /** LaTeX of a formula in a text. */
  equation: { lettersMax: 1000 },
  fontSize: { minPx: 1, maxPx: 72, defaultPx: 16 },
  /** Tables and code in a text; how long a menu beside them waits for the pointer to rest, and at most. */
  table: {
    rowsMax: 500,
    columnsMax: 50,
    defaultRows: 5,
    defaultColumns: 5,
    columnMinPx: 92,
    rowMinPx: 33,
    hoverMs: 50,
    hoverMaxMs: 250,
  },
  code: { copiedMs: 1000, hoverMs: 50, hoverMaxMs: 1000 },
  account: { firstNameMax: 25, lastNameMax: 60, emailMax: 255, passwordMin: 8, passwordMax: 128 },
  contact: { messageMin: 10, messageMax: 5000 },
  post: { captionMax: 5000, mediaMax: 20 },
  /** Emoji offered for what is typed behind a colon. */
  emoji: { shown: 10 },
  /** How long it shows what was heard, and how often it listens again to what says nothing. */
  speech: { overlayMs: 1000, restartsMax: 3 },
  poll: { optionsMin: 2, optionsMax: 10, optionMax: 80, questionMax: 300 },
  comment: { contentMax: 2000, shown: 200 },
  /** How old likes, comments and votes may look on pages that are the same for everyone. */
  countsRefreshSeconds: 15,
  membership: {
    graceDays: 7,
    /** How long the page for the first payment is open. */
    pageMinutes: 31,
    /** How long after a failed renewal the old price is good for coming back. */
    oldPriceDays: 90,
    /** How long before its end the member of a given one is told, unless it is hardly longer. */
    noticeDays: 7,
  },
  event: { ticketsPerOrder: 10, lastsHours: 6, calendarHours: 3, fewTickets: 10 },
  /** How long those who were told of free tickets have before the next are; how long lists outlive events. */
  waitlist: { turnMinutes: 120, keptDays: 30 },
  /** How long the address of a gated file works. */
  gatedFile: { linkSeconds: 300 },
  cart: { maxLines: 50, maxQuantity: 999 },
  gift: {
    ...{ nameMax: 120, messageMax: 500, deliverDaysMax: 365, validDays: 365 },
    ...{ againPerDay: 3, correctedPerDay: 3 },
    /** This long after its moment the day of a gift is over in every time zone. */
    dayOverMs: 26 * 3_600_000,
    /** Ever longer pauses between attempts to send one, about two days in all. */
    ...{ failuresMax: 16, firstRetrySeconds: 30, longestRetrySeconds: 21_600 },
  },
  ticket: {
    /** Tickets whose codes one mail holds. */
    perMail: 10,
    /** A code that was seen this short a time ago is the same ticket, still held up. */
    sameScanMs: 3000,
  },
  order: {
    maxTotalMinor: 99_999_999,
    minChargeMinor: 50,
    stockHoldMinutes: 31,
    /** How long the browser goes on with an order of the same cart. */
    attemptMs: 24 * 3_600_000,
    noteMax: 500,
    parcelMax: 80,
    maxTipMinor: 100_000,
  },
  shippingRate: { nameMax: 60 },
  taxRate: { nameMax: 30, percentMax: 50 },
  discountCode: { lettersMin: 2, lettersMax: 40, productsMax: 100 },
  download: {
    linkSeconds: 300,
    perEntitlementPerDay: 20,
    /** Where that is more: how often a day each file of a release may be asked for, song by song. */
    perFilePerDay: 2,
    /** How long a job may hold a file without saying that it still works on it. */
    leaseSeconds: 60,
    /** One run of ffmpeg, and a whole job. */
    transcodeSeconds: 300,
    /** What one run of ffmpeg may take in memory: small files can ask for any amount. */
    ffmpegBytes: 1.5e9,
    jobSeconds: 1200,
    /** For how long changes of a release are gathered before its songs are made again. */
    refreshSeconds: 30,
    /** How soon a page asks again for an archive that is being made. */
    pollSeconds: 2,
    /** Buyers who have not fetched what they waited for by then get a mail. */
    mailAfterSeconds: 60,
    /** What was replaced stays for those who are still loading it. */
    keepReplacedHours: 24,
    /** Archives that nobody asked for are made again when somebody does. */
    keepUnusedDays: 30,
  },
  streaming: {
    playsMax: 100,
    defaultPlays: 3,
    previewSeconds: 30,
    linkSeconds: 300,
    /** From then on a hearing counts; shorter songs count when they are over. */
    countsAfterSeconds: 30,
    /** A hearing may go on, with pauses, for the length of its song and this. */
    pauseSeconds: 1800,
  },
  downloadCodes: { perBatch: 5000, nameMax: 80 },
  upload: {
    imageBytes: 20e6,
    /** Of all frames together: what decoding may take. */
    imagePixels: 50e6,
    audioBytes: 500e6,
    videoBytes: 500e6,
    /** The largest file and the form around it. */
    requestBytes: 501e6,
    /** How long a file may be sent to the address that was signed for it. */
    linkSeconds: 600,
    /** After this, what was sent but never taken over is removed. */
    staleHours: 24,
    nameMax: 255,
    /** Letters that describe a picture. */
    altMax: 300,
    /** Cutting holds all pixels of a picture in memory. */
    cutsAtOnce: 2,
    cutsWaiting: 20,
    /** How long a picture of a phone may take to be read, and how many may wait for it. */
    heicSeconds: 40,
    heicWaiting: 10,
  },
  request: { bodyBytes: 64_000, webhookBytes: 1_000_000 },
  session: { idleDays: 7, absoluteDays: 30, renewAfterHours: 24 },
  passwordReset: { validMinutes: 60 },
  emailConfirmation: { validHours: 48 },
  newsletter: {
    subjectMax: 150,
    previewTextMax: 150,
    textMax: 20_000,
    tiersMax: 20,
    segmentsMax: 20,
    /** How far ahead a sending may be planned. */
    scheduleDaysMax: 365,
    /** Letters of a post's caption that the subject of its mail begins with. */
    titleMax: 60,
    /** Letters of a post's caption that a mail about it quotes. */
    teaserMax: 280,
  },
  subscriberImport: {
    bytes: 5_000_000,
    rows: 50_000,
    columnsMax: 200,
    /** Bytes of one row. */
    rowBytes: 20_000,
    /** Letters of a refused cell that the report quotes. */
    quotedMax: 120,
    /** Letters of a first or last name. */
    nameMax: 60,
    /** Values of a column that the artist is asked about, and those that are counted to find them. */
    consentValuesShown: 20,
    consentValuesCounted: 500,
  },
  profile: { nameMax: 80, taglineMax: 160, addressMax: 40 },
  /** How long a proved domain stays so without its record. */
  domain: { keptDays: 14 },
  /** Of a page's former addresses so many lead on to it. */
  pageSettings: { titleMax: 120, perSite: 500, formerPathsMax: 20 },
  /** Deleted pages that can be brought back. */
  deletedPages: { keptDays: 30, perSite: 100 },
  /** Former states of a page that are kept, each a copy of the whole page. */
  pageVersionsMax: 50,
  seo: { titleMax: 120, descriptionMax: 300 },
  theme: { headerLinksMax: 12, linkLabelMax: 40, addressMax: 2000, cornerRadiusMaxPx: 40 },
  preview: { linkMinutes: 30, offlineSiteHours: 12 },
  mail: {
    attachmentsMax: 10,
    attachmentsMaxBytes: 2 * 1024 * 1024,
    attachmentNameMax: 100,
    /** Mails that are refused because of their receiver, one after the other, until it gets no news any more. */
    refusalsMax: 2,
    /** With waits that double from the first to the longest: for two days, as long as a server may be away. */
    triesMax: 57,
    firstRetrySeconds: 10,
    longestRetrySeconds: 3600,
  },
  email: {
    maxWidthPx: 600,
    minWidthPx: 400,
    columnsMax: 4,
    columnsDefault: 1,
    gapMaxPx: 64,
    paddingMaxPx: 64,
    spacer: { minPx: 100, maxPx: 1000, defaultPx: 100 },
    productsMax: 4,
    subjectMax: 150,
    preheaderMax: 200,
    reasonMax: 500,
    postalAddressMax: 300,
    /** What a large mail provider shows without cutting it off. */
    htmlMaxBytes: 102_000,
  },
  savedSection: { nameMax: 80, perSite: 200 },
  /** Bytes: the largest table and as much beside it. Values of JSON: what drawing a page may take; six of those tables. */
  pageDocument: {
    ...{ maxBytes: 2 * 1024 * 1024, maxValues: 200_000 },
    ...{ maxNodes: 2000, maxDepth: 20, maxName: 80 },
  },
} as const
