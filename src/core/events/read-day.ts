/** Whether 4/12 is the fourth of December, or the twelfth of April. */
export type DateOrder = 'day-first' | 'month-first'

const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'sv']

const folded = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\.$/, '')

/** Long and short names of months, by what they begin with in each language. */
const months = new Map(
  languages.toReversed().flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' })
      return Array.from({ length: 12 }, (_, index) => {
        const name = folded(format.format(new Date(Date.UTC(2026, index, 15))))
        return [name, index + 1] as const
      })
    }),
  ),
)

const numeric = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})\b/

/** The order that dates of one file are in: what can be read in one way only says so for all. */
export function dateOrderOf(texts: readonly string[], usual: DateOrder): DateOrder {
  for (const text of texts) {
    const [, first = '', second = ''] = numeric.exec(text.trim()) ?? []
    if (Number(first) > 12) {
      return 'day-first'
    }
    if (Number(second) > 12) {
      return 'month-first'
    }
  }
  // Nobody writes the month first with dots.
  return texts.some((text) => /^\d{1,2}\.\d{1,2}\./.test(text.trim())) ? 'day-first' : usual
}

/** `2026-12-04` of `4.12.2026`, `12/4/26`, `Fri, Dec 4, 2026`, `4 décembre 2026` and the like; null for no date. */
export function readDay(text: string, order: DateOrder): string | null {
  const trimmed = text.trim()
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/.exec(trimmed)
  if (iso) {
    return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  }
  const [, first = '', second = '', year = ''] = numeric.exec(trimmed) ?? []
  if (first) {
    const [day, month] = order === 'day-first' ? [first, second] : [second, first]
    return dayOf(wholeYear(year), Number(month), Number(day))
  }
  const words = trimmed.split(/[\s,]+/).map(folded)
  const month = words.map((word) => months.get(word)).find((each) => each !== undefined)
  const numbers = words.flatMap((word) => /^(\d{1,4})(?:st|nd|rd|th)?$/.exec(word)?.[1] ?? [])
  const yearAt = numbers.find((number) => number.length === 4)
  const day = numbers.find((number) => number.length <= 2)
  return month && yearAt && day ? dayOf(Number(yearAt), month, Number(day)) : null
}

const wholeYear = (text: string) => (text.length === 2 ? 2000 + Number(text) : Number(text))

function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal && year >= 1900 && year <= 2200 ? date.toISOString().slice(0, 10) : null
}

/** `20:30` of `8:30 PM`, `20h30`, `20.30`, `8pm` and the like, also behind a date; null for no time. */
export function readClock(text: string): string | null {
  const match =
    /(?:^|[T\s,])(\d{1,2})(?:[:.h](\d{2}))?(?::\d{2}(?:\.\d+)?)?\s*(a\.?m\.?|p\.?m\.?|h|uhr)?(?:$|[Z+\s-])/i.exec(
      text.trim().replace(/^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}(?=[T\s])/, ''),
    )
  const [, hour = '', minute, half = ''] = match ?? []
  if (!match || (minute === undefined && half === '')) {
    return null
  }
  const isAfternoon = /^p/i.test(half)
  const isMorning = /^a/i.test(half)
  const hours = (Number(hour) % (isAfternoon || isMorning ? 12 : 24)) + (isAfternoon ? 12 : 0)
  const minutes = Number(minute ?? 0)
  return Number(hour) <= 24 && minutes < 60
    ? `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
    : null
}
