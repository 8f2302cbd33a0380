'use client'

import { Fragment, type ReactNode } from 'react'

/** Where a key leads in a list of the given length; null for keys that mean something else. */
export function nextPosition(key: string, position: number, length: number): number | null {
  const last = Math.max(length - 1, 0)
  switch (key) {
    case 'ArrowDown':
      return position >= last ? 0 : position + 1
    case 'ArrowUp':
      return position <= 0 ? last : position - 1
    case 'PageDown':
      return Math.min(position + 8, last)
    case 'PageUp':
      return Math.max(position - 8, 0)
    default:
      return null
  }
}

/** Of an option's element, for `aria-activedescendant`: ids have no spaces. */
export const optionId = (listId: string, key: string) => `${listId}-${key.replaceAll(/\s/g, '_')}`

/** What makes a text field the field of an {@link OptionList}; `active` is the key of an option. */
export function comboboxProps(listId: string, active: string | undefined) {
  return {
    role: 'combobox',
    'aria-expanded': active !== undefined,
    'aria-controls': listId,
    'aria-autocomplete': 'list',
    'aria-activedescendant': active === undefined ? undefined : optionId(listId, active),
    autoComplete: 'off',
    spellCheck: false,
  } as const
}

type Props<Option> = {
  id: string
  /** For screen readers. */
  label: string
  options: readonly Option[]
  keyOf: (option: Option) => string
  /** Stands above the first option of a group. */
  headingOf?: (option: Option) => string
  /** Index of the one that Enter takes. */
  active: number
  onActive: (index: number) => void
  onChoose: (option: Option) => void
  classes: { list?: string | undefined; option?: string | undefined; heading?: string | undefined }
  children: (option: Option) => ReactNode
}

/** A list to choose from while the keyboard stays in its field. */
export function OptionList<Option>({
  options,
  keyOf,
  headingOf,
  classes,
  ...props
}: Props<Option>) {
  const { id, label, active, onActive, onChoose, children } = props
  const heading = (index: number) => {
    const [option, former] = [options[index], options[index - 1]]
    const own = option && headingOf?.(option)
    return own !== (former && headingOf?.(former)) ? own : undefined
  }
  return (
    <div id={id} className={classes.list} role="listbox" aria-label={label} tabIndex={-1}>
      {options.map((option, index) => (
        <Fragment key={keyOf(option)}>
          {heading(index) && (
            <div className={classes.heading} role="presentation">
              {heading(index)}
            </div>
          )}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys of a combobox are those of its field */}
          <div
            ref={(element) => {
              if (index === active) {
                element?.scrollIntoView({ block: 'nearest' })
              }
            }}
            id={optionId(id, keyOf(option))}
            className={classes.option}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // The field must keep the keyboard.
            onMouseDown={(event) => event.preventDefault()}
            onPointerMove={() => index !== active && onActive(index)}
            onClick={() => onChoose(option)}
          >
            {children(option)}
          </div>
        </Fragment>
      ))}
    </div>
  )
}
