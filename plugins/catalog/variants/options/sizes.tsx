import { useId, useState } from 'react'
import { rowName, type Size } from '@/plugins/catalog/variants/matrix/matrix'
import {
  addSizes,
  hasName,
  removeValue,
  renameSize,
  sizeSets,
} from '@/plugins/catalog/variants/matrix/options'
import type { OptionProps } from '@/plugins/catalog/variants/options/colours'
import styles from '@/plugins/catalog/variants/options/options.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { IconButton } from '@/src/admin/ui/icon-button'
import { ChevronDown, Plus, X } from '@/src/admin/ui/icons'
import { MenuButton } from '@/src/admin/ui/menu-button'
import { isEnter } from '@/src/core/is-enter'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'

const words = ownerMessages.variants

/** What buyers choose beside the colour: sizes, or editions, or scents. */
export function Sizes({ matrix, edit, tell }: OptionProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isNaming, setIsNaming] = useState(matrix.optionName !== '')
  const isTwin = typed.trim() !== '' && hasName(matrix.sizes, typed)

  const add = (names: readonly string[]) => {
    const next = addSizes(matrix, names)
    if (next.rows.length > studioLimits.merch.variantsMax) {
      tell(words.tooMany)
    } else if (next.sizes.length > matrix.sizes.length) {
      edit(next, `Added ${names.join(', ')}`)
    }
  }
  const addTyped = () => {
    const names = typed
      .split(/[,;\t\n]/)
      .map((name) => name.trim().slice(0, studioLimits.merch.sizeMax))
    add(names.filter(Boolean))
    setTyped('')
  }
  const remove = ({ key, name }: Size) => {
    const { matrix: next, kept } = removeValue(matrix, 'size', key)
    edit(next, `Removed ${name}`)
    if (kept.length > 0) {
      tell(words.kept(kept.map((row) => rowName(matrix, row))))
    }
  }
  const what = matrix.optionName || 'Size'

  return (
    <fieldset className={styles.option}>
      <legend>{matrix.optionName || 'Sizes'}</legend>
      <div className={styles.values}>
        {matrix.sizes.map((size) => (
          <SizeValue
            key={size.key}
            size={size}
            isTaken={(name) => hasName(matrix.sizes, name, size.key)}
            onRename={(name) => edit(renameSize(matrix, size.key, name), `Renamed ${size.name}`)}
            onRemove={() => remove(size)}
          />
        ))}
        <span className={`${controls.field} ${styles.newValue}`}>
          <input
            aria-label={`Add: ${what.toLowerCase()}`}
            aria-invalid={isTwin}
            aria-describedby={`${id}-says`}
            placeholder="Add, like M"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (isEnter(event)) {
                addTyped()
              }
            }}
          />
          <IconButton
            icon={Plus}
            label="Add it"
            disabled={typed.trim() === ''}
            onClick={addTyped}
          />
        </span>
        <MenuButton
          label="Sets of sizes"
          items={sizeSets.map(({ label, sizes }) => ({
            label,
            note: sizes.length > 1 ? sizes.join(', ') : undefined,
            run: () => add(sizes),
          }))}
        >
          Sets
          <ChevronDown size={16} aria-hidden />
        </MenuButton>
        {!isNaming && (
          <button type="button" className={styles.link} onClick={() => setIsNaming(true)}>
            Not a size?
          </button>
        )}
      </div>
      <p id={`${id}-says`} className={styles.problem} role="alert">
        {isTwin ? words.twinName : ''}
      </p>
      {isNaming && (
        <div className={styles.naming}>
          <label htmlFor={id}>Buyers choose</label>
          <input
            id={id}
            className={controls.field}
            placeholder="Size"
            maxLength={studioLimits.merch.optionNameMax}
            value={matrix.optionName}
            onChange={({ target }) =>
              edit({ ...matrix, optionName: target.value }, 'Named the choice', true)
            }
          />
          <small>Like Edition, Format or Scent. Empty: Size.</small>
        </div>
      )}
    </fieldset>
  )
}

type ValueProps = {
  size: Size
  isTaken: (name: string) => boolean
  onRename: (name: string) => void
  onRemove: () => void
}

/** A value that is renamed in place; what cannot be its name is put back. */
function SizeValue({ size, isTaken, onRename, onRemove }: ValueProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && (typed.trim() === '' || isTaken(typed))
  const settle = () => {
    const name = typed?.trim()
    if (name && !isWrong && name !== size.name) {
      onRename(name)
    }
    setTyped(null)
  }
  return (
    <span className={styles.value} data-wrong={isWrong || undefined}>
      <input
        aria-label={`Rename ${size.name}`}
        aria-invalid={isWrong}
        title={isWrong ? words.twinName : undefined}
        maxLength={studioLimits.merch.sizeMax}
        size={Math.max(2, (typed ?? size.name).length)}
        value={typed ?? size.name}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (isEnter(event)) {
            settle()
          } else if (event.key === 'Escape') {
            setTyped(null)
          }
        }}
      />
      <IconButton icon={X} label={`Remove ${size.name}`} onClick={onRemove} />
    </span>
  )
}
