import type { CollectionSlug, PayloadRequest } from 'payload'
import type { ImportChoices } from '@/src/core/contracts/studio/move-in'

/** How things of one kind are made, with the rights of who asked for the import. */
export type Kind<Thing> = {
  collection: CollectionSlug
  /** No rule lets artists write it: the job does so for them, after it was asked whether they may import. */
  isSystems?: true
  /** In the transaction of `req`. @returns the id of a draft */
  make: (
    req: PayloadRequest,
    profileId: string,
    thing: Thing,
    /** What the artist said of the members in the file. */
    choices: ImportChoices,
  ) => Promise<string>
  /** Another one as soon as somebody changed the document or what belongs to it; null when it is gone. */
  mark: (req: PayloadRequest, id: string) => Promise<string | null>
  /** Takes back more than the document, which goes too; throws an `AppError` to let it stay. */
  remove?: (req: PayloadRequest, id: string) => Promise<void>
}

/** The mark of what nobody can change: the same one while it is there. */
export function markWhileThere(collection: CollectionSlug): Kind<never>['mark'] {
  return async (req, id) => {
    const { totalDocs } = await req.payload.count({
      collection,
      where: { id: { equals: id } },
      req,
    })
    return totalDocs > 0 ? 'as made' : null
  }
}
