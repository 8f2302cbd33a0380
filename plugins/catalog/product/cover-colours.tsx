import type { CSSProperties } from 'react'
import styles from '@/plugins/catalog/product/product.module.css'
import { useProductField, useProductState } from '@/plugins/catalog/product/product-context'
import { ChangedElsewhere } from '@/src/admin/form-screen/form-row'
import form from '@/src/admin/form-screen/form-sections.module.css'

/** Offers the colours of the cover for its page; what it looks like stands in the preview. */
export function CoverColours() {
  const hasCoverColours = useProductField('hasCoverColours')
  const colours = useProductState(({ stored }) => stored.coverColours)
  if (!colours) {
    return null
  }
  return (
    <label className={form.check}>
      <input
        type="checkbox"
        checked={hasCoverColours.value}
        onChange={({ target }) => hasCoverColours.set(target.checked)}
      />
      <span>
        Use the cover’s colours on this page
        <small className={styles.swatches}>
          {(['background', 'primary', 'text'] as const).map((name) => (
            <i key={name} style={{ '--c': colours[name] } as CSSProperties} />
          ))}
          Adjusted where they would be hard to read.
        </small>
        {hasCoverColours.isElsewhere && <ChangedElsewhere />}
      </span>
    </label>
  )
}
