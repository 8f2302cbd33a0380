import controls from '@/src/admin/ui/controls.module.css'
import { Search } from '@/src/admin/ui/icons'
import styles from '@/src/admin/ui/list/list.module.css'
import { limits } from '@/src/core/limits'

type Props = {
  /** What is looked for, like “Search by title”. */
  label: string
  /** In the empty field; the label unless given. */
  placeholder?: string
  value: string
  maxLength?: number
  className?: string | undefined
  onChange: (value: string) => void
}

/** Narrows a list by words. */
export function SearchField(props: Props) {
  const { label, placeholder = label, value, maxLength = limits.searchMax, onChange } = props
  const { className = styles.search } = props
  return (
    <label className={`${controls.field} ${className}`}>
      <Search size={16} aria-hidden />
      <input
        type="search"
        className={styles.typed}
        placeholder={placeholder}
        aria-label={label}
        value={value}
        maxLength={maxLength}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  )
}
