const form = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A day in mails and messages of the server, like “12 August 2026”. */
export const longDay = (at: Date | string): string => form.format(new Date(at))
