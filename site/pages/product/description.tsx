import { SiteLink } from '@/site/layout/site-link.client'
import styles from '@/site/pages/product/release.module.css'
import type { RichTextDoc } from '@/src/core/rich-text'
import { isEmptyRichText } from '@/src/rich-text/plain-text'
import { RichText } from '@/src/rich-text/render'

/** The artist's words about a product or an event. */
export function Description({ doc }: { doc: RichTextDoc | null }) {
  if (!doc || isEmptyRichText(doc)) {
    return null
  }
  return (
    <div className={styles.prose}>
      <RichText doc={doc} Link={SiteLink} />
    </div>
  )
}
