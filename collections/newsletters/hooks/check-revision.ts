import { countRevisions } from '@/collections/_hooks/count-revisions'
import { slugs } from '@/src/core/slugs'

/** The revisions of a newsletter are those of what is written in the editor; see {@link countRevisions}. */
export const checkRevision = countRevisions({
  collection: slugs.newsletters,
  contentOf: ({ subject, layout }) => ({ subject, layout: layout ?? null }),
})
