'use client'

import { usePathname } from 'next/navigation'
import { type Preview, setPreview } from '@/site/api/preview'
import styles from '@/site/preview/preview-bar.module.css'
import { previewMessages } from '@/src/core/messages/blocks'

const text = previewMessages

/** Says that this is a preview, above everything else; the artist chooses whose eyes to look through. */
export function PreviewBar({ preview }: { preview: Preview }) {
  const isDraft = /^\/meta\/(post-)?preview\//.test(usePathname())
  return (
    <aside className={styles.bar} aria-label="Preview">
      <b>{isDraft ? text.ofDraft : text.ofSite}</b>
      {preview.playToken && (
        <label>
          {text.viewAs}{' '}
          <select
            value={preview.viewer}
            onChange={({ target }) => setPreview({ ...preview, viewer: target.value })}
          >
            <option value="signed-out">{text.signedOut}</option>
            <option value="visitor">{text.visitor}</option>
            {preview.tiers.map(({ id, name }) => (
              <option key={id} value={id}>
                {text.memberOf(name)}
              </option>
            ))}
          </select>
        </label>
      )}
    </aside>
  )
}
