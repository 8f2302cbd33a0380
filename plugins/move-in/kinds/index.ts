import type { PayloadRequest } from 'payload'
import { links } from '@/plugins/move-in/kinds/links'
import { merch } from '@/plugins/move-in/kinds/merch'
import { pastOrder } from '@/plugins/move-in/kinds/past-order'
import { post } from '@/plugins/move-in/kinds/post'
import { release } from '@/plugins/move-in/kinds/release'
import type { CheckedThing, ImportedKind } from '@/src/core/contracts/studio/imported-things'

/** What can be made, by its name in {@link CheckedThing}. */
export const kinds = { merch, release, post, links, pastOrder } as const

/** By a stored name; undefined for one that is not known any more. */
export const kindNamed = (name: string) =>
  Object.hasOwn(kinds, name) ? kinds[name as ImportedKind] : undefined

export function makeThing(
  req: PayloadRequest,
  profileId: string,
  thing: CheckedThing,
): Promise<string> {
  switch (thing.kind) {
    case 'merch':
      return merch.make(req, profileId, thing)
    case 'release':
      return release.make(req, profileId, thing)
    case 'post':
      return post.make(req, profileId, thing)
    case 'links':
      return links.make(req, profileId, thing)
    case 'pastOrder':
      return pastOrder.make(req, profileId, thing)
  }
}
