import {
  type HeadingKind,
  hasLeftWhoSaysNo,
  isAboutCalls,
  isAboutOther,
  kindsOfHeadings,
  plainHeading,
} from '@/plugins/newsletters/import/consent-headings'
import type { ConsentColumn } from '@/src/core/contracts/audience/email-lists'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import {
  cellValue,
  isAnswer,
  isLasting,
  isMailRefusal,
  isPlainNo,
  isState,
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
  readonly counts = new Map<string, { example: string; count: number }>()
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
    if (known) {
      known.count += 1
    } else if (this.counts.size < consentValuesCounted) {
      this.counts.set(value, { example: cell.trim(), count: 1 })
    } else {
      this.beyond += 1
    }
  }
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

function columnOf({ index, name, kind, count: { counts, beyond } }: Counted): ConsentColumn {
  const all = [...counts]
    .map(([value, { example, count }]) => ({ value, example, count, says: sayOf[kind](value) }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
  const shown = all.slice(0, consentValuesShown)
  const others = all.slice(consentValuesShown).reduce((sum, { count }) => sum + count, beyond)
  return {
    index,
    name: name.trim().slice(0, limits.subscriberImport.quotedMax),
    kind,
    values: shown.map((each) => ({
      ...each,
      example: each.example.slice(0, limits.subscriberImport.quotedMax),
    })),
    others,
    mayBeOther: all.every(({ says }) => says !== 'no'),
  }
}

/** What the artist said of columns: places of the values that may be mailed; null: the column is not about mails. */
export type Mailable = ReadonlyMap<number, readonly number[] | null>

type Refused = {
  reason: string
  /** It holds for all rows of the file. */
  isForFile: boolean
  /** It holds for all files. */
  hasLeft: boolean
}

/** Why a row may not be mailed, by its columns of consent. Nothing that the artist says makes a no a yes. */
export function refusalOfRow(
  cells: readonly string[],
  columns: readonly ConsentColumn[],
  mailable: Mailable,
): Refused | undefined {
  const read = columns.map(({ index, name, kind, values }) => {
    const cell = cells[index] ?? ''
    const value = cellValue(cell)
    return { index, name, kind, values, cell, value, says: sayOf[kind](value) }
  })
  // A sure no counts before what another column leaves open.
  const no = read.find(({ says }) => says === 'no')
  if (no) {
    return refused(no.kind, no.name, no.cell)
  }
  for (const { index, name, values, cell, value, says } of read) {
    const chosen = mailable.get(index)
    const isMailed =
      chosen === undefined
        ? says === 'yes'
        : chosen === null || chosen.some((place) => values[place]?.value === value)
    if (!isMailed) {
      return { reason: text.notMailable(name, cell.trim()), isForFile: false, hasLeft: false }
    }
  }
  return undefined
}

/**
 * Who only has yet to confirm may have done so for another list; any other no holds for the whole file. That somebody
 * never agreed there says nothing of where else they did.
 */
function refused(kind: Kind, name: string, cell: string): Refused {
  const refusal = kind === 'refusal' ? refusalOfHeading(name) : refusalOf(cellValue(cell))
  const reasons = {
    left: text.hasUnsubscribed,
    unreachable: text.unreachable,
    unconfirmed: text.notConfirmed,
    absent: text.notMailable(name, cell.trim()),
    other: text.notMailable(name, cell.trim()),
  }
  return {
    reason: reasons[refusal ?? 'other'],
    isForFile: refusal !== 'unconfirmed',
    hasLeft: isLasting(refusal) || (refusal === 'absent' && hasLeftWhoSaysNo(name)),
  }
}

function refusalOfHeading(name: string) {
  const heading = plainHeading(name)
  return /unsub|opt(ed)? ?out/.test(heading)
    ? 'left'
    : /bounce|clean/.test(heading)
      ? 'unreachable'
      : 'other'
}
