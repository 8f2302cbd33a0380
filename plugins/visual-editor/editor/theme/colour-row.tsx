import { type CSSProperties, useId, useState } from 'react'
import { HexColorPicker } from 'react-colorful'
import { IconButton } from '@/plugins/visual-editor/editor/shell/icon-button'
import { Pipette } from '@/plugins/visual-editor/editor/shell/icons'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import { canPickFromScreen, pickFromScreen } from '@/plugins/visual-editor/editor/theme/eyedropper'
import { hexColour } from '@/plugins/visual-editor/editor/theme/hex-colour'
import styles from '@/plugins/visual-editor/editor/theme/theme.module.css'

type Props = {
  label: string
  /** `#rrggbb` */
  value: string
  onChange: (value: string) => void
}

/** A colour by its number; the swatch opens a field to point at. */
export function ColourRow({ label, value, onChange }: Props) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)

  const take = (colour: string | null) => {
    if (colour && colour !== value.toLowerCase()) {
      onChange(colour)
    }
  }

  return (
    <div className={styles.colour}>
      <label htmlFor={id}>{label}</label>
      <span className={shell.field}>
        <button
          type="button"
          className={styles.swatch}
          style={{ '--c': value } as CSSProperties}
          aria-label={`${label}: pick a colour`}
          aria-expanded={isOpen}
          aria-controls={`${id}-picker`}
          onClick={() => setIsOpen(!isOpen)}
        />
        <input
          id={id}
          className={styles.hex}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          value={typed ?? value.toUpperCase()}
          onChange={(event) => {
            setTyped(event.target.value)
            take(hexColour(event.target.value))
          }}
          onBlur={() => setTyped(null)}
        />
        {canPickFromScreen() && (
          <IconButton
            icon={Pipette}
            label={`${label}: take it from the screen`}
            onClick={() => void pickFromScreen().then(take)}
          />
        )}
      </span>
      {isOpen && (
        <div id={`${id}-picker`} className={styles.picker}>
          <HexColorPicker color={value} onChange={take} />
        </div>
      )}
    </div>
  )
}
