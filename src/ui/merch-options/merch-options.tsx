import type { CSSProperties } from 'react'
import type { VariantView } from '@/src/core/contracts/products/products'
import styles from '@/src/ui/merch-options/merch-options.module.css'
import {
  colorChoices,
  type MerchSelection,
  sizeChoices,
  withColor,
} from '@/src/ui/merch-options/merch-selection'

type Props = {
  /** What is chosen beside the colour. */
  optionName: string
  variants: readonly VariantView[]
  selection: MerchSelection
  onSelect: (selection: MerchSelection) => void
}

/** Colour swatches and sizes: real radio buttons, so that arrow keys and screen readers work. */
export function MerchOptions({ optionName, variants, selection, onSelect }: Props) {
  const colors = colorChoices(variants)
  const sizes = sizeChoices(variants, selection.color)

  return (
    <>
      {colors.length > 0 && (
        <fieldset className={styles.option}>
          <legend>
            Colour <span className={styles.chosen}>{selection.color}</span>
          </legend>
          <div className={styles.swatches}>
            {colors.map(({ value: { name, hex }, lack }) => (
              <label key={name} className={styles.swatch} title={labelOf(name, lack)}>
                <input
                  type="radio"
                  name="color"
                  aria-label={labelOf(name, lack)}
                  checked={selection.color === name}
                  disabled={lack !== ''}
                  onChange={() => onSelect(withColor(selection, name))}
                />
                <i style={{ '--swatch': hex } as CSSProperties} />
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {sizes.length > 0 && (
        <fieldset className={styles.option}>
          <legend>{optionName}</legend>
          <div className={styles.sizes}>
            {sizes.map(({ value: size, lack }) => (
              <label key={size} className={styles.size} title={lack}>
                <input
                  type="radio"
                  name="size"
                  aria-label={labelOf(size, lack)}
                  checked={selection.size === size}
                  disabled={lack !== ''}
                  onChange={() => onSelect({ ...selection, size })}
                />
                <span>{size}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}

function labelOf(name: string, lack: string): string {
  return lack ? `${name}, ${lack.toLowerCase()}` : name
}
