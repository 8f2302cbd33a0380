import {
  type ChangeWord,
  changeLabels,
} from '@/plugins/visual-editor/editor/versions/change-labels'
import styles from '@/plugins/visual-editor/editor/versions/versions.module.css'

const most = 50

/** What is different, in words. */
export function ChangeList({ changes }: { changes: readonly ChangeWord[] }) {
  if (changes.length === 0) {
    return <p className={styles.same}>Nothing that is shown is different.</p>
  }
  return (
    <ul className={styles.changes} aria-label="What is different">
      {changes.slice(0, most).map(({ id, kind, name }) => (
        <li key={`${kind} ${id}`}>
          <span className={styles.mark} data-kind={kind}>
            {changeLabels[kind]}
          </span>{' '}
          {name}
        </li>
      ))}
      {changes.length > most && <li>and {changes.length - most} more</li>}
    </ul>
  )
}
