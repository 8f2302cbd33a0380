import type { CollectionSlug, PayloadRequest } from 'payload'
import type { ImportChoices } from '@/src/core/contracts/studio/move-in'

/** What is known beside the file when a thing is made. */
export type MakingOf = {
  /** What the artist said of what is in the file. */
  choices: ImportChoices
  importer: string
  /** Ids in the media library, by what the file names the pictures. */
  pictures: ReadonlyMap<string, string>
}

/** Something that an import made, and the site for which it did. */
export type Made = { id: string; profileId: string }

/** How things of one kind are made, with the rights of who asked for the import. */
export type Kind<Thing> = {
  collection: CollectionSlug
  /** No rule lets artists write it: the job does so for them, after it was asked whether they may import. */
  isSystems?: true
  /** What the file names its pictures by, those to be fetched. */
  pictures?: (thing: Thing) => readonly string[]
  /**
   * Asked by the dry run, for some at once: why each is left out because of what is here; empty where it will be made. What
   * is refused is not made later either.
   */
  refuse?: (
    req: PayloadRequest,
    profileId: string,
    things: readonly Thing[],
    given: MakingOf,
  ) => Promise<readonly string[]>
  /** In the transaction of `req`. @returns the id of a draft; null where nothing is to be made after all */
  make: (
    req: PayloadRequest,
    profileId: string,
    thing: Thing,
    given: MakingOf,
  ) => Promise<string | null>
  /** In the transaction of `req`: what a newer file says of a thing that an earlier one made. */
  again?: (req: PayloadRequest, profileId: string, thing: Thing, given: MakingOf) => Promise<void>
  /**
   * Another one as soon as somebody changed the document or what belongs to it; null when the site has none. Only what
   * has one is taken back: notes of what was made come along with imported sites, and may name documents of others.
   */
  mark: (req: PayloadRequest, made: Made) => Promise<string | null>
  /** Takes back more than the document, which goes too; throws an `AppError` to let it stay. */
  remove?: (req: PayloadRequest, id: string) => Promise<void>
}

/** The mark of what nobody can change: the same one while it is there. */
export function markWhileThere(collection: CollectionSlug): Kind<never>['mark'] {
  return async (req, { id, profileId }) => {
    const { totalDocs } = await req.payload.count({
      collection,
      where: { id: { equals: id }, profile: { equals: profileId } },
      req,
    })
    return totalDocs > 0 ? 'as made' : null
  }
}
