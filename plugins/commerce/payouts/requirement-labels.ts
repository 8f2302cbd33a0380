import { ownerMessages } from '@/src/core/messages/owner-messages'

const { requirements, otherRequirement } = ownerMessages.payouts

/** What Stripe asks for, as an artist would say it, each once: a day of birth has three names there. */
export function requirementLabels(names: readonly string[]): string[] {
  return [...new Set(names.map(wordsOf))]
}

function wordsOf(name: string): string {
  // Those who run a company are named by numbers, `person_1A2b.dob.day`, which says as much as these.
  const plain = name.replace(/^(representative|person_\w+)\./, 'individual.')
  const known = Object.entries(requirements).find(
    ([start]) => plain === start || plain.startsWith(`${start}.`) || plain.startsWith(`${start}_`),
  )
  return known?.[1] ?? otherRequirement
}
