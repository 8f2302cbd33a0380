/**
 * What piles up and is deleted after `RETENTION_DAYS`, as the privacy policy says it. What is deleted of each is
 * decided in `plugins/operations/retention`.
 */
export const retainedRecords = {
  mails: 'copies of the emails that were sent to you',
  downloads: 'notes of when you opened your downloads, except the last time',
  plays: 'notes of what you played where plays are limited',
  signUps: 'requests to join the email list that were never confirmed',
  paymentEvents: 'reports of the payment provider about your payments',
  visits: 'numbers of visits by page, source and country, which name nobody',
  auditLog: 'notes of what those who run this website did',
} as const

/** How visits are counted, as the legal pages say it; what does it is `src/server/visits`. */
export const countingNotice =
  'How often a page is read: each day by page, by the site that led to it, by country and by kind of device. Your address is not kept: with the name of your browser and a key that is deleted after the day it makes a number by which a visitor of that day counts once. Browsers that send Do Not Track or Global Privacy Control are not counted.'

export type RetainedRecord = keyof typeof retainedRecords

/** The database itself keeps the audit log for so long, see the trigger in `migrations/hand-written.sql`. */
export const shortestRetentionDays = 400
