import { type KeyboardEvent, useId, useState } from 'react'
import { OptionList, optionId } from '@/plugins/rich-text/kit/option-list'
import { Popover } from '@/plugins/rich-text/kit/popover'
import { useActiveOption } from '@/plugins/rich-text/kit/use-active-option'
import styles from '@/plugins/rich-text/toolbar/toolbar.module.css'
import { type FontFamily, fontFamilies, fontStack } from '@/src/core/theme/fonts'
import { FontFaces } from '@/src/ui/site-root/font-faces'

type Props = {
  chosen: FontFamily | null
  anchor: () => Element | null
  onChoose: (family: FontFamily | null) => void
  onClose: () => void
}

/** All families, each in its own face, found by typing. */
export function FontList({ chosen, anchor, onChoose, onClose }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const words = typed.trim().toLowerCase()
  const found: readonly (FontFamily | null)[] = [
    ...(words === '' ? [null] : []),
    ...fontFamilies.filter((family) => family.toLowerCase().includes(words)),
  ]
  const active = useActiveOption(found, typed, found.indexOf(chosen))

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      active.move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (active.option !== undefined) {
        onChoose(active.option)
      }
    } else if (event.key === 'Tab') {
      event.preventDefault()
      onClose()
    }
  }

  return (
    <Popover
      className={styles.insert}
      role="dialog"
      aria-label="Font"
      anchor={anchor}
      onClose={onClose}
    >
      <input
        className={styles.filter}
        role="combobox"
        aria-label="Find a font"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={active.option === undefined ? undefined : optionId(id, active.index)}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder="Find…"
        data-first
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <OptionList
        id={id}
        label="Fonts"
        options={found}
        keyOf={(family) => family ?? ''}
        active={active.index}
        onActive={active.setIndex}
        onChoose={onChoose}
      >
        {(family) =>
          family ? (
            <span style={{ fontFamily: fontStack(family), fontSize: 15 }}>
              <FontFaces family={family} />
              {family}
            </span>
          ) : (
            'Theme font'
          )
        }
      </OptionList>
      {found.length === 0 && <p className={styles.nothing}>Nothing is called that.</p>}
    </Popover>
  )
}
