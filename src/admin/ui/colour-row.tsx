import { type CSSProperties, useState } from 'react'
import { HexColorPicker } from 'react-colorful'
import styles from '@/src/admin/ui/colour-row.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { IconButton } from '@/src/admin/ui/icon-button'
import { Pipette } from '@/src/admin/ui/icons'
import { isEnter } from '@/src/core/is-enter'
import { themeMessages } from '@/src/core/messages/theme'
import { hexColour } from '@/src/core/theme/hex-colour'

type Props = {
  id: string
  label: string
  /** `#rrggbb` */
  value: string
  onChange: (value: string) => void
}

/** What stands in the field while it is no colour, or is still being typed. */
type Typed = {
  text: string
  /** The colour it was typed over; another one, from undo or a look, takes its place. */
  over: string
  /** The artist went on, and is told what is wrong with it. */
  isLeft: boolean
}

/** A colour by its number; the swatch opens a field to point at. */
export function ColourRow({ id, label, value, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [last, setTyped] = useState<Typed | null>(null)
  const typed = last?.over === value.toLowerCase() ? last : null
  const isWrong = typed?.isLeft === true && hexColour(typed.text) === null

  const take = (colour: string | null) => {
    if (colour && colour !== value.toLowerCase()) {
      onChange(colour)
    }
  }
  const pick = (colour: string | null) => {
    setTyped(null)
    take(colour)
  }
  const leave = () =>
    setTyped(typed && hexColour(typed.text) === null ? { ...typed, isLeft: true } : null)

  return (
    <div className={styles.colour}>
      <label htmlFor={id}>{label}</label>
      <span className={controls.field}>
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
          value={typed?.text ?? value.toUpperCase()}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-problem` : undefined}
          onChange={({ target: { value: text } }) => {
            const colour = hexColour(text)
            const over = colour ?? value.toLowerCase()
            setTyped({ text, over, isLeft: typed?.isLeft ?? false })
            take(colour)
          }}
          onBlur={leave}
          onKeyDown={(event) => isEnter(event) && leave()}
        />
        {canPickFromScreen() && (
          <IconButton
            icon={Pipette}
            label={`${label}: take it from the screen`}
            onClick={() => void pickFromScreen().then(pick)}
          />
        )}
      </span>
      {isWrong && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {themeMessages.colour}
        </p>
      )}
      {isOpen && (
        <div id={`${id}-picker`} className={styles.picker}>
          <HexColorPicker color={value} onChange={pick} />
        </div>
      )}
    </div>
  )
}

type EyeDropper = new () => { open: () => Promise<{ sRGBHex: string }> }

const eyeDropper = () => (window as { EyeDropper?: EyeDropper }).EyeDropper

/** Whether this browser can read a colour from anywhere on the screen. */
const canPickFromScreen = () => eyeDropper() !== undefined

/** The colour that was clicked on; null when it was cancelled. */
async function pickFromScreen(): Promise<string | null> {
  const Dropper = eyeDropper()
  try {
    const picked = Dropper && (await new Dropper().open())
    return picked ? hexColour(picked.sRGBHex) : null
  } catch {
    return null
  }
}
