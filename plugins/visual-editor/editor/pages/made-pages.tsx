import type { findMadePages } from '@/plugins/visual-editor/editor/pages/page-groups'
import styles from '@/plugins/visual-editor/editor/pages/pages.module.css'
import { usePages } from '@/plugins/visual-editor/editor/pages/use-pages'
import panels from '@/plugins/visual-editor/editor/panels/panels.module.css'
import { ExternalLink, Lock } from '@/plugins/visual-editor/editor/shell/icons'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import { ownerMessages } from '@/src/core/owner-messages'

/** Pages that cannot be opened here, and why. */
export function MadePages({ pages }: { pages: ReturnType<typeof findMadePages> }) {
  const origin = usePages(({ card }) => card?.origin)
  return (
    <section>
      <h3 className={panels.groupTitle}>Made by your site</h3>
      <p className={styles.hint}>{ownerMessages.editor.madePages}</p>
      <ul className={styles.list} aria-label="Pages made by your site">
        {pages.map(({ title, pathname }) => (
          <li key={pathname} className={styles.row}>
            <span className={styles.handle} />
            <span className={styles.open}>
              <Lock size={18} strokeWidth={1.75} aria-hidden />
              <span className={styles.names}>
                <b>{title}</b>
                <small>
                  <span>{pathname}</span>
                </small>
              </span>
            </span>
            {origin && (
              <a
                className={shell.button}
                href={`${origin}${pathname}`}
                target="_blank"
                rel="noreferrer"
                aria-label={`View ${title}`}
              >
                <ExternalLink size={16} aria-hidden />
                View
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
