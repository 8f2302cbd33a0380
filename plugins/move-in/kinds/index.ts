import type { PayloadRequest } from 'payload'
import { code } from '@/plugins/move-in/kinds/code'
import type { Kind, MakingOf } from '@/plugins/move-in/kinds/kind'
import { leaver } from '@/plugins/move-in/kinds/leaver'
import { links } from '@/plugins/move-in/kinds/links'
import { member } from '@/plugins/move-in/kinds/member'
import { merch } from '@/plugins/move-in/kinds/merch'
import { pastOrder } from '@/plugins/move-in/kinds/past-order'
import { post } from '@/plugins/move-in/kinds/post'
import { release } from '@/plugins/move-in/kinds/release'
import { show } from '@/plugins/move-in/kinds/show'
import { subscriber } from '@/plugins/move-in/kinds/subscriber'
import type { CheckedThing, ImportedKind } from '@/src/core/contracts/studio/imported-things'
import { suppressedAmong } from '@/src/server/audience/suppression-list'

/** What can be made, by its name in {@link CheckedThing}. */
export const kinds = {
  ...{ merch, release, post, links, pastOrder, member, code },
  ...{ subscriber, leaver, show },
} as const

/** By a stored name; undefined for one that is not known any more. */
export const kindNamed = (
  name: string,
): Omit<Kind<never>, 'make' | 'again' | 'pictures' | 'refuse'> | undefined =>
  Object.hasOwn(kinds, name) ? kinds[name as ImportedKind] : undefined

export function makeThing(
  req: PayloadRequest,
  profileId: string,
  thing: CheckedThing,
  given: MakingOf,
): Promise<string | null> {
  switch (thing.kind) {
    case 'merch':
      return merch.make(req, profileId, thing, given)
    case 'release':
      return release.make(req, profileId, thing, given)
    case 'post':
      return post.make(req, profileId, thing, given)
    case 'links':
      return links.make(req, profileId, thing, given)
    case 'pastOrder':
      return pastOrder.make(req, profileId, thing, given)
    case 'member':
      return member.make(req, profileId, thing, given)
    case 'code':
      return code.make(req, profileId, thing, given)
    case 'subscriber':
      return subscriber.make(req, profileId, thing, given)
    case 'leaver':
      return leaver.make(req, profileId, thing, given)
    case 'show':
      return show.make(req, profileId, thing, given)
  }
}

/** Says to what an earlier file made what a newer one says of it. */
export async function sayAgain(
  req: PayloadRequest,
  profileId: string,
  thing: CheckedThing,
  given: MakingOf,
): Promise<void> {
  if (thing.kind === 'subscriber') {
    await subscriber.again?.(req, profileId, thing, given)
  }
  if (thing.kind === 'member') {
    await member.again?.(req, profileId, thing, given)
  }
}

/** Of what an earlier file made, those of whom a newer one says that they left, which is not known here. */
export async function newlyLeft(
  req: PayloadRequest,
  profileId: string,
  things: readonly CheckedThing[],
  given: MakingOf,
): Promise<ReadonlySet<CheckedThing>> {
  const members = things.filter((thing) => thing.kind === 'member').filter(({ hasLeft }) => hasLeft)
  const subscribers = things
    .filter((thing) => thing.kind === 'subscriber')
    .filter(({ hasLeft }) => hasLeft)
  const suppressed = await suppressedAmong(
    req,
    profileId,
    members.map(({ email }) => email),
  )
  const reasons = await subscriber.refuse?.(req, profileId, subscribers, given)
  return new Set([
    ...members.filter(({ email }) => !suppressed.has(email)),
    ...subscribers.filter((_, index) => reasons?.[index] === ''),
  ])
}

/** Why things are left out because of what is on the site. */
export async function refusedThings(
  req: PayloadRequest,
  profileId: string,
  things: readonly CheckedThing[],
  given: MakingOf,
): Promise<ReadonlyMap<CheckedThing, string>> {
  const subscribers = things.filter((thing) => thing.kind === 'subscriber')
  const shows = things.filter((thing) => thing.kind === 'show')
  const reasons = [
    ...((await subscriber.refuse?.(req, profileId, subscribers, given)) ?? []),
    ...((await show.refuse?.(req, profileId, shows, given)) ?? []),
  ]
  return new Map(
    [...subscribers, ...shows].map((thing, index) => [thing, reasons[index] ?? ''] as const),
  )
}

/** What the file names the pictures of a thing by. */
export function picturesOf(thing: CheckedThing): readonly string[] {
  switch (thing.kind) {
    case 'merch':
      return merch.pictures?.(thing) ?? []
    case 'post':
      return post.pictures?.(thing) ?? []
    default:
      return []
  }
}
