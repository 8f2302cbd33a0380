/** Those of one process alone need no database. */
export type Limit = { attempts: number; seconds: number; isOfProcess?: true }

/** Attempts within a window, per address unless said otherwise. Only failed logins count. */
export const rateLimits = {
  /** Calls that have no limit of their own, and those whose own does not count this time. Each process counts for itself. */
  call: { attempts: 2000, seconds: 10, isOfProcess: true },
  login: { attempts: 10, seconds: 600 },
  /** Per account and address, whether the account exists or not. */
  loginToAccount: { attempts: 5, seconds: 600 },
  /** How often that is noted in the audit log. */
  stoppedSignIn: { attempts: 1, seconds: 600 },
  signUp: { attempts: 5, seconds: 3600 },
  /** Addresses of sites that are typed at sign-up, each after a pause. */
  siteAddress: { attempts: 120, seconds: 600 },
  forgotPassword: { attempts: 3, seconds: 3600 },
  /** Per account: mails that anyone can make us send to one person. */
  forgotPasswordOfAccount: { attempts: 3, seconds: 3600 },
  resetPassword: { attempts: 10, seconds: 3600 },
  accountChange: { attempts: 30, seconds: 600 },
  /** Per account: passwords asked for again. Only wrong ones count. */
  ownPassword: { attempts: 5, seconds: 600 },
  confirmEmail: { attempts: 20, seconds: 3600 },
  /** Per account: confirmation mails. */
  confirmationMail: { attempts: 3, seconds: 3600 },
  accountExport: { attempts: 10, seconds: 3600 },
  accountDeletion: { attempts: 10, seconds: 3600 },
  /** Per person: who works on a site, and the mails that this causes. */
  teamChange: { attempts: 60, seconds: 600 },
  teamMail: { attempts: 40, seconds: 3600 },
  /** Per address: invites that anyone can make us send to one person. */
  inviteMail: { attempts: 5, seconds: 3600 },
  acceptInvite: { attempts: 20, seconds: 3600 },
  joinTier: { attempts: 20, seconds: 600 },
  /** Per owner: what becomes of the posts of a tier, memberships given and taken back. */
  memberChange: { attempts: 240, seconds: 600 },
  /** Per owner: CSV files of members. */
  memberExport: { attempts: 60, seconds: 3600 },
  joinEmailList: { attempts: 5, seconds: 3600 },
  /** Per list and address: mails that anyone can make us send to one person. */
  emailListMail: { attempts: 3, seconds: 3600 },
  joinWaitlist: { attempts: 20, seconds: 3600 },
  emailListLink: { attempts: 30, seconds: 3600 },
  /** What became of such a link, each time its page is opened. */
  emailListLinkRead: { attempts: 120, seconds: 3600 },
  /** Per owner: CSV files of a list. */
  subscriberExport: { attempts: 60, seconds: 3600 },
  /** Per owner: sending, scheduling, calling off. */
  newsletterChange: { attempts: 60, seconds: 3600 },
  /** Per owner: tests to themselves. */
  newsletterTest: { attempts: 30, seconds: 3600 },
  /** Per owner: how far the sending is, every two seconds. */
  newsletterRead: { attempts: 1200, seconds: 600 },
  /** A large mail provider asks for all its users from few addresses. */
  oneClickUnsubscribe: { attempts: 600, seconds: 3600 },
  /** Per kind of mail and address, over all sites, lists and accounts that it is given for. */
  mailToAddress: { attempts: 6, seconds: 3600 },
  /**
   * Page views that are counted; beyond it they are not, and nobody is told. Each process counts for itself: a row
   * for each view is what their buffer saves.
   */
  visit: { attempts: 300, seconds: 600, isOfProcess: true },
  /** What browsers report of a page's policy. */
  scriptReport: { attempts: 60, seconds: 600, isOfProcess: true },
  /** Per owner. */
  paymentAccount: { attempts: 60, seconds: 600 },
  /** Per owner: how things are going, and files of it. */
  insights: { attempts: 120, seconds: 600 },
  /** Per platform admin. */
  failedJobs: { attempts: 120, seconds: 600 },
  /** Per owner: what the palette of the admin looks for, as it is typed. */
  find: { attempts: 600, seconds: 60 },
  /** Texts looked for among posts and products. */
  search: { attempts: 60, seconds: 60 },
  /** Calls of installed plugins that name no limit of their own, all together. */
  plugin: { attempts: 300, seconds: 60 },
  /** Per key of the API. */
  apiKey: { attempts: 600, seconds: 60 },
  /** Keys that are none. */
  wrongApiKey: { attempts: 60, seconds: 600 },
  /** Per owner: keys made and revoked. */
  apiKeyChange: { attempts: 60, seconds: 600 },
  /** Per owner: looks at webhooks, every two seconds while something is about to be sent. */
  webhookRead: { attempts: 600, seconds: 600 },
  /** Per owner: webhooks made and changed, tested, and what is sent again. */
  webhookChange: { attempts: 120, seconds: 600 },
  /** Per owner: automations made, changed and switched, and runs tried again. */
  automationChange: { attempts: 120, seconds: 600 },
  /** Per proxy: questions whether a domain gets a certificate; strangers cause them by any name. */
  certificate: { attempts: 600, seconds: 60 },
  /** Per owner: looks at the records of a domain. */
  domainCheck: { attempts: 30, seconds: 600 },
  /** Per owner: domains added; each is looked for. */
  domainAdd: { attempts: 30, seconds: 3600 },
  /** Per owner: domains made primary and removed. */
  domainChange: { attempts: 60, seconds: 600 },
  contact: { attempts: 5, seconds: 3600 },
  reaction: { attempts: 300, seconds: 600 },
  vote: { attempts: 60, seconds: 600 },
  /** Per account. */
  comment: { attempts: 5, seconds: 60 },
  commentChange: { attempts: 60, seconds: 600 },
  /** Per owner: comments hidden and shown, reports closed, fans blocked. */
  moderation: { attempts: 600, seconds: 600 },
  quote: { attempts: 120, seconds: 600 },
  checkout: { attempts: 20, seconds: 600 },
  orderRead: { attempts: 300, seconds: 600 },
  /** Links to orders, for anyone who knows the number and the email. */
  orderLookup: { attempts: 10, seconds: 600 },
  /** Per owner: pages of their orders. */
  ordersRead: { attempts: 1200, seconds: 600 },
  /** Per owner: several orders sent or noted on at once, and papers of them. */
  ordersChange: { attempts: 240, seconds: 600 },
  /** Per owner: orders moved, refunded, noted on. */
  orderChange: { attempts: 600, seconds: 600 },
  /** Per owner: CSV files of orders. */
  orderExport: { attempts: 60, seconds: 3600 },
  /** Per owner: files from other services begun, made and taken back. */
  importChange: { attempts: 120, seconds: 3600 },
  /** Per owner: how far that is, every second. */
  importRead: { attempts: 1200, seconds: 600 },
  /** Per owner: all of a site in one file. */
  takeAlong: { attempts: 10, seconds: 3600 },
  /** Per owner: how far that is, every second, and where it is. */
  takeAlongRead: { attempts: 1200, seconds: 600 },
  /** Per owner: the deletion of a site, begun and taken back. */
  siteDeletion: { attempts: 30, seconds: 3600 },
  /** With the questions whether an archive is there yet, every two seconds while it is made. */
  download: { attempts: 600, seconds: 3600 },
  /** Per recipient, over all sites: gifts that anybody can send to one person. */
  giftMail: { attempts: 20, seconds: 3600 },
  giftRead: { attempts: 120, seconds: 600 },
  giftClaim: { attempts: 10, seconds: 3600 },
  /** Per buyer's address: corrections. */
  giftChange: { attempts: 30, seconds: 3600 },
  /** Per owner: tickets looked at and let in; a queue at the door is long. */
  checkIn: { attempts: 6000, seconds: 600 },
  /** Per owner: lists of guests, and of those who wait. */
  guestList: { attempts: 600, seconds: 600 },
  redeemCode: { attempts: 10, seconds: 600 },
  stream: { attempts: 300, seconds: 600 },
  play: { attempts: 300, seconds: 600 },
  /** Per site and address: browsers with free plays of their own. Those after them share one's. */
  newListener: { attempts: 20, seconds: 86_400 },
  /** Per owner: lists of codes. */
  codesExport: { attempts: 60, seconds: 3600 },
  /** Per owner: how far the files of a release are, every few seconds. */
  deliveryRead: { attempts: 600, seconds: 600 },
  /** Per owner: variants and lists of what they sell. */
  catalogRead: { attempts: 600, seconds: 600 },
  /** Per owner: variants saved as they are written, products made, several changed at once. */
  catalogChange: { attempts: 1200, seconds: 600 },
  /** Per owner: people looked for as it is typed, and how many a segment reaches while it is made. */
  peopleRead: { attempts: 1200, seconds: 600 },
  /** Per owner: notes about people, and taking somebody off the lists. */
  peopleChange: { attempts: 240, seconds: 600 },
  /** Per owner: files of people. */
  peopleExport: { attempts: 60, seconds: 3600 },
  /** Per owner: songs of albums that become singles. */
  createSingle: { attempts: 100, seconds: 600 },
  /** Per owner: releases read, one and all, and pieces of merch. */
  releaseRead: { attempts: 1200, seconds: 600 },
  /** Per owner: releases and merch saved as they are written, put on sale, copied, deleted. */
  releaseChange: { attempts: 1200, seconds: 600 },
  /** Per owner: posts read, one and all, and how a fan would see one. */
  postRead: { attempts: 1200, seconds: 600 },
  /** Per owner: posts saved as they are written, shown, copied, deleted. */
  postChange: { attempts: 1200, seconds: 600 },
  /** Per owner. */
  mediaRead: { attempts: 300, seconds: 600 },
  /** Per owner: names, descriptions, what stays visible, removals. */
  mediaChange: { attempts: 300, seconds: 600 },
  /** Per owner: addresses to send files to. */
  uploadLink: { attempts: 60, seconds: 3600 },
  /** Per owner: shows read, one and all, and the time zones of their places. */
  showRead: { attempts: 1200, seconds: 600 },
  /** Per owner: shows saved as they are written, put on the site, copied, deleted. */
  showChange: { attempts: 1200, seconds: 600 },
  /** Per owner: tours and files, each of them many shows. */
  showsMade: { attempts: 60, seconds: 3600 },
  /** Per owner: the list of pages and what can be put on them. */
  pagesRead: { attempts: 600, seconds: 600 },
  /** Per owner: pages made, copied and put in order. */
  pagesChange: { attempts: 240, seconds: 600 },
  /** Per owner: addresses that another site is asked about. */
  embedLookup: { attempts: 60, seconds: 600 },
  /** Per owner. */
  firstSteps: { attempts: 30, seconds: 600 },
  /** Per owner: put online, taken offline, looked at. */
  siteOnline: { attempts: 120, seconds: 600 },
  /** Per owner: what the editor asks and tells about one page, its lock every few seconds. */
  pageCall: { attempts: 3000, seconds: 600 },
  /** Per owner: emails read, and what their blocks show. */
  emailRead: { attempts: 1200, seconds: 600 },
  /** Per owner: emails saved as they are written, previews of them. */
  emailChange: { attempts: 600, seconds: 600 },
  /** Per owner: tests to themselves. */
  emailTest: { attempts: 30, seconds: 3600 },
  /** Per owner: mails, and all that failed, sent again. */
  mailAgain: { attempts: 60, seconds: 3600 },
  /** Per owner: recordings that begin to be sent. */
  recordingStart: { attempts: 1200, seconds: 3600 },
  /** Per owner: megabytes that are announced. */
  recordingMegabytes: { attempts: 50_000, seconds: 86_400 },
  /** Per owner: parts of recordings, and questions how far they are. */
  recordingPart: { attempts: 12_000, seconds: 600 },
  /** Per owner: songs read, every few seconds while they are looked at, and heard. */
  songRead: { attempts: 1200, seconds: 600 },
  /** Per owner: songs added, changed, put in order, removed. */
  songChange: { attempts: 2400, seconds: 600 },
  /** Per owner: files taken over, and attempts at it. */
  uploadRegistration: { attempts: 120, seconds: 3600 },
} as const satisfies Record<string, Limit>
