import {
  type HeadingKind,
  hasLeftWhoSaysNo,
  isAboutCalls,
  isAboutOther,
  kindsOfHeadings,
  plainHeading,
} from '@/plugins/move-in/lists/consent-headings'
import { otherValue, type SaidOfMails } from '@/src/core/contracts/studio/imported-things'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import {
  cellValue,
  isAnswer,
  isLasting,
  isMailRefusal,
  isPlainNo,
  isState,
  type Refusal,
  refusalOf,
  type Says,
  sayOfAnswer,
  sayOfConsent,
  sayOfRefusal,
} from '@/src/core/text/consent-words'

const { consentValuesShown, consentValuesCounted } = limits.subscriberImport
const text = ownerMessages.subscriberImport

type Kind = HeadingKind | 'answers'
const sayOf: Readonly<Record<Kind, (value: string) => Says>> = {
  consent: sayOfConsent,
  refusal: sayOfRefusal,
  answers: sayOfAnswer,
}

/** The values in a column, by how often each stands there. Those beyond the limit are counted together. */
export class ValueCount {
  readonly counts = new Map<string, number>()
  beyond = 0
  hasMailRefusal = false
  /** Reading a cell takes time, and most columns repeat few. */
  private readonly read = new Map<string, string>()

  add(cell: string): void {
    const value = this.read.get(cell) ?? cellValue(cell)
    if (this.read.size < consentValuesCounted) {
      this.read.set(cell, value)
    }
    const known = this.counts.get(value)
    this.hasMailRefusal ||= isMailRefusal(value)
    if (known !== undefined) {
      this.counts.set(value, known + 1)
    } else if (this.counts.size < consentValuesCounted) {
      this.counts.set(value, 1)
    } else {
      this.beyond += 1
    }
  }
}

/** A column of a CSV file that may say who agreed to be mailed. */
export type ConsentColumn = {
  index: number
  name: string
  kind: Kind
  /** The most frequent first. */
  values: { value: string; says: Says }[]
  /** Nothing in it is a sure no, so the artist may say that it is about something else. */
  mayBeOther: boolean
}

/** The columns that may say who agreed to be mailed, by their headings and by what stands in them. */
export function consentColumns(
  headings: readonly string[],
  counts: readonly (ValueCount | undefined)[],
): ConsentColumn[] {
  const kinds = kindsOfHeadings(headings)
  return headings.flatMap((name, index) => {
    const count = counts[index]
    const kind = count && (kinds[index] ?? kindOfValues(name, count))
    return kind ? [columnOf({ index, name, kind, count })] : []
  })
}

/** What a column is whose heading does not say it. */
function kindOfValues(name: string, { counts, beyond, hasMailRefusal }: ValueCount) {
  if (isAboutCalls(name)) {
    return undefined
  }
  const values = [...counts.keys()].filter((value) => value !== '')
  const isStates = /^(state)?$/.test(plainHeading(name)) && values.some(isState)
  if (isStates || hasMailRefusal) {
    return 'consent'
  }
  const isAnswers = beyond === 0 && values.every(isAnswer) && values.some(isPlainNo)
  return isAnswers && !isAboutOther(name) ? 'answers' : undefined
}

type Counted = { index: number; name: string; kind: Kind; count: ValueCount }

function columnOf({ index, name, kind, count: { counts } }: Counted): ConsentColumn {
  const all = [...counts]
    .map(([value, count]) => ({ value, count, says: sayOf[kind](value) }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
  return {
    index,
    name: name.trim().slice(0, limits.subscriberImport.quotedMax),
    kind,
    values: all
      // A no is never asked about.
      .filter(({ says }) => says !== 'no')
      .slice(0, consentValuesShown)
      .map(({ value, says }) => ({ value, says })),
    mayBeOther: all.every(({ says }) => says !== 'no'),
  }
}

/** What a row says of being mailed. */
export type ReadConsent = {
  /** Why it is not, whatever the artist says; empty when they may decide. */
  no: string
  /** The no holds for all rows of the file. */
  isForFile: boolean
  /** It holds for all files. */
  isLasting: boolean
  /** They unsubscribed, and are not merely unreachable or complained. */
  hasUnsubscribed: boolean
  /** The column and the value that say no. */
  why: string
  said: SaidOfMails[]
}

/** What the columns of consent say of a row. A sure no counts before what another column leaves open. */
export function readConsent(
  cells: readonly string[],
  columns: readonly ConsentColumn[],
): ReadConsent {
  const said: SaidOfMails[] = []
  for (const { index, name, kind, values, mayBeOther } of columns) {
    const cell = cells[index] ?? ''
    const value = cellValue(cell)
    const says = sayOf[kind](value)
    if (says === 'no') {
      return { ...refused(kind, name, cell), said: [] }
    }
    const isShown = values.some((each) => each.value === value)
    said.push({
      column: name || `Column ${index + 1}`,
      value: isShown ? value : otherValue,
      says: isShown ? says : 'unclear',
      mayBeOther,
    })
  }
  return { no: '', isForFile: false, isLasting: false, hasUnsubscribed: false, why: '', said }
}

/**
 * Who only has yet to confirm may have done so for another list; any other no holds for the whole file. That somebody
 * never agreed there says nothing of where else they did.
 */
function refused(kind: Kind, name: string, cell: string) {
  const refusal = kind === 'refusal' ? refusalOfHeading(name) : refusalOf(cellValue(cell))
  const hasUnsubscribed = refusal === 'left' || (refusal === 'absent' && hasLeftWhoSaysNo(name))
  const reasons = {
    left: text.hasUnsubscribed,
    unreachable: text.unreachable,
    unconfirmed: text.notConfirmed,
    complained: text.notMailable(name, cell.trim()),
    absent: text.notMailable(name, cell.trim()),
    other: text.notMailable(name, cell.trim()),
  }
  return {
    no: reasons[refusal ?? 'other'],
    isForFile: refusal !== 'unconfirmed',
    isLasting: isLasting(refusal) || hasUnsubscribed,
    hasUnsubscribed,
    // Dates and reasons differ from row to row.
    why: kind === 'refusal' ? name : `${name}: ${cellValue(cell)}`,
  }
}

const tookBack =
  /unsub|\bopt(ed)? ?out|email disabled|withdr|revo[ck]|révoqu|abbestell|gekündigt|abgemeld|abmeld|widerspr|widerruf|désinscri|désabonn|\bbaja\b|disiscri/u

/** Whatever stands in such a column. A count, or that mails may be delivered later, says nothing for good. */
function refusalOfHeading(name: string): Refusal {
  const heading = plainHeading(name)
  if (tookBack.test(heading)) {
    return 'left'
  }
  if (/\b(soft|count|number|total|last)\b/.test(heading)) {
    return 'other'
  }
  if (/bounce|clean/.test(heading)) {
    return 'unreachable'
  }
  return /complain|spam|block ?list|black ?list|suppress|do not/.test(heading)
    ? 'complained'
    : 'other'
}
