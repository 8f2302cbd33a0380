import { ListScreen } from '@/src/admin/ui/list/list-screen'
import styles from '@/src/admin/ui/list/list-skeleton.module.css'

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** A list of rows while it is on its way: what stands above them is where it will be. */
export function ListSkeleton({ title }: { title: string }) {
  return (
    <ListScreen title={title} isBusy>
      <span className={styles.tools} />
      <div className={styles.rows}>
        {rows.map((row) => (
          <span key={row} className={styles.row} />
        ))}
      </div>
    </ListScreen>
  )
}
