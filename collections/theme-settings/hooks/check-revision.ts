import { countRevisions } from '@/collections/_hooks/count-revisions'
import { slugs } from '@/src/core/slugs'
import { storedTheme } from '@/src/core/theme/stored-theme'
import { idOf } from '@/src/server/site-data/plain-read'

type Row = { label?: unknown; icon?: unknown; href?: unknown }
type Relation = Parameters<typeof idOf>[0]

/** The revisions of a theme are those of all that an artist can set; see {@link countRevisions}. */
export const checkRevision = countRevisions({
  collection: slugs.themeSettings,
  // Rows have ids of their own each time they are stored, and pictures may be populated.
  contentOf: (doc) =>
    Object.keys(storedTheme.shape).map((name) => {
      const value = doc[name]
      if (name === 'logo' || name === 'avatar') {
        return idOf(value as Relation)
      }
      return Array.isArray(value)
        ? value.map(({ label, icon, href }: Row) => ({ label, icon, href }))
        : value
    }),
})
