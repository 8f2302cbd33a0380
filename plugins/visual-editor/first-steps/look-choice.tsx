import { type CSSProperties, useId } from 'react'
import styles from '@/plugins/visual-editor/first-steps/first-steps.module.css'
import { themeVariables } from '@/src/core/theme/css-variables'
import { type LookName, ownLooks } from '@/src/core/theme/looks'
import { FontFaces } from '@/src/ui/site-root/font-faces'

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
          <span
            className={styles.face}
            style={
              themeVariables({
                ...look,
                logo: '',
                headerLinks: [],
                socialLinks: [],
              }) as CSSProperties
            }
            aria-hidden="true"
          >
            <FontFaces family={look.fontFamily} />
            <b>{name}</b>
            <i />
          </span>
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
