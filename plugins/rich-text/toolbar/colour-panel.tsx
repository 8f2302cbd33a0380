import { type CSSProperties, useId, useState } from 'react'
import { HexColorPicker } from 'react-colorful'
import { Popover } from '@/plugins/rich-text/kit/popover'
import styles from '@/plugins/rich-text/toolbar/colour-panel.module.css'
import { isEnter } from '@/src/core/is-enter'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { hexColour } from '@/src/core/theme/hex-colour'
import { themeColours } from '@/src/rich-text/nodes/text/text-style'

type Props = {
  label: string
  value: string | null
  /** CSS for what is stored: colours of the theme are stored by name. */
  colourOf: (value: string) => string
  anchor: () => Element | null
  onChange: (value: string | null) => void
  onClose: () => void
}

const names: Readonly<Record<(typeof themeColours)[number], string>> = {
  '--color-text': 'Text',
  '--color-primary': 'Primary',
  '--accent-text': 'Primary, readable',
  '--color-text-primary': 'Text on primary',
  '--color-background': 'Background',
}

/** Colours of the theme, which change with it, or any other one. */
export function ColourPanel({ label, value, colourOf, anchor, onChange, onClose }: Props) {
  const shown = value ? colourOf(value) : ''
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setIsWrong] = useState(false)
  const problemId = useId()
  return (
    <Popover
      className={styles.panel}
      role="dialog"
      aria-label={label}
      anchor={anchor}
      onClose={onClose}
    >
      <fieldset className={styles.swatches} aria-label="Colours of the theme">
        {themeColours.map((name, index) => {
          const stored = `var(${name})`
          return (
            <button
              key={name}
              type="button"
              className={styles.swatch}
              data-first={index === 0 || undefined}
              style={{ '--c': colourOf(stored) } as CSSProperties}
              aria-label={names[name]}
              title={names[name]}
              aria-pressed={value === stored}
              onClick={() => {
                setTyped(null)
                onChange(stored)
              }}
            />
          )
        })}
      </fieldset>
      <HexColorPicker
        className={styles.picker}
        color={hexColour(shown) ?? '#000000'}
        onChange={(colour) => {
          setTyped(null)
          onChange(colour)
        }}
      />
      <div className={styles.row}>
        <input
          className={styles.hex}
          aria-label={`${label}: number`}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          placeholder="#000000"
          value={typed ?? shown.toUpperCase()}
          aria-invalid={typed !== null && typed !== '' && hexColour(typed) === null}
          aria-describedby={isWrong ? problemId : undefined}
          onChange={({ target }) => {
            setTyped(target.value)
            setIsWrong(false)
            const colour = hexColour(target.value)
            if (colour) {
              onChange(colour)
            }
          }}
          onBlur={() => {
            setTyped(null)
            setIsWrong(false)
          }}
          onKeyDown={(event) => {
            if (isEnter(event)) {
              event.preventDefault()
              if (typed && hexColour(typed) === null) {
                setIsWrong(true)
              } else {
                onClose()
              }
            }
          }}
        />
        <button
          type="button"
          className={styles.none}
          disabled={value === null}
          onClick={() => {
            onChange(null)
            onClose()
          }}
        >
          No colour
        </button>
      </div>
      {isWrong && (
        <p id={problemId} className={styles.problem} role="alert">
          {ownerMessages.richText.noColour}
        </p>
      )}
    </Popover>
  )
}
