import { Fragment } from 'react'
import { isMacKeyboard, keyCaps } from '@/plugins/visual-editor/editor/actions/keys'
import styles from '@/plugins/visual-editor/editor/palette/palette.module.css'

/** Combinations of keys as caps, as this computer's keyboard prints them. */
export function Keys({ combinations }: { combinations: readonly string[] }) {
  const isMac = isMacKeyboard()
  return (
    <span className={styles.keys}>
      {combinations.map((combination, index) => (
        <Fragment key={combination}>
          {index > 0 && <span className={styles.or}>or</span>}
          <span>
            {keyCaps(combination, isMac).map((cap) => (
              <kbd key={cap}>{cap}</kbd>
            ))}
          </span>
        </Fragment>
      ))}
    </span>
  )
}
