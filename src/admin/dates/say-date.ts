/** Whose clock and order of words; those of this computer by themselves. */
type Reader = { now?: Date; timeZone?: string; locale?: string }

/** `24 Dec, 18:00`, with the year where it is another than now's. */
export function sayMoment(moment: string | number | Date, reader: Reader = {}): string {
  return say(moment, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, reader)
}

/** `24 Dec`, with the year where it is another than now's. */
export function sayDate(moment: string | number | Date, reader: Reader = {}): string {
  return say(moment, {}, reader)
}

/** `24 Dec 2026` for a day that is the same for everybody, such as a release. */
export function sayDay(iso: string, { locale }: Pick<Reader, 'locale'> = {}): string {
  return format(new Date(iso), { year: 'numeric' }, { locale, timeZone: 'UTC' })
}

/** The order of day and month, as date fields of forms want it written. */
export function pickerFormat(locale = ownLocale()): string {
  const parts = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).formatToParts()
  const [first] = parts.filter(({ type }) => type === 'day' || type === 'month')
  return first?.type === 'month' ? 'MMM d, yyyy, HH:mm' : 'd MMM yyyy, HH:mm'
}

function say(
  moment: string | number | Date,
  clock: Intl.DateTimeFormatOptions,
  { now = new Date(), ...reader }: Reader,
): string {
  const date = new Date(moment)
  const yearIn = (of: Date) => format(of, { year: 'numeric' }, reader).match(/\d{4}/)?.[0]
  const year = yearIn(date) === yearIn(now) ? undefined : ('numeric' as const)
  return format(date, { year, ...clock }, reader)
}

function format(
  date: Date,
  more: Intl.DateTimeFormatOptions,
  { locale, timeZone }: Omit<Reader, 'now'>,
): string {
  const options = { day: 'numeric', month: 'short', ...more, timeZone } as const
  return new Intl.DateTimeFormat(locale ?? ownLocale(), options).format(date)
}

/** The order of this country, in English as everything around it. */
function ownLocale(): string {
  const language = globalThis.navigator?.language ?? ''
  return language.startsWith('en') ? language : 'en-GB'
}
