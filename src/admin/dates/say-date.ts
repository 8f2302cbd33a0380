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

/** `24 Dec` for a day that is the same for everybody. */
export function sayShortDay(iso: string, { locale }: Pick<Reader, 'locale'> = {}): string {
  return format(new Date(iso), {}, { locale, timeZone: 'UTC' })
}

/** `Thursday 24 December at 18:00`, at the place where it is. */
export function sayEvent(iso: string, { locale, timeZone }: Omit<Reader, 'now'>): string {
  const long = { weekday: 'long', month: 'long', hour: '2-digit', minute: '2-digit' } as const
  return format(new Date(iso), { ...long, hourCycle: 'h23' }, { locale, timeZone })
}

/** In which order who sent a request reads dates. */
export function readerLocale(headers: Headers): string {
  return englishOf(headers.get('accept-language')?.split(/[,;]/, 1)[0] ?? '')
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

const ownLocale = () => englishOf(globalThis.navigator?.language ?? '')

/** The order of this country, in English as everything around it. */
const englishOf = (language: string) => (/^en-[A-Z]{2}$/.test(language) ? language : 'en-GB')
