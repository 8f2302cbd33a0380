import { useId } from 'react'
import { LookFace } from '@/plugins/visual-editor/editor/theme/look-face'
import styles from '@/plugins/visual-editor/first-steps/first-steps.module.css'
import { type LookName, ownLooks } from '@/src/core/theme/looks'

type Props = { name: string; chosen: LookName; onChoose: (look: LookName) => void }

/** The looks, each with the artist's own name in it. */
export function LookChoice({ name, chosen, onChoose }: Props) {
  const group = useId()
  return (
    <fieldset className={styles.looks}>
      <legend>Choose a look</legend>
      {ownLooks.map(({ id, label, look }) => (
        <label key={id} className={styles.look}>
          <input
            type="radio"
            name={group}
            checked={id === chosen}
            onChange={() => onChoose(id as LookName)}
          />
          <LookFace look={look} name={name} size="large" className={styles.face} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
