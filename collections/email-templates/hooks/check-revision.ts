import { countRevisions } from '@/collections/_hooks/count-revisions'
import { slugs } from '@/src/core/slugs'

/** The revisions of a mail are those of its words and its layout; see {@link countRevisions}. */
export const checkRevision = countRevisions({
  collection: slugs.emailTemplates,
  contentOf: ({ subject, layout }) => ({ subject, layout }),
})
