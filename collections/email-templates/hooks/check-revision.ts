import { countRevisions } from '@/collections/_hooks/count-revisions'
import { slugs } from '@/src/core/slugs'

/** The revisions of a mail are those of what is written, sent or not; see {@link countRevisions}. */
export const checkRevision = countRevisions({
  collection: slugs.emailTemplates,
  contentOf: ({ subject, layout, draft }) => draft ?? { subject, layout },
})
