import { useSite } from '@/plugins/visual-editor/editor/builder-context'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import styles from '@/plugins/visual-editor/editor/theme/theme.module.css'
import { firstHeaderLinks, type HeaderLink } from '@/src/core/theme/links'

/** For a header without links: the usual ones by one click. */
export function FirstHeaderLinks({ onTake }: { onTake: (links: readonly HeaderLink[]) => void }) {
  const isHidden = useSite(({ header }) => header?.hidesLinks === true)
  if (isHidden) {
    return null
  }
  return (
    <>
      <p className={styles.hint}>
        Without links in the header, visitors find your other pages only from your sections.
      </p>
      <button
        type="button"
        className={`${shell.button} ${styles.add}`}
        data-kind="primary"
        onClick={() => onTake(firstHeaderLinks)}
      >
        Add {new Intl.ListFormat('en-GB').format(firstHeaderLinks.map(({ label }) => label))}
      </button>
    </>
  )
}
