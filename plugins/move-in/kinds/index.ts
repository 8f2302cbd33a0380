import type { PayloadRequest } from 'payload'
import type { Kind } from '@/plugins/move-in/kinds/kind'
import { links } from '@/plugins/move-in/kinds/links'
import { member } from '@/plugins/move-in/kinds/member'
import { merch } from '@/plugins/move-in/kinds/merch'
import { pastOrder } from '@/plugins/move-in/kinds/past-order'
import { post } from '@/plugins/move-in/kinds/post'
import { release } from '@/plugins/move-in/kinds/release'
import type { CheckedThing, ImportedKind } from '@/src/core/contracts/studio/imported-things'
import type { ImportChoices } from '@/src/core/contracts/studio/move-in'

/** What can be made, by its name in {@link CheckedThing}. */
export const kinds = { merch, release, post, links, pastOrder, member } as const

/** By a stored name; undefined for one that is not known any more. */
export const kindNamed = (name: string): Omit<Kind<never>, 'make'> | undefined =>
  Object.hasOwn(kinds, name) ? kinds[name as ImportedKind] : undefined

export function makeThing(
  req: PayloadRequest,
  profileId: string,
  thing: CheckedThing,
  choices: ImportChoices,
): Promise<string> {
  switch (thing.kind) {
    case 'merch':
      return merch.make(req, profileId, thing, choices)
    case 'release':
      return release.make(req, profileId, thing, choices)
    case 'post':
      return post.make(req, profileId, thing, choices)
    case 'links':
      return links.make(req, profileId, thing, choices)
    case 'pastOrder':
      return pastOrder.make(req, profileId, thing, choices)
    case 'member':
      return member.make(req, profileId, thing, choices)
  }
}
