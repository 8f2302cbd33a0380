import { Ban } from 'lucide-react'
import styles from '@/plugins/rich-text/features/tables/table-menu.module.css'

const colors = {
  Sand: '#fbe7c6',
  Rose: '#f9d5d3',
  Mint: '#d3efdc',
  Sky: '#d4e6f9',
  Violet: '#e5dcf7',
  Stone: '#d9d9d9',
  Night: '#242424',
}

type Props = { color: string | null; onChange: (color: string | null) => void }

/** Background of the selected cells. */
export function CellColors({ color, onChange }: Props) {
  return (
    <fieldset className={styles.colors}>
      <legend>Background</legend>
      <button
        type="button"
        className={styles.color}
        aria-label="No colour"
        title="No colour"
        aria-pressed={color === null}
        onClick={() => onChange(null)}
      >
        <Ban size={16} aria-hidden />
      </button>
      {Object.entries(colors).map(([name, value]) => (
        <button
          key={name}
          type="button"
          className={styles.color}
          style={{ background: value }}
          aria-label={name}
          title={name}
          aria-pressed={color === value}
          onClick={() => onChange(value)}
        />
      ))}
      <input
        type="color"
        className={styles.color}
        aria-label="Another colour"
        title="Another colour"
        value={color ?? '#ffffff'}
        onChange={(event) => onChange(event.target.value)}
      />
    </fieldset>
  )
}
