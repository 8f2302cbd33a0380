import { classNames } from '@/src/ui/class-names'
import styles from '@/src/ui/icon/icon.module.css'
import { type IconName, iconPaths } from '@/src/ui/icon/icon-paths'

type Props = {
  name: IconName
  /** Filled in the text colour, for play marks and pressed hearts. */
  filled?: boolean
  className?: string
}

/** A decorative picture: what it means is said by the name of the button or link around it. */
export function Icon({ name, filled = false, className }: Props) {
  return (
    <svg
      className={classNames(styles.icon, filled && styles.filled, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
