import { countRevisions } from '@/collections/_hooks/count-revisions'
import { slugs } from '@/src/core/slugs'

/** The revisions of a page are those of its layout; see {@link countRevisions}. */
export const checkRevision = countRevisions({
  collection: slugs.pages,
  contentOf: ({ layout }) => layout,
})
