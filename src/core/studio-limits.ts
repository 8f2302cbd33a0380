/** Limits of the artists' screens, beside those of `limits.ts`, which every visitor loads. */
/** Of a variant, whichever screen it is written on. */
const variant = { skuMax: 60, stockMax: 1_000_000 }

export const studioLimits = {
  /** Rows of a list of products that are shown at first, and with each press of “Show more”. */
  productsPage: 50,
  /** Of a list, that one call changes; screens send more in several. */
  changedAtOnce: 100,
  team: { nameMax: 80, invitesMax: 50, inviteDays: 14, handoverDays: 2, supportDays: 7 },
  /** Files from other services. */
  moveIn: {
    fileBytes: 200_000_000,
    /** Of a file that has to be held as a whole, and of one entry of another. */
    ...{ wholeBytes: 50_000_000, entryBytes: 4_000_000 },
    /** Of a table: its rows, and one of them with the text in its cells. */
    ...{ rowsMax: 500_000, rowBytes: 2_000_000 },
    /** Of a ZIP: its files, and all of them unpacked. */
    ...{ filesMax: 20_000, unpackedBytes: 2_000_000_000 },
    /** Things that one file makes. */
    itemsMax: 100_000,
    /** What one run of the job takes on at least, and how long it goes on. */
    ...{ perRun: 200, runSeconds: 30 },
    /** Quoted for the artist. */
    ...{ shown: 50, titleMax: 200, noteMax: 300 },
    /** A longer name of the source is kept as its hash. */
    keyMax: 200,
    ...{ linkLabelMax: 80, linkMax: 2000 },
    /** Of one item; how long each may take to come, and after how long a run that fetches some ends. */
    ...{ picturesMax: 20, pictureSeconds: 15, fetchingSeconds: 180 },
    /** Names of releases that the codes of one file may be for. */
    releasesMax: 50,
    /** Runs without progress after which an import stops. */
    attemptsMax: 4,
    /** Earlier imports that the screen lists. */
    listed: 20,
  },
  /** The file with everything of a site: how long it is kept, and when a run that was not heard of counts as lost. */
  siteExport: { keptDays: 7, lostMinutes: 10 },
  /** How long the deletion of a site can be taken back. */
  siteDeletion: { waitDays: 30 },
  apiKeys: {
    nameMax: 60,
    /** Of a site, without those that were revoked. */
    perSite: 20,
    /** How long a revoked one is told apart from one that never was. */
    revokedDays: 30,
    /** How long the answer to a call with an Idempotency-Key is given again. */
    answerHours: 24,
    originsMax: 20,
    /** Of a list: what one call answers, and what it does when not asked. */
    ...{ pageMax: 100, page: 25 },
  },
  domains: { perSite: 10 },
  webhooks: {
    urlMax: 500,
    perSite: 10,
    /** Shown of one, and how many attempts of a delivery are kept. */
    ...{ page: 50, attemptsKept: 12 },
    /** How long what was sent, and what failed, can be looked at and sent again. */
    keptDays: 30,
    /** How long both secrets sign after a new one was made. */
    formerSecretHours: 24,
    /** Of what a receiver answers. */
    answerBytes: 2048,
    /** Until an answer must be there. */
    answerSeconds: 10,
  },
  measurement: { tokenLetters: { min: 10, max: 1000 }, testCodeMax: 40 },
  automations: {
    perSite: 20,
    ...{ nameMax: 80, actionsMax: 5, subjectMax: 150, textBytesMax: 100_000 },
    /** Until an action is done. */
    waitDaysMax: 90,
    /** How long a fan's own code can be used. */
    codeDaysMax: 365,
    /** Letters of a tag, and tags of one person. */
    ...{ tagMax: 40, tagsMax: 50 },
    /** Tries of an action that fails for no known reason, and the wait before the second, doubled each time. */
    ...{ triesMax: 5, retryMinutes: 5 },
    /** Runs that are begun at once, and after how long one that was not heard of is begun again. */
    ...{ perRound: 200, lostMinutes: 10 },
    /** What is due for longer is not done any more. */
    lateDays: 3,
    /** How long a fan's own code is kept after its end where nobody used it. */
    codeKeptDays: 7,
    /** Of the log: how long it is kept, and how much of it is shown at once. */
    ...{ keptDays: 365, page: 25 },
  },
  /** What the palette of the admin looks for, and how much of each kind it shows. */
  find: { wordsMin: 2, wordsMax: 100, perGroup: 5, titleMax: 120 },
  /** Who was a member on other services. */
  importedMembers: {
    ...{ nameMax: 120, sourceMax: 40, tierMax: 120, statusMax: 60, noteMax: 300, customerMax: 100 },
    /** Made or taken over by one run of the task, and how many of them for one site. */
    ...{ perRun: 200, perSite: 20 },
    /** Kinds of what becomes of members, and names of tiers, that the dry run tells apart. */
    ...{ groupsMax: 20, tiersMax: 50 },
  },
  /** What was bought on other services. */
  pastOrders: {
    ...{ numberMax: 80, sourceMax: 40, nameMax: 120, titleMax: 200, optionMax: 120 },
    ...{ linesMax: 200, quantityMax: 100_000, totalMax: 99_999_999_999 },
  },
  release: {
    ...{ titleMax: 200, artistMax: 120, creditsMax: 5000, picturesMax: 20 },
    ...{ ...variant, editionMax: 60, editionsMax: 30 },
    /** What the download of a new one costs until its artist says otherwise. */
    firstPriceMinor: 700,
    /** One that nobody wrote anything into is forgotten after this. */
    untouchedHours: 24,
  },
  posts: {
    fileNameMax: 120,
    /** One that nobody wrote anything into is forgotten after this. */
    untouchedHours: 24,
    /** Posts on one page of the list, and drafts and planned ones above them. */
    ...{ pageSize: 20, onTop: 5 },
  },
  merch: {
    /** Variants of one product; each save writes them in one transaction. */
    variantsMax: 200,
    ...{ ...variant, colourMax: 40, sizeMax: 60, picturesMax: 20 },
    optionNameMax: 20,
    /** Pieces left in all from which on a list says so. */
    lowStock: 5,
  },
  orders: {
    /** Of a column of the board at first, and with each press of “Show more”; rows of a page of the table. */
    perPage: 25,
    pageMax: 10_000,
    /** Pictures on the card of one. */
    thumbnails: 3,
    /** Taken into one PDF, one file, or one note. */
    chosenMax: 500,
    /** Handed over in one call, each in a transaction of its own. */
    sentAtOnce: 50,
    /** Of a file with tracking numbers. */
    trackingRowsMax: 2000,
    trackingBytesMax: 1024 * 1024,
  },
  people: {
    noteMax: 2000,
    /** Of one person. */
    notesMax: 200,
    /** Rows of the list that are shown at once. */
    page: 50,
    wordsMax: 100,
    /** The newest of each kind on the page of a person. */
    perPart: 50,
  },
  segments: { nameMax: 80, rulesMax: 12, daysMax: 3650, spentMaxMinor: 100_000_000 },
  seller: {
    ...{ nameMax: 120, lineMax: 100, zipMax: 20, taxIdMax: 60, footerMax: 500, prefixMax: 12 },
  },
  invoices: {
    /** That one screen lists, and that one call makes. */
    ...{ listed: 100, madeAtOnce: 100 },
    /** In the file of a month. */
    monthMax: 2000,
  },
  shows: {
    ...{ titleMax: 200, lineMax: 120, actionTextMax: 40, linkMax: 500, picturesMax: 20 },
    /** Kinds of ticket of one show. */
    ...{ kindsMax: 20, kindMax: 60, stockMax: 1_000_000 },
    /** Shows on a page of the list. */
    listed: 25,
    /** Dates that one tour has, and that one file brings. */
    ...{ tourMax: 200, importMax: 1000, importBytes: 2_000_000 },
    /** Repeating entries of a calendar are read this far ahead. */
    importDays: 730,
    /** When shows begin until their artist says otherwise. */
    usualTime: '20:00',
  },
  songs: {
    titleMax: 200,
    artistMax: 120,
    lyricsMax: 20_000,
    creditsMax: 2000,
    /** Songs of a release. */
    most: 500,
    /** Parts that a recording is sent in; S3 takes none below 5 MiB but the last. */
    chunkBytes: 8 * 1024 * 1024,
    /** Columns of a waveform. */
    waveformPoints: 800,
  },
} as const
