import { formatPrice } from '@/src/core/money'
import { inSentenceCase, wordsOfName } from '@/src/core/text'

type Plain = string | number | boolean | null

/** A value, or how it was and how it is. Amounts are minor units, in names that end with `Minor`. */
export type AuditFact = Plain | { before: Plain; after: Plain }

export type AuditFacts = Readonly<Record<string, AuditFact>>

/** The fields that differ, as facts; null where none does. */
export function changesOf<Name extends string>(
  names: readonly Name[],
  before: Partial<Record<Name, Plain>>,
  after: Partial<Record<Name, Plain>>,
): AuditFacts | null {
  const changed = names.flatMap((name) => {
    const [was = null, is = null] = [before[name], after[name]]
    return was === is ? [] : [[name, { before: was, after: is }] as const]
  })
  return changed.length > 0 ? Object.fromEntries(changed) : null
}

/** Stored facts for people: `['Price', '$9.00 → $12.00']`. */
export function factLabel(facts: AuditFacts): [name: string, value: string][] {
  return Object.entries(facts).map(([key, fact]) => [
    nameOf(key),
    typeof fact === 'object' && fact !== null
      ? `${textOf(key, fact.before)} → ${textOf(key, fact.after)}`
      : textOf(key, fact),
  ])
}

/** `priceMonthlyMinor` is “Price monthly”. */
function nameOf(key: string): string {
  return inSentenceCase(wordsOfName(key.replace(/Minor$/, '')))
}

function textOf(key: string, value: Plain): string {
  if (value === null || value === '') {
    return 'none'
  }
  if (typeof value === 'boolean') {
    return value ? 'yes' : 'no'
  }
  return typeof value === 'number' && key.endsWith('Minor') ? formatPrice(value) : String(value)
}
