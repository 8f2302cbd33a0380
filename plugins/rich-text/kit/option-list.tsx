import { type ReactNode, useEffect, useRef } from 'react'
import styles from '@/plugins/rich-text/kit/option-list.module.css'

type Props<Option> = {
  id: string
  /** For screen readers. */
  label: string
  options: readonly Option[]
  keyOf: (option: Option) => string
  /** The one that Enter takes. */
  active: number
  onActive: (index: number) => void
  onChoose: (option: Option) => void
  children: (option: Option) => ReactNode
}

/** Id of an option's element, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`

/** A list to choose from while the keyboard stays in a field or in the words. */
export function OptionList<Option>(props: Props<Option>) {
  const { id, label, options, keyOf, active, onActive, onChoose, children } = props
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className={styles.list}>
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard is in the field that opened it
        <div
          key={keyOf(option)}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles.option}
          // The field, or the words, must keep the focus.
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => index !== active && onActive(index)}
          onClick={() => onChoose(option)}
        >
          {children(option)}
        </div>
      ))}
    </div>
  )
}
