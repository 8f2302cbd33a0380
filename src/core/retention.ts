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
  auditLog: 'notes of what those who run this website did',
} as const

export type RetainedRecord = keyof typeof retainedRecords

/** The database itself keeps the audit log for so long, see the trigger in `migrations/hand-written.sql`. */
export const shortestRetentionDays = 400
