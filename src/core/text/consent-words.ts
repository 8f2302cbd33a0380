import { dateValue } from '@/src/core/contracts/audience/email-lists'

/** What a cell says of being mailed. Only a sure yes is mailed unasked, and a sure no never is. */
export type Says = 'yes' | 'no' | 'unclear'
/**
 * Why an address is not mailed: `absent` is who never agreed, `other` any other no. They are said with the words of the
 * file, as is who complained.
 */
export type Refusal = 'left' | 'unreachable' | 'complained' | 'unconfirmed' | 'absent' | 'other'

const list = (words: string) => new Set(words.split('|'))

/** Words that only mailing services use. Compared without case, and with spaces for `-` and `_`. */
const mailWords: Readonly<Record<Refusal, ReadonlySet<string>>> = {
  left: list(
    'unsubscribed|unsubscribe|unsub|opted out|opt out|optout|cancelled by subscriber|désabonné|desabonné|désinscrit|abgemeldet|dado de baja|disiscritto|uitgeschreven',
  ),
  unreachable: list(
    'cleaned|bounced|bounce|hard bounce|hard bounced|hardbounce|undeliverable|cannot be reached|unreachable',
  ),
  complained: list(
    'complained|complaint|complainer|marked as spam|spam|spam complaint|abuse|blocklisted|blacklisted|blocklist|blacklist|suppressed|do not email|do not contact|do not mail',
  ),
  unconfirmed: list(
    'unconfirmed|not confirmed|unactivated|awaiting confirmation|single opt in pending',
  ),
  absent: list('non subscribed|nonsubscribed|not subscribed|never subscribed'),
  other: list('soft bounce|soft bounced|softbounce'),
}

/** Words that also mean something else: they say no in a column that is about mails. */
const otherRefusals: Readonly<Record<Refusal, ReadonlySet<string>>> = {
  left: list('left|cancelled|canceled|withdrawn|revoked'),
  unreachable: new Set(),
  complained: new Set(),
  unconfirmed: list('pending|inactive'),
  absent: list(
    'no|n|false|0|off|none|never|nein|non|não|nao|nee|nej|нет|いいえ|archived|transactional',
  ),
  other: list(
    'invalid|junk|blocked|disabled|deleted|removed|refused|denied|rejected|declined|redacted',
  ),
}

const yes = list(
  'yes|y|true|1|on|subscribed|subscriber|active|confirmed|opted in|opt in|optin|double opt in|single opt in|confirmed opt in|accepted|granted|agreed|allowed|permitted|checked|ja|j|oui|sí|si|sì|sim|да|はい|abonniert|angemeldet|abonné|inscrit|suscrito|iscritto',
)
const emptyWords = list('|null|n/a|na|[]|{}|undefined')
/** In a column of what was refused, these say that nothing was. */
const notRefused = list('no|n|false|0|none|never|nein|non|não|nao|nee|nej|нет|いいえ')
const answers = new Set([
  ...notRefused,
  'yes',
  'y',
  'true',
  'ja',
  'j',
  'oui',
  'sí',
  'si',
  'sì',
  'sim',
  'да',
  'はい',
])

/** What stands in a cell, as one of the values that its column is shown and compared by. */
export function cellValue(cell: string): string {
  const words = cell
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '')
    .replace(/[\s_-]+/g, ' ')
    .trim()
    .toLowerCase()
  if (emptyWords.has(words)) {
    return ''
  }
  return isDate(cell) ? dateValue : words.slice(0, valueMax)
}

const valueMax = 60
function isDate(cell: string): boolean {
  const text = cell.trim()
  return (
    /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}/.test(text) ||
    /^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}\b/.test(text) ||
    /^1\d{9}(\d{3})?$/.test(text) ||
    (/^\p{L}{3,9}\.? \d{1,2},? \d{4}|^\d{1,2}\.? \p{L}{3,9}\.? \d{4}/u.test(text) &&
      text.length < 40)
  )
}

export function isMailRefusal(value: string): boolean {
  return Object.values(mailWords).some((words) => words.has(value))
}

/** Whether a value is one of those that a column of states has, and columns of anything else do not. */
export function isState(value: string): boolean {
  return (
    isMailRefusal(value) ||
    /^(active|inactive|subscribed|confirmed|pending|cancell?ed)$/.test(value)
  )
}

/** A plain yes or no, in whatever column. */
export function isAnswer(value: string): boolean {
  return answers.has(value)
}

export function isPlainNo(value: string): boolean {
  return notRefused.has(value) && value !== '0'
}

/** In a column that says who may be mailed. */
export function sayOfConsent(value: string): Says {
  if (refusalOf(value)) {
    return 'no'
  }
  return yes.has(value) || value === dateValue ? 'yes' : 'unclear'
}

/** In a column that says who may not: whatever stands there is one of them. */
export function sayOfRefusal(value: string): Says {
  return value === '' || notRefused.has(value) ? 'yes' : 'no'
}

/** In a column whose heading says nothing: only what mailing services call so is a sure no. */
export function sayOfAnswer(value: string): Says {
  return isMailRefusal(value) ? 'no' : yes.has(value) ? 'yes' : 'unclear'
}

export function refusalOf(value: string): Refusal | undefined {
  const kinds = ['left', 'unreachable', 'complained', 'unconfirmed', 'absent', 'other'] as const
  return kinds.find((kind) => mailWords[kind].has(value) || otherRefusals[kind].has(value))
}

/** Whether somebody took their word back or complained, or mails do not reach them: no other file makes that a yes. */
export function isLasting(refusal: Refusal | undefined): boolean {
  return refusal === 'left' || refusal === 'unreachable' || refusal === 'complained'
}
