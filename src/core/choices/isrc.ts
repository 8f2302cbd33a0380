/** An ISRC without the dashes and small letters that people write it with. */
export const plainIsrc = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()

/** Country or agency, registrant, year and number: the code of one recording. */
export const isIsrc = (text: string): boolean => /^[A-Z]{2}[A-Z0-9]{3}\d{7}$/.test(text)
