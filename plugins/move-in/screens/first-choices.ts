import { sureMailable } from '@/plugins/move-in/screens/consent-question'
import type {
  Choosable,
  Counted,
  ImportChoices,
  ImportFindings,
  Named,
} from '@/src/core/contracts/studio/move-in'

/** Tiers and releases that are called alike there and here are taken for the same. No list is chosen unasked. */
export function firstChoices(
  here: Choosable | undefined,
  findings: ImportFindings | null,
): ImportChoices {
  return {
    listId: null,
    tiers: alike(findings?.tiers, here?.tiers),
    releases: alike(findings?.releases, here?.releases),
    mailable: sureMailable(findings?.said ?? []),
    consent: false,
    siteAddress: '',
  }
}

const plain = (name: string) => name.trim().toLowerCase()

function alike(there: Counted = [], here: readonly Named[] = []): Record<string, string> {
  return Object.fromEntries(
    there.flatMap(({ name }) => {
      const same = here.find((each) => plain(each.name) === plain(name))
      return same ? [[name, same.id] as const] : []
    }),
  )
}

/** The same choices with another one for a name; without any for an empty id. */
export function withChoice(
  chosen: Readonly<Record<string, string>>,
  name: string,
  id: string,
): Record<string, string> {
  const { [name]: _, ...others } = chosen
  return id ? { ...others, [name]: id } : others
}
