import type { CollectionSlug, PayloadRequest } from 'payload'
import type { ImportChoices } from '@/src/core/contracts/studio/move-in'

/** What is known beside the file when a thing is made. */
export type MakingOf = {
  /** What the artist said of what is in the file. */
  choices: ImportChoices
  /** Ids in the media library, by what the file names the pictures. */
  pictures: ReadonlyMap<string, string>
}

/** How things of one kind are made, with the rights of who asked for the import. */
export type Kind<Thing> = {
  collection: CollectionSlug
  /** No rule lets artists write it: the job does so for them, after it was asked whether they may import. */
  isSystems?: true
  /** What the file names its pictures by, those to be fetched. */
  pictures?: (thing: Thing) => readonly string[]
  /** In the transaction of `req`. @returns the id of a draft */
  make: (req: PayloadRequest, profileId: string, thing: Thing, given: MakingOf) => Promise<string>
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
