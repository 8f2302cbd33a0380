/** `consent` says who may be mailed, `refusal` who may not. */
export type HeadingKind = 'consent' | 'refusal'

type KnownExport = {
  /** The headings that only this export has. */
  by: readonly string[]
  /** Made by this project: what it says is of one list, and what mails do not reach is known here. */
  isOwn?: true
  columns: Readonly<Record<string, HeadingKind>>
}

/** Exports that other columns of theirs must not be misread in. Headings as `plainHeading` makes them. */
const knownExports: readonly KnownExport[] = [
  // Our own.
  {
    by: ['status', 'source', 'consent given'],
    isOwn: true,
    columns: { status: 'consent' },
  },
  // Mailchimp. Its files of those who left or were cleaned have the same columns and two more.
  {
    by: ['leid', 'euid'],
    columns: {
      status: 'consent',
      'email marketing status': 'consent',
      'confirm time': 'consent',
      'unsub time': 'refusal',
      'clean time': 'refusal',
    },
  },
  // Shopify: customers; “Accepts SMS Marketing” and “Tax Exempt” stand beside it.
  { by: ['accepts email marketing'], columns: { 'accepts email marketing': 'consent' } },
  // Squarespace’s contacts, Shopify’s orders and older customers.
  { by: ['accepts marketing'], columns: { 'accepts marketing': 'consent' } },
  // Ghost; “complimentary_plan” stands beside it.
  {
    by: ['subscribed to emails'],
    columns: { 'subscribed to emails': 'consent', 'deleted at': 'refusal' },
  },
  // Substack; “active_subscription” only tells who pays.
  { by: ['active subscription', 'email disabled'], columns: { 'email disabled': 'refusal' } },
  // Patreon has no consent to mails elsewhere: the artist has to say which patrons gave it.
  { by: ['patron status'], columns: { 'patron status': 'consent' } },
]

const aboutCalls = /\b(sms|whatsapp|phone|mobile)\b/
const aboutOther =
  /\b(sms|whatsapp|phone|mobile|tax|url|link|token|ip|source|plan|price|interval|tier|amount|currency|rating|name|payment|financial|fulfil\w*|order|shipping|delivery|account|charge|follows you|free (member|trial)|active subscription|vip|campaign|reason)\b/

const aboutRefusal =
  /\b(unsub\w*|opt(ed)? ?outs?|black ?list\w*|block(ed| ?list\w*)|(hard |soft )?bounced?|clean(ed)?|complain\w*|suppress\w*|disabled|deleted|removed|spam|do not \w+|no (e ?)?(mails?|newsletter)|invalid|widerspr\w*|widerruf\w*|unreachable|undeliverable|abgemeldet|abmeldung|désinscri\w*|désabonn\w*|baja|disiscri\w*)\b/u

const aboutConsent =
  /\b(status|statut|stato|estado|opt(ed)? ?in|double opt ?in|consent\w*|subscri(bed?|bers?|ptions?)|accepts?|newsletters?|marketing|permission|agree[ds]?|confirm(ed|ation)?|mailing lists?|gdpr|e ?mail (ok|updates|notifications)|einwilligung|werbung|abonn\w*|inscri\w*|suscri\w*|iscri\w*|consentement|consentimiento|consenso|toestemming|aangemeld)\b/u

/** Consent that is not, or is no more: what stands in such a column is a refusal. */
const aboutEnding =
  /\b(withdr\w*|revo[ck]\w*|declin\w*|refus\w*|reject\w*|cancel\w*|expir\w*|ended|left|not?|never|non|nicht|keine?|exclu\w*|without|stop\w*|object\w*|abbestell\w*|gekündigt\w*|révoqu\w*|retir\w*)\b/u

/** Who has a reason for leaving has left; links and codes to leave by are for everybody. */
const aboutLeaving =
  /^(?!.*\b(url|link|token|ip|sms|whatsapp|phone|mobile)\b).*\b(unsub\w*|opt(ed)? ?outs?)\b/

/** A heading in words: `EmailMarketing_Consent` is “email marketing consent”. */
export function plainHeading(heading: string): string {
  return heading
    .normalize('NFKC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()
}

/** What each column of a file says of consent, by its heading. */
export function kindsOfHeadings(headings: readonly string[]): (HeadingKind | undefined)[] {
  const plain = headings.map(plainHeading)
  const known = exportOf(plain)
  return plain.map((heading) => (known ? known.columns[heading] : kindOf(heading)))
}

/** Whether a file is an export of one list of ours. */
export const isOwnExport = (headings: readonly string[]): boolean =>
  exportOf(headings.map(plainHeading))?.isOwn ?? false

/** Headings as `plainHeading` makes them. */
function exportOf(plain: readonly string[]): KnownExport | undefined {
  return knownExports.find(({ by }) => by.every((heading) => plain.includes(heading)))
}

function kindOf(heading: string): HeadingKind | undefined {
  // The words for no come first: “newsletter opt-out”, “consent withdrawn at”, “unsubscribe reason”.
  if (aboutLeaving.test(heading)) {
    return 'refusal'
  }
  if (aboutOther.test(heading)) {
    return undefined
  }
  if (aboutRefusal.test(heading)) {
    return 'refusal'
  }
  if (!aboutConsent.test(heading)) {
    return undefined
  }
  return aboutEnding.test(heading) ? 'refusal' : 'consent'
}

/** In Ghost nobody joins without its mails, so who has none has switched them off. Elsewhere they may never have agreed. */
export function hasLeftWhoSaysNo(heading: string): boolean {
  return plainHeading(heading) === 'subscribed to emails'
}

/** Whether a heading tells that its column is about messages and calls to phones, whatever stands below it. */
export function isAboutCalls(heading: string): boolean {
  return aboutCalls.test(plainHeading(heading))
}

/** Whether a heading tells that plain answers below it are about something else. */
export function isAboutOther(heading: string): boolean {
  return aboutOther.test(plainHeading(heading))
}
