import styles from '@/site/pages/product/release.module.css'
import { sanitizeHtml } from '@/src/server/sanitize-html'

/** The artist's words about a product. Cleaned when saved, and again here: it is other people's HTML. */
export function Description({ html }: { html: string }) {
  const clean = sanitizeHtml(html)
  if (!clean.trim()) {
    return null
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in the line above
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: clean }} />
}
